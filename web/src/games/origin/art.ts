import { address } from "../../lib/art";

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
