// Own losses that are still to be seen. What is no longer true is not told, as the game says.

import type { TableModel } from "../lib/model";
import { prefs } from "../lib/prefs.svelte";
import type { EventView, LineView } from "../wire";
import { isForGood } from "./absence";
import { READ_MS } from "./coach.svelte";

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

/** The losses that are left when their owner acts: what was read is seen. `since`: when each came to the
 * screen, by its line. */
export const unread = (held: readonly Loss[], since: ReadonlyMap<number, number>, now: number): Loss[] =>
  held.filter(({ line }) => now - (since.get(line.n) ?? now) < READ_MS);

/** Whether a later event makes a loss untrue, or tells what became of it. */
export type Ends = (later: EventView, loss: EventView) => boolean;

/** The losses to show after more events: the new ones with those that are left, at most so many. */
export function lossesAfter(
  held: readonly Loss[],
  lines: readonly LineView[],
  events: readonly EventView[],
  most: number,
  ends: Ends = () => false,
): Loss[] {
  const at = new Map(events.map((event) => [event.n, event]));
  const fresh = lines.filter((line) => line.blow).map((line) => ({ line, event: at.get(line.n) }));
  return [...held, ...fresh]
    .filter(({ event }) => !event || !events.some((one) => one.n > event.n && ends(one, event)))
    .slice(-most);
}
