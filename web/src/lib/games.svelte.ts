// What can be played here, and how: as the server lists it, asked once.

import type { CharacterInfo, GameInfo, Games, ModeInfo } from "../wire";
import { ask } from "./api";
import { hasText, t, type Values, worded } from "./words.svelte";

let known: GameInfo[] = $state.raw([]);
let folk: CharacterInfo[] = $state.raw([]);

/** Ask the server which games there are, before anything is shown. */
export async function learnGames(): Promise<void> {
  if (!known.length) ({ games: known, characters: folk } = await ask<Games>("/api/games"));
}

/** All games, in the order of the house. */
export const games = (): readonly GameInfo[] => known;
export const gameInfo = (game: string): GameInfo | undefined => known.find((one) => one.game === game);

/** Everybody whom a bot can be. */
export const characters = (): readonly CharacterInfo[] => folk;

/** What a game is called; one without a name on this page goes by its key. */
export const gameTitle = (game: string): string =>
  worded(`game-${game}`, game.charAt(0).toUpperCase() + game.slice(1));
/** A text as this game words it, which may count in something else than rounds; else as all do. */
export function tIn(game: string, key: string, values?: Values): string {
  const own = `${key}-${game}`;
  return t(hasText(own) ? own : key, values);
}
/** So many points, as the game calls them. */
export const pointsIn = (game: string, n: number): string =>
  worded(`points-${game}`, t("points-n", { n }), { n });

/** Whether a mode can be played by so many. */
export function fits(mode: ModeInfo, players: number): boolean {
  return players >= mode.low && players <= mode.high && !(mode.even && players % 2);
}
