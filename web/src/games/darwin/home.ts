// Where somebody is at home: for the picture that stands behind a podium.

import type { SlotView } from "./wire";

/** The place in which most species of these seats live, the first of equals; none if none live. */
export function homeOf<Slot extends Pick<SlotView, "species">>(
  slots: readonly Slot[],
  seats: readonly number[],
): Slot | undefined {
  const lives = (slot: Slot): number => slot.species.filter((one) => seats.includes(one.owner)).length;
  const most = Math.max(0, ...slots.map(lives));
  return most ? slots.find((slot) => lives(slot) === most) : undefined;
}
