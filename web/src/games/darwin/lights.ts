// Where the pieces of Darwin are found on its table, and which of them an action is about: the pieces to tap,
// one after the other.

import type { Places } from "../../lesson/lights";
import type { DarwinParts } from "./wire";

export const places: Places = {
  card: (name) => `[data-card="${name}"]`,
  lit: (name) => `.lit[data-card="${name}"]`,
  biome: (name) => `section[data-biome="${name}"] .verdict .button, button[data-biome="${name}"]`,
  slot: (name) => `[data-tag="slot:${name}"] .verdict .button, [data-tag="slot:${name}"]`,
  tab: (name) => `.tabs button:nth-child(${name})`,
  species: (name) => `[data-species="${name}"]`,
  deck: () => ".deck",
  trade: () => ".trade, .tabs button:nth-child(2)",
  event: () => "[data-event]",
};

export function lightsOf(parts: DarwinParts): string[] {
  if (parts.kind === "draw") return [`key ${parts.size === "small" ? "1" : "2"}`];
  const pieces = [
    parts.kind === "create" ? "key c" : "",
    "species" in parts ? `species ${parts.species}` : "",
    ...("out" in parts ? parts.out.map((card) => `card ${card}`) : []),
    ...("cards" in parts ? parts.cards.map((card) => `card ${card}`) : []),
    "into" in parts ? `card ${parts.into}` : "",
    "slot" in parts ? `slot ${parts.slot}` : "",
  ].filter(Boolean);
  return pieces.length ? pieces : ["seal any"];
}
