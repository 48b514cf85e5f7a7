// How strong a bot is, how it plays and what it likes, in words; nothing for people, and for a lesson's rivals, who have
// no level.

import { t, worded } from "../lib/words.svelte";
import type { SeatInfo } from "../wire";

export const botKind = (info: SeatInfo | undefined): string =>
  info?.kind === "bot" && info.level ? t(`level-${info.level}`) : "";

/** How a level plays, in one line; of one that an added game brings nothing is known. */
export const waysOf = (level: string): string => worded(`plays-${level}`, "");
export const botWays = (info: SeatInfo | undefined): string =>
  info?.kind === "bot" && info.level ? waysOf(info.level) : "";

/** What a bot likes, of what it thinks about as good: its temper, in one sentence. */
export const botLikes = (info: SeatInfo | undefined): string =>
  info?.kind === "bot" && info.temper ? t(`likes-${info.temper}`) : "";
