// Tips for a first game of Darwin: which of them a moment calls for.

import type { BuildView, BuilderView, DarwinView } from "./wire";

export type Tip = "body" | "green" | "rank" | "trial" | "change" | "food";

/** Return the tips that the moment calls for, the most urgent first. */
export function fitting(
  view: DarwinView,
  builder: BuilderView | null,
  building: boolean,
  build: BuildView | null,
): Tip[] {
  const own = view.slots.flatMap((slot) => slot.species).filter((one) => one.owner === view.viewer);
  const isTurn = view.phase === "action" && view.turn === view.viewer;
  const found: [Tip, boolean][] = [
    ["green", building && (build?.verdicts.some((one) => one.legal) ?? false)],
    ["body", isTurn && !building && (builder?.create ?? false) && own.length === 0],
    ["change", isTurn && !building && (builder?.mutate ?? false) && view.era > 1],
    ["trial", view.phase === "action" && view.trial_era && own.length > 0],
    ["food", view.phase === "action" && view.food_counts && own.some((one) => one.feeding === "hungry")],
    ["rank", view.phase === "action" && own.some((one) => one.rank > 1)],
  ];
  return found.filter(([, fits]) => fits).map(([tip]) => tip);
}
