// Own losses that are still to be seen. What is no longer true is not told: hunger that has ended, by
// food or by death.

import type { TableModel } from "../lib/model";
import { prefs } from "../lib/prefs.svelte";
import type { EventView, LineView } from "../wire";
import { isForGood } from "./absence";

/** A line of the log that struck the viewer's pieces, and the event it tells of. */
export interface Loss {
  line: LineView;
  event: EventView | undefined;
}

/** Whether the story waits at a loss: who gave a seat to a bot for good has nothing to lose there. */
export function holdsLosses({ table }: Pick<TableModel, "table">): boolean {
  const own = table?.seats.filter((seat) => seat.you) ?? [];
  return prefs.holdLosses && (own.length === 0 || own.some((seat) => !isForGood(seat.bot_why)));
}

const isHunger = (event: EventView | undefined): event is EventView => event?.kind === "food_served";

/** Whether an event ends the hunger of a species: it is fed, or it is dead, which is told instead. */
function ends(event: EventView, hunger: EventView): boolean {
  if (event.n <= hunger.n || event.fields["species"] !== hunger.fields["species"]) return false;
  return event.kind === "died" || (event.kind === "food_served" && event.fields["feeding"] === "fed");
}

/** The losses to show after more events: the new ones with those that are left, at most so many. */
export function lossesAfter(
  held: readonly Loss[],
  lines: readonly LineView[],
  events: readonly EventView[],
  most: number,
): Loss[] {
  const at = new Map(events.map((event) => [event.n, event]));
  const fresh = lines.filter((line) => line.blow).map((line) => ({ line, event: at.get(line.n) }));
  return [...held, ...fresh]
    .filter(({ event }) => !isHunger(event) || !events.some((one) => ends(one, event)))
    .slice(-most);
}
