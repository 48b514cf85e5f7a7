// What the board shows of a step that is looked back at: where somebody dies, the moment of the death,
// with the dead in their places; else how the table stands after the step.

import { beats } from "./beats";
import { type Graves, graves } from "./graves";
import type { EventView } from "../../wire";
import type { OriginView } from "./wire";

export interface Shown {
  view: OriginView;
  dead: Graves;
}

export function momentOf(
  before: OriginView | undefined,
  events: readonly EventView[],
  after: OriginView,
): Shown {
  if (!before) return { view: after, dead: new Map() };
  const death = beats(before, events, after).findLast((beat) =>
    beat.motions.some((one) => one.kind === "dies"),
  );
  const isOver = death && (death.view.round !== after.round || death.view.phase !== after.phase);
  const view = isOver ? death.view : after;
  return { view, dead: graves(before, view, new Map()) };
}
