// Where the last gesture was made: an answer to it is shown there, not somewhere else on the page.

const PIECE = "[data-tag], [data-face], [data-piece], button, a, label, input, select";

export interface Place {
  /** The piece or button; it may have left the page since. */
  piece: HTMLElement | null;
  /** Finds it again if it was drawn anew. */
  selector: string;
  /** Where it stood. */
  box: DOMRect;
}

let last: Place | undefined;

const pieceOf = (node: EventTarget | null): HTMLElement | null =>
  node instanceof Element ? node.closest<HTMLElement>(PIECE) : null;

function selectorOf(piece: HTMLElement | null): string {
  const { tag, face } = piece?.dataset ?? {};
  if (tag) return `[data-tag="${CSS.escape(tag)}"]`;
  return face ? `[data-face="${CSS.escape(face)}"]` : "";
}

function keep(piece: HTMLElement | null, box: DOMRect): void {
  last = { piece, selector: selectorOf(piece), box };
}

function pointed(event: PointerEvent): void {
  // What is dragged keeps the pointer: what lies under it says where the gesture ended.
  const under =
    event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : event.target;
  const piece = pieceOf(under);
  keep(piece, piece?.getBoundingClientRect() ?? new DOMRect(event.clientX, event.clientY, 0, 0));
}

function typed(): void {
  const piece = pieceOf(document.activeElement);
  if (piece) keep(piece, piece.getBoundingClientRect());
}

if (typeof addEventListener === "function") {
  addEventListener("pointerdown", pointed, { capture: true });
  addEventListener("pointerup", pointed, { capture: true });
  addEventListener("keydown", typed, { capture: true });
}

/** Name a place oneself, where a gesture is about another piece than the one it was made on. */
export function gestureAt(selector: string): void {
  const piece = document.querySelector<HTMLElement>(selector);
  if (piece) keep(piece, piece.getBoundingClientRect());
}

/** The piece of the last gesture as it stands now, or the place where it was. */
export function gesturePlace(): Place | undefined {
  if (!last) return undefined;
  const again = last.piece?.isConnected
    ? last.piece
    : last.selector
      ? document.querySelector<HTMLElement>(last.selector)
      : null;
  if (!again) return { ...last, piece: null };
  return { ...last, piece: again, box: again.getBoundingClientRect() };
}
