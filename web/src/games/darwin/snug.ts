// What has no room in its line is left out, and leaves no empty room behind: a box with several lines would be
// as wide as it may be, however little of it is seen.

/** A box that is higher has lines enough. */
const LINE = 30;

/** Parts of one line are not all in the same middle. */
const SLACK = 4;

/** Whether a part of a line is hidden: it, or one before it, did not stand in the first line. */
export const isCut = (tops: readonly number[], n: number): boolean =>
  tops.slice(0, n + 1).some((top) => top > tops[0]! + SLACK);

/** Hide the children of a box that do not stand in its first line, whenever the room or what it says changes. */
export function snug(box: HTMLElement, _says: unknown): { update: () => void; destroy: () => void } {
  function look(): void {
    const parts = [...box.children] as HTMLElement[];
    const isWhole = !parts.some((part) => part.hidden) && box.scrollHeight <= box.clientHeight + 2;
    if (isWhole || box.clientHeight > LINE) return;
    for (const part of parts) part.hidden = false;
    const tops = parts.map((part) => Math.round(part.offsetTop + part.offsetHeight / 2));
    for (const [n, part] of parts.entries()) part.hidden = isCut(tops, n);
  }
  const observer = new ResizeObserver(look);
  observer.observe(box.closest("button")!);
  return { update: () => void requestAnimationFrame(look), destroy: () => observer.disconnect() };
}
