// A name that must stand on one line of a small card: its letters shrink until it fits. Several words have
// two lines rather than letters too small to read.

import { Together } from "../../lib/together";

const LEAST = 8;
const READABLE = 9.5;

/** How wide its words are, to the fraction of a pixel by which they would be cut. */
function wordsWidth(node: HTMLElement): number {
  const words = document.createRange();
  words.selectNodeContents(node);
  return words.getBoundingClientRect().width;
}

/** Those that are too wide for their place, and how large their letters should be. */
function tooWide(nodes: readonly HTMLElement[]): { node: HTMLElement; size: number }[] {
  return nodes.flatMap((node) => {
    const [now, room, wanted] = [
      parseFloat(getComputedStyle(node).fontSize),
      node.getBoundingClientRect().width,
      wordsWidth(node),
    ];
    return room && wanted > room ? [{ node, size: Math.floor((now * room * 10) / wanted) / 10 }] : [];
  });
}

/** Letters are whole pixels wide on some screens: what should fit by its size is measured once more. */
const TRIES = 4;

function fit(nodes: readonly HTMLElement[]): void {
  for (const { style } of nodes) Object.assign(style, { fontSize: "", lineHeight: "", whiteSpace: "" });
  let found = tooWide(nodes);
  for (let n = 0; n < TRIES && found.length; n++) {
    const left: HTMLElement[] = [];
    for (const { node, size } of found) {
      const isBroken = size < READABLE && /\s/.test(node.textContent);
      node.style.fontSize = `${isBroken ? READABLE : Math.max(LEAST, size)}px`;
      if (isBroken) Object.assign(node.style, { lineHeight: "1.1", whiteSpace: "normal" });
      else if (size > LEAST) left.push(node);
    }
    found = tooWide(left);
  }
}

const names = new Together(fit);

export function fitted(node: HTMLElement, _: string): { update: () => void; destroy: () => void } {
  // A plate is as wide as its name: that there is more room now, its piece says, or the seat that it names.
  const piece = node.parentElement?.closest("button, section");
  void document.fonts.ready.then(() => names.ask(node)); // its own letters are wider than those it began with
  return names.watch(node, piece ? [node, piece] : [node]);
}
