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

function fit(nodes: readonly HTMLElement[]): void {
  for (const { style } of nodes) Object.assign(style, { fontSize: "", lineHeight: "", whiteSpace: "" });
  const found = nodes.map((node) => ({
    node,
    most: parseFloat(getComputedStyle(node).fontSize),
    room: node.getBoundingClientRect().width,
    wanted: wordsWidth(node),
  }));
  for (const { node, most, room, wanted } of found) {
    if (!room || wanted <= room) continue;
    const size = Math.floor((most * room * 10) / wanted) / 10;
    const isBroken = size < READABLE && /\s/.test(node.textContent);
    node.style.fontSize = `${isBroken ? READABLE : Math.max(LEAST, size)}px`;
    if (isBroken) Object.assign(node.style, { lineHeight: "1.1", whiteSpace: "normal" });
  }
}

const names = new Together(fit);

export function fitted(node: HTMLElement, _: string): { update: () => void; destroy: () => void } {
  // A plate is as wide as its name: that there is more room now, its piece says.
  const piece = node.closest("button");
  void document.fonts.ready.then(() => names.ask(node)); // its own letters are wider than those it began with
  return names.watch(node, piece ? [node, piece] : [node]);
}
