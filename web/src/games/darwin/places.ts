// The food of a species as places on its ground, one for each heart.

import type { SpeciesView } from "./wire";

/** plant and meat lie there already; leaf and bite are empty, for plants and for meat; will is meat that
 * a hunter would catch. */
export type Place = "plant" | "meat" | "leaf" | "bite" | "will";

/** How many letters adaptation and strength have: the more, the less room they leave beside them. */
export const lettersOf = (species: Pick<SpeciesView, "adaptation" | "competition">): number =>
  `${species.adaptation}${species.competition}`.length;

/** What lies on the places of a species, in order; `hunts` says that it would catch what is missing. */
export function placesOf(
  species: Pick<SpeciesView, "plants" | "meat" | "hunted" | "diet"> & { stats: { hearts: number } },
  hunts = false,
): Place[] {
  const filled: Place[] = [
    ...Array<Place>(species.plants).fill("plant"),
    ...Array<Place>(species.meat + species.hunted).fill("meat"),
  ];
  const empty: Place = hunts ? "will" : species.diet === "carnivore" ? "bite" : "leaf";
  const missing = Math.max(0, species.stats.hearts - filled.length);
  return [...filled.slice(0, species.stats.hearts), ...Array<Place>(missing).fill(empty)];
}
