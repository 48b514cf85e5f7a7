// A hunt on an own animal is told until it is over: then its end is, where it was a loss.

import type { EventView } from "../../wire";

/** What ends a hunt, whatever was done against it. */
const ENDS: readonly string[] = ["eaten", "card_shed", "turn_ended", "phase_ended"];

/** Whether a later event ends a hunt that was announced. */
export function endsHunt(later: EventView, hunt: EventView): boolean {
  if (hunt.kind !== "hunt_announced") return false;
  return ENDS.includes(later.kind) || (later.kind === "ran" && later.fields["escaped"] === true);
}
