// Which picture stands for a verb, a defence, or a reason why something is not possible.

import type { Action } from "./action";
import { piecesOf } from "./gestures";

const OF_KIND: Record<string, string> = {
  hunt: "carnivorous",
  burn: "fat_tissue",
  pirate: "piracy",
  graze: "grazing",
  hibernate: "hibernation",
  run: "running",
  mimic: "mimicry",
  shed: "tail_loss",
  scavenge: "scavenger",
};

const OF_REASON: Record<string, string> = {
  prey_swims: "swimming",
  hunter_swims: "swimming",
  prey_camouflaged: "camouflage",
  prey_too_big: "high_body_weight",
  prey_in_burrow: "burrowing",
  prey_shielded: "symbiosis",
  representative_hungry: "symbiosis",
  carnivore_or_scavenger: "scavenger",
  parasite_on_own: "parasite",
  hunt_spent: "carnivorous",
  asleep: "hibernation",
  slept_last_round: "hibernation",
  not_enough_fat: "fat_tissue",
  more_than_hunger: "fat_tissue",
  already_grazed: "grazing",
  piracy_spent: "piracy",
  victim_has_no_food: "piracy",
  victim_is_fed: "piracy",
  victim_is_pirate: "piracy",
};

export const kindIcon = (kind: string): string => OF_KIND[kind] ?? "";
export const reasonIcon = (code: string): string => OF_REASON[code] ?? "";

/** A card that is laid or shed shows its trait, everything else its verb. */
export function actionIcon(action: Action): string {
  const { trait, kind } = piecesOf(action);
  return trait ?? kindIcon(kind);
}
