// A name that must stand on one line of a small card: its letters shrink until it fits. Several words have
// two lines rather than letters too small to read.

const LEAST = 8;
const READABLE = 9.5;

/** How wide its words are, to the fraction of a pixel by which they would be cut. */
function wordsWidth(node: HTMLElement): number {
  const words = document.createRange();
  words.selectNodeContents(node);
  return words.getBoundingClientRect().width;
}

export function fitted(node: HTMLElement, _: string): { update: () => void; destroy: () => void } {
  function fit(): void {
    Object.assign(node.style, { fontSize: "", lineHeight: "", whiteSpace: "" });
    const most = parseFloat(getComputedStyle(node).fontSize);
    const room = node.getBoundingClientRect().width;
    const wanted = wordsWidth(node);
    if (!room || wanted <= room) return;
    const size = Math.floor((most * room * 10) / wanted) / 10;
    const isBroken = size < READABLE && /\s/.test(node.textContent);
    node.style.fontSize = `${isBroken ? READABLE : Math.max(LEAST, size)}px`;
    if (isBroken) Object.assign(node.style, { lineHeight: "1.1", whiteSpace: "normal" });
  }
  const observer = new ResizeObserver(fit);
  // A plate is as wide as its name: that there is more room now, its piece says.
  for (const one of [node, node.closest("button")]) if (one) observer.observe(one);
  fit();
  void document.fonts.ready.then(fit); // its own letters are wider than those it began with
  return { update: () => void requestAnimationFrame(fit), destroy: () => observer.disconnect() };
}
