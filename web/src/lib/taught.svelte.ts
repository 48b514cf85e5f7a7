// Which cards of the coach were read in this browser, for each game; whoever has played a game to its end
// is no newcomer to it any more.

import { keepValue, keptValue } from "./kept";

const keyOf = (game: string): string => `galapagos.tips.${game}`;
/** Stands among the cards that were read: a game was played to its end. */
const OVER = "over";
/** Whoever shows cards is told when something else was read. */
let changes = $state(0);

/** The cards that were read. */
export function readCards(game: string): readonly string[] {
  void changes;
  const kept = keptValue(keyOf(game));
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
}

export function keepRead(game: string, card: string): void {
  keepValue(keyOf(game), [...new Set([...readCards(game), card])]);
  changes++;
}

/** Whether somebody plays this game for the first time. */
export const isFirstGame = (game: string): boolean => !readCards(game).includes(OVER);
export const endFirstGame = (game: string): void => keepRead(game, OVER);

/** Everybody is a newcomer again. */
export function forgetRead(games: readonly string[]): void {
  for (const game of games) keepValue(keyOf(game), null);
  changes++;
}
