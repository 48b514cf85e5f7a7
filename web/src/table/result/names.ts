// What the creatures of a finished game are called and how they look.

import type { CreatureView } from "../../wire";
import { animalArt, creatureArt } from "../../lib/art";
import { t } from "../../lib/words.svelte";
import { kindName } from "../../games/darwin/cards.svelte";

const PAIRS = new Set(["communication", "cooperation", "symbiosis"]);

export const isSpecies = (creature: CreatureView): boolean => creature.cards.length > 0;

/** Its name without its owner. */
export function creatureName(creature: CreatureView): string {
  return isSpecies(creature) ? kindName(creature.cards) : t("result-animal", { tag: creature.tag });
}

/** Its name with its owner. */
export function ownedName(creature: CreatureView, names: readonly string[]): string {
  return t("result-owned", { what: creatureName(creature), owner: names[creature.seat] ?? "" });
}

export function creaturePicture(creature: CreatureView): string {
  if (isSpecies(creature)) return creatureArt(creature.cards.map((one) => one.card));
  return animalArt({ traits: [...new Set(creature.traits)].filter((trait) => !PAIRS.has(trait)) });
}
