// What the coach points at. A lesson names pieces by kind and name; here they are found on the table, with
// what its game says of its own kinds.

/** By kind of piece: where one of this name is. */
export type Places = Record<string, (name: string) => string>;

const PLACES: Places = {
  verb: (name) => `[data-verb="${name}"]`,
  seal: () => "[data-seal]",
  row: (name) => `dialog[open] .row:has(img[src*="/icon/${name}."])`,
  choice: (name) => `dialog[open] li:nth-child(${name}) :is(.row, [data-piece])`,
  blow: () => ".blows li button",
  story: () => ".story [data-on]",
  key: (name) => `[aria-keyshortcuts="${name}"]`,
};

/** Return where a light is to be looked for; empty if no such thing is known. */
export function selectorOf(light: string, own: Places = {}): string {
  const at = light.indexOf(" ");
  const kind = light.slice(0, at);
  return (own[kind] ?? PLACES[kind])?.(light.slice(at + 1)) ?? "";
}

/** What must be known of a piece to decide whether it is pointed at. */
export interface Piece {
  isPicked: boolean;
  isInSheet: boolean;
}

/** Return which of the pieces is next: the first that is there and not picked yet. While a sheet is
 * open only what lies in it can be tapped. */
export function nextPiece(pieces: readonly (Piece | null)[], sheetIsOpen: boolean): number {
  return pieces.findIndex((piece) => piece !== null && !piece.isPicked && piece.isInSheet === sheetIsOpen);
}

const isSeen = (one: HTMLElement): boolean => one.getClientRects().length > 0;

function pieceOf(light: string, own: Places): HTMLElement | null {
  const selector = selectorOf(light, own);
  if (!selector) return null;
  return [...document.querySelectorAll<HTMLElement>(selector)].find(isSeen) ?? null;
}

const MARK = "data-coach";
const WATCHED = ["aria-pressed", "class", "open", "src"];

/** Point at the next piece of a list, and follow the table while it changes. If `leads`, the way is shown to
 * the end: also at what has to be confirmed, and nothing that is picked already. */
export function pointAt(lights: readonly string[], own: Places = {}, leads = true): () => void {
  let waiting = 0;
  function look(): void {
    waiting = 0;
    // An action that waits for its seal comes before everything.
    const sealing = leads ? document.querySelector<HTMLElement>("[data-sealing]") : null;
    const found = sealing && lights.length ? [sealing] : lights.map((light) => pieceOf(light, own));
    const pieces = found.map(
      (one) =>
        one && {
          isPicked: leads && one.matches('[aria-pressed="true"], .picked'),
          isInSheet: one.closest("dialog") !== null,
        },
    );
    const sheet = document.querySelector("dialog[open]");
    // A sheet that asks to confirm comes before what it asks about.
    const wanted =
      found[nextPiece(pieces, sheet !== null)] ??
      (leads && lights.length
        ? sheet?.querySelector<HTMLElement>("footer :is([data-seal], .primary)")
        : null);
    for (const old of document.querySelectorAll(`[${MARK}]`)) if (old !== wanted) old.removeAttribute(MARK);
    if (wanted && !wanted.hasAttribute(MARK)) {
      wanted.setAttribute(MARK, "");
      if (leads) wanted.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }
  const soon = (): void => void (waiting ||= requestAnimationFrame(look));
  const observer = new MutationObserver(soon);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: WATCHED,
  });
  soon();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(waiting);
    for (const old of document.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
  };
}
