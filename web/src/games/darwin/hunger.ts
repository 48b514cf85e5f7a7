// Hunger is a loss that is not told any longer when it has ended, by food or by death.

import type { EventView } from "../../wire";

/** Whether a later event ends the hunger of a species: it is fed, or it is dead, which is told instead. */
export function endsHunger(later: EventView, hunger: EventView): boolean {
  if (hunger.kind !== "food_served" || later.fields["species"] !== hunger.fields["species"]) return false;
  return later.kind === "died" || (later.kind === "food_served" && later.fields["feeding"] === "fed");
}
