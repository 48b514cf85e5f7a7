// What the creatures of a finished game are called and how they look.

import type { CreatureView, Summary } from "../../wire";
import { kitOf } from "../../games/kit";
import { t } from "../../lib/words.svelte";

export interface Creature {
  tag: string;
  seat: number;
  name: string;
  /** Its name with its owner. */
  owned: string;
  picture: string;
  note: string;
}

/** A creature in words and as a picture, as its game has them. */
export function creatureOf(
  { game }: Pick<Summary, "game">,
  one: CreatureView,
  players: readonly string[],
): Creature {
  const found = kitOf(game).creature?.(one) ?? { name: one.tag, picture: "", note: "" };
  const owned = t("result-owned", { what: found.name, owner: players[one.seat] ?? "" });
  return { tag: one.tag, seat: one.seat, owned, ...found };
}
