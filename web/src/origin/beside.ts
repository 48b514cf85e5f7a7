// Places a box above or below a piece, inside the window, never over the piece itself.

const GAP = 8;

export function beside(node: HTMLElement, anchor: string): { update: (anchor: string) => void } {
  function place(anchor: string): void {
    const piece = document.querySelector(anchor)?.getBoundingClientRect();
    if (!piece) return;
    const { offsetWidth: width, offsetHeight: height } = node;
    const left = Math.min(Math.max(GAP, piece.x + piece.width / 2 - width / 2), innerWidth - width - GAP);
    const above = piece.y - height - GAP;
    const below = piece.bottom + GAP;
    const top = below + height <= innerHeight - GAP || above < GAP ? below : above;
    node.style.left = `${left}px`;
    node.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`;
  }
  place(anchor);
  return { update: (next) => void requestAnimationFrame(() => place(next)) };
}
