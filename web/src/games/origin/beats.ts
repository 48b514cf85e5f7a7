// The story of one message in beats: what moves, how the table stands afterwards, and where the story
// waits. Events keep their order: a hunt is announced, the die falls, the prey answers or dies, and
// only then somebody eats.

import type { EventView } from "../../wire";
import type { OriginView } from "./wire";
import { Chronicle, text } from "./chronicle";
import { type Motion, Teller } from "./show";

export interface Beat {
  /** The last event it tells of. */
  upTo: number;
  motions: Motion[];
  /** How the table stands after it. */
  view: OriginView;
  /** The table changes first: the piece that moves is there only then, or another phase begins. */
  isFirst: boolean;
  /** Another phase begins, and is to be seen before what it brings. */
  turns: boolean;
  /** How many animals of the viewer die: then the story waits to be seen. */
  losses: number;
  /** How many of these die of poison, not of hunger. */
  poisoned: number;
  /** It is about a piece of the viewer. */
  own: boolean;
}

const NOTHING_LOST = { isFirst: false, turns: false, losses: 0, poisoned: 0, own: false };

/** What belongs to the event before it. */
const PARTS: readonly string[] = ["buried", "pair_broken", "food_supplied"];

/** What happens at once, whoever it happens to. */
const TOGETHER: readonly string[] = ["die", "parade"];

const isDeath = (motion: Motion | undefined): boolean => motion?.kind === "dies";
const isPoisoning = (motion: Motion | undefined): boolean =>
  motion?.kind === "dies" && motion.how === "poison";

/** Whether what an event shows happens together with what the beat shows already. */
function joins(beat: Beat, event: EventView, shown: readonly Motion[]): boolean {
  if (PARTS.includes(event.kind)) return true;
  const last = beat.motions.at(-1);
  // Who starves, starves together with the others.
  if (isDeath(shown[0])) return isDeath(last) && event.kind !== "eaten";
  if (isDeath(last)) return false;
  if (!shown.length || !last) return true;
  return last.kind === shown[0]!.kind && TOGETHER.includes(last.kind);
}

/** The beats of a message; the last one ends with the table as the server shows it. */
export function beats(before: OriginView, events: readonly EventView[], after: OriginView): Beat[] {
  const chronicle = new Chronicle(before, after);
  const teller = new Teller(before.attack?.hunter);
  const found: Beat[] = [];
  for (const event of events) {
    const shown = teller.tell(event);
    const view = chronicle.tell(event);
    const own = isOwn(event, after);
    const losses = isDeath(shown[0]) && own ? 1 : 0;
    const poisoned = isPoisoning(shown[0]) && own ? 1 : 0;
    const turns = event.kind === "phase_began";
    const isFirst = turns || shown[0]?.kind === "born";
    const last = found.at(-1);
    const isNew = turns || (last?.turns && shown.length > 0);
    if (last && !isNew && joins(last, event, shown)) {
      last.upTo = event.n;
      last.view = view;
      last.motions.push(...shown);
      last.losses += losses;
      last.poisoned += poisoned;
      last.isFirst ||= isFirst;
      last.own ||= own;
    } else found.push({ upTo: event.n, motions: shown, view, isFirst, turns, losses, poisoned, own });
  }
  const end = found.at(-1);
  if (!end) return [];
  // The dead are shown before the next round is.
  if (end.motions.some(isDeath)) found.push({ upTo: end.upTo, motions: [], view: after, ...NOTHING_LOST });
  else end.view = after;
  return found;
}

/** Whether an event is about a piece of the viewer. */
const isOwn = (event: EventView, view: OriginView): boolean =>
  view.viewer >= 0 &&
  ["animal", "prey"].some((name) => new RegExp(`^P${view.viewer + 1}[a-z]`).test(text(event, name)));
