// Tips for somebody's first game: one for each new situation, each once.

import type { LegalView } from "../../wire";
import type { OriginView } from "./wire";

export const TIPS = ["start", "ring", "trait", "pair", "feed", "hungry", "hunt", "fat", "last"] as const;
export type Tip = (typeof TIPS)[number];

/** Return the tips that the moment calls for, the most urgent first. */
export function fitting(view: OriginView, legal: LegalView | null, hasPicked: boolean): Tip[] {
  const me = view.seats[view.viewer];
  if (!me || view.phase === "over") return [];
  const kinds = new Set((legal?.actions ?? []).map((action) => action.parts.kind));
  const found: Tip[] = [];
  if (view.phase === "evolution" && legal) {
    if (!me.animals.length) found.push("start");
    else if (hasPicked && kinds.has("play_trait")) found.push("trait");
    if (hasPicked && kinds.has("play_pair")) found.push("pair");
  }
  if (me.animals.length && view.phase === "evolution") found.push("ring");
  if (kinds.has("hunt")) found.push("hunt");
  if (kinds.has("burn")) found.push("fat");
  if (kinds.has("take")) found.push("feed");
  if (
    view.phase === "feeding" &&
    me.animals.some((one) => one.food > 0) &&
    me.animals.some((one) => !one.fed)
  )
    found.push("hungry");
  if (view.last) found.push("last");
  return found;
}
