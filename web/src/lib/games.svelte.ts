// What can be chosen for a new table, as the server lists it; asked once.

import type { GameInfo, ModeInfo } from "../wire";
import { ask } from "./api";

export type GameKey = "origin" | "darwin";
export const GAMES: readonly GameKey[] = ["origin", "darwin"];

const known = new Map<string, Promise<GameInfo>>();

export function gameInfo(game: string): Promise<GameInfo> {
  let found = known.get(game);
  if (!found) {
    found = ask<GameInfo>(`/api/options/${game}`);
    found.catch(() => known.delete(game));
    known.set(game, found);
  }
  return found;
}

/** Whether a mode can be played by so many. */
export function fits(mode: ModeInfo, players: number): boolean {
  return players >= mode.low && players <= mode.high && !(mode.even && players % 2);
}
