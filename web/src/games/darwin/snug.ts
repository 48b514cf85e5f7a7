// What has no room in its line is left out, and leaves no empty room behind: a box with several lines would be
// as wide as it may be, however little of it is seen.

import { Together } from "../../lib/together";

/** A box that is higher has lines enough. */
const LINE = 30;

/** Parts of one line are not all in the same middle. */
const SLACK = 4;

/** Whether a part of a line is hidden: it, or one before it, did not stand in the first line. */
export const isCut = (tops: readonly number[], n: number): boolean =>
  tops.slice(0, n + 1).some((top) => top > tops[0]! + SLACK);

function look(boxes: readonly HTMLElement[]): void {
  const low = boxes
    .map((box) => ({ box, parts: [...box.children] as HTMLElement[] }))
    .filter(({ box, parts }) => {
      const isWhole = !parts.some((part) => part.hidden) && box.scrollHeight <= box.clientHeight + 2;
      return !isWhole && box.clientHeight <= LINE;
    });
  for (const { parts } of low) for (const part of parts) part.hidden = false;
  const cuts = low.map(({ parts }) => {
    const tops = parts.map((part) => Math.round(part.offsetTop + part.offsetHeight / 2));
    return parts.map((_, n) => isCut(tops, n));
  });
  for (const [at, { parts }] of low.entries())
    for (const [n, part] of parts.entries()) part.hidden = cuts[at]![n]!;
}

const snugly = new Together(look);

/** Hide the children of a box that do not stand in its first line, whenever the room or what it says changes. */
export const snug = (box: HTMLElement, _says: unknown): { update: () => void; destroy: () => void } =>
  snugly.watch(box, [box.closest("button")!]);
