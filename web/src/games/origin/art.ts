import { address } from "../../lib/art";
import type { AnimalView } from "./wire";

export interface Look {
  traits: readonly string[];
  asleep?: boolean;
  poisoned?: boolean;
}

/** An animal with its traits; food and links are drawn by the table, not in here. */
export const animalArt = ({ traits, asleep = false, poisoned = false }: Look): string => {
  const values: Record<string, string> = { traits: [...traits].sort().join("+") };
  if (asleep) values["asleep"] = "1";
  if (poisoned) values["poisoned"] = "1";
  return address("origin/animal", values);
};

/** An animal as it stands on the table, awake and well. */
export const pictureOf = (animal: AnimalView | undefined): string =>
  animalArt({ traits: animal?.traits.map((one) => one.trait) ?? [] });
