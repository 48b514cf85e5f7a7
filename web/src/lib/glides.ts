// Whoever has found another place in a list glides there from the one before. All lists of a frame are measured
// together, as they lie after it: what Svelte has for it measures each list before and after it changes, and lays
// the page out for each of them, and for each piece that goes.

import { isStill, paced } from "./prefs.svelte";
import { Together } from "./together";

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Lie {
  /** In other room all have other places: nobody has moved. */
  room: string;
  places: Map<HTMLElement, Place>;
}
const GLIDES = 400;
/** As `cubicOut`. */
const SLOWING = "cubic-bezier(0.333, 1, 0.667, 1)";
const before = new WeakMap<HTMLElement, Lie>();

const lieOf = (list: HTMLElement): Lie => ({
  room: `${list.clientWidth} ${list.clientHeight}`,
  places: new Map(
    ([...list.children] as HTMLElement[]).map((one) => [
      one,
      { left: one.offsetLeft, top: one.offsetTop, width: one.offsetWidth, height: one.offsetHeight },
    ]),
  ),
});

function glide(one: HTMLElement, from: Place, to: Place): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const [wide, high] = [from.width / to.width, from.height / to.height];
  if (!x && !y && wide === 1 && high === 1) return;
  const began = `translate(${x}px, ${y}px) scale(${wide}, ${high})`;
  one.animate({ transform: [began, "none"] }, { duration: paced(GLIDES), easing: SLOWING });
}

function look(lists: readonly HTMLElement[]): void {
  // Where nothing is drawn there is nothing to see, and to measure it would lay it out.
  const drawn = lists.filter((list) => list.checkVisibility());
  for (const [n, now] of drawn.map(lieOf).entries()) {
    const was = before.get(drawn[n]!);
    before.set(drawn[n]!, now);
    if (was?.room !== now.room || isStill()) continue;
    for (const [one, to] of now.places) {
      const from = was.places.get(one);
      if (from) glide(one, from, to);
    }
  }
}

const lists = new Together(look);

/** Let the children of a list glide whenever what stands in it changes. */
export function glides(list: HTMLElement, _stands: unknown): { update: () => void; destroy: () => void } {
  lists.ask(list);
  return lists.watch(list, []);
}
