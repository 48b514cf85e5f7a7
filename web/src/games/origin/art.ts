import { address } from "../../lib/art";
import type { AnimalView } from "./wire";

export interface Look {
  traits: readonly string[];
  asleep?: boolean;
  /** Whose coat it wears. */
  seat?: number;
  /** Which of its owner's animals it is, from 1: no two look quite the same. */
  number?: number;
}

/** So many animals of a player differ; then their looks come round again, and pictures stay few. */
const INDIVIDUALS = 24;

/** An animal with its traits; food and links are drawn by the table, not in here. */
export function animalArt({ traits, asleep = false, seat, number }: Look): string {
  const values: Record<string, string> = { traits: [...new Set(traits)].sort().join("+") };
  if (asleep) values["asleep"] = "1";
  if (seat !== undefined) values["seat"] = String(seat);
  if (number) values["individual"] = String(((number - 1) % INDIVIDUALS) + 1);
  return address("origin/animal", values);
}

/** An animal as it stands on the table, and with what it is about to get. */
export function pictureOf(animal: AnimalView | undefined, ...coming: string[]): string {
  if (!animal) return animalArt({ traits: coming });
  const { traits, marks, seat, number } = animal;
  const worn = [...traits.map((one) => one.trait), ...coming];
  return animalArt({ traits: worn, asleep: marks.includes("asleep"), seat, number });
}
