// A name that must stand on one line of a small card: its letters shrink until it fits.

const LEAST = 9;

export function fitted(node: HTMLElement, _: string): { update: () => void; destroy: () => void } {
  function fit(): void {
    node.style.fontSize = "";
    const most = parseFloat(getComputedStyle(node).fontSize);
    const room = node.clientWidth;
    const wanted = node.scrollWidth;
    if (room && wanted > room)
      node.style.fontSize = `${Math.max(LEAST, Math.floor((most * room * 10) / wanted) / 10)}px`;
  }
  const observer = new ResizeObserver(fit);
  observer.observe(node);
  fit();
  void document.fonts.ready.then(fit); // its own letters are wider than those it began with
  return { update: () => void requestAnimationFrame(fit), destroy: () => observer.disconnect() };
}
