// The places of a creature around its body, and what a tap on a card or a place would do.

import type { ReasonView } from "../../wire";
import type { BuildView, FitView, PlacedCardView, SitesView, StatsView, VerdictView } from "./wire";

export interface Site {
  place: string;
  card: string;
}

/** All places that a body offers, filled or free; before there is a body, the two every species has. */
export function sitesOf(placed: readonly PlacedCardView[], sites: SitesView, free: SitesView): Site[] {
  const at = new Map(placed.map((one) => [one.place, one.card]));
  const found: Site[] = [
    { place: "head", card: at.get("head") ?? "" },
    { place: "body", card: at.get("body") ?? "" },
  ];
  // A card of four legs lies in one place and takes two sites: the second place is gone then.
  const legs = at.has("legs") || at.has("more_legs");
  const double = at.has("legs") && !at.has("more_legs") && free.legs === 0 && sites.legs >= 2;
  if (sites.legs >= 1 || legs) found.push({ place: "legs", card: at.get("legs") ?? "" });
  if ((sites.legs >= 2 && !double) || at.has("more_legs"))
    found.push({ place: "more_legs", card: at.get("more_legs") ?? "" });
  if (sites.wings || at.has("wings")) found.push({ place: "wings", card: at.get("wings") ?? "" });
  if (sites.tail || at.has("tail")) found.push({ place: "tail", card: at.get("tail") ?? "" });
  return found;
}

export type Tap =
  | { does: "add" }
  | { does: "replace"; card: string }
  | { does: "choose"; places: string[] }
  | { does: "refuse" };

/** What a tap on a card of the hand means: the first free place, the only card to replace, or a choice. */
export function tapOf(fit: FitView): Tap {
  if (!fit.places.length) return { does: "refuse" };
  if (fit.replaces.some((card) => !card)) return { does: "add" };
  const cards = new Set(fit.replaces);
  return cards.size === 1
    ? { does: "replace", card: fit.replaces[0]! }
    : { does: "choose", places: fit.places };
}

/** Everything that stands against a place: what the biome says, or what the creature itself still lacks. */
export function reasonsOf(build: BuildView | null, verdict: VerdictView | undefined): ReasonView[] {
  return verdict?.reasons.length ? verdict.reasons : (build?.reasons ?? []);
}

export interface Change {
  key: keyof StatsView;
  before: number;
  after: number;
}

/** Every value in which two species differ; what a species has or has not counts as 1 and 0. */
export function changesOf(before: StatsView, after: StatsView): Change[] {
  const keys = Object.keys(after) as (keyof StatsView)[];
  return keys
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ key, before: Number(before[key]), after: Number(after[key]) }));
}
