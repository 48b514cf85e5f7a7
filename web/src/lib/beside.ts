// Where a box stands beside a piece: below or above it, inside the window, never over the piece.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Beside {
  left: number;
  top: number;
  /** How far from the left edge of the box its notch points at the piece. */
  notch: number;
  side: "below" | "above" | "over";
}

const EDGE = 8;
const NOTCH_ROOM = 16;

export function besideOf(
  piece: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
  gap = EDGE,
  keepFree: readonly Box[] = [],
): Beside {
  const middle = piece.x + piece.width / 2;
  const left = Math.max(EDGE, Math.min(middle - size.width / 2, room.width - size.width - EDGE));
  const notch = Math.max(NOTCH_ROOM, Math.min(middle - left, size.width - NOTCH_ROOM));
  const below = piece.y + piece.height + gap;
  const above = piece.y - size.height - gap;
  const fits = { below: below + size.height <= room.height - EDGE, above: above >= EDGE };
  // Towards the middle of the window, where nothing is asked and no button stands.
  const isLow = piece.y + piece.height / 2 > room.height / 2;
  const covers = (top: number, x = left): boolean =>
    keepFree.some(
      (box) =>
        box.x < x + size.width &&
        box.x + box.width > x &&
        box.y < top + size.height &&
        box.y + box.height > top,
    );
  if (fits.above && fits.below && covers(above) !== covers(below)) {
    return covers(above)
      ? { left, top: below, notch, side: "below" }
      : { left, top: above, notch, side: "above" };
  }
  if (fits.above && (isLow || !fits.below)) return stepAside({ left, top: above, notch, side: "above" });
  if (fits.below) return stepAside({ left, top: below, notch, side: "below" });
  return { left, top: Math.max(EDGE, room.height - size.height - EDGE), notch, side: "over" };

  /** Where it would cover what must stay free, it moves along the piece as little as that takes. */
  function stepAside(at: Beside): Beside {
    if (!covers(at.top)) return at;
    const ways = keepFree
      .flatMap((box) => [box.x + box.width + EDGE, box.x - size.width - EDGE])
      .filter((x) => x >= EDGE && x + size.width <= room.width - EDGE && !covers(at.top, x))
      .sort((one, two) => Math.abs(one - at.left) - Math.abs(two - at.left));
    const [x] = ways;
    if (x === undefined) return at;
    return { ...at, left: x, notch: Math.max(NOTCH_ROOM, Math.min(middle - x, size.width - NOTCH_ROOM)) };
  }
}

/** Put a box beside a piece of the window. */
export function putBeside(node: HTMLElement, piece: Box, gap = EDGE, keepFree: readonly Box[] = []): Beside {
  const size = { width: node.offsetWidth, height: node.offsetHeight };
  const at = besideOf(piece, size, { width: innerWidth, height: innerHeight }, gap, keepFree);
  node.style.left = `${at.left}px`;
  node.style.top = `${at.top}px`;
  return at;
}

/** Keep a box beside the piece that a selector finds. */
export function beside(node: HTMLElement, anchor: string): { update: (anchor: string) => void } {
  function place(anchor: string): void {
    const piece = document.querySelector(anchor)?.getBoundingClientRect();
    const free = [...document.querySelectorAll("[data-keep-free]")];
    if (piece)
      putBeside(
        node,
        piece,
        EDGE,
        free.map((one) => one.getBoundingClientRect()),
      );
  }
  place(anchor);
  return { update: (next) => void requestAnimationFrame(() => place(next)) };
}
