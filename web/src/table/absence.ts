// Who is not there, what that means for the game and when, and what a bot did in somebody's place.

import type { LineView, SeatInfo } from "../wire";

export interface Absence {
  seat: number;
  name: string;
  /** A bot plays until they are back, or to the end; will play in some seconds; or everybody waits. */
  what: "bot" | "resigned" | "kicked" | "soon" | "waits";
  /** Seconds from the moment the table was told. */
  seconds: number;
}

/** Whether a bot plays a seat to the end: its player does not get it back. */
export const isForGood = (why: SeatInfo["bot_why"] | undefined): why is "resigned" | "kicked" =>
  why === "resigned" || why === "kicked";

/** The others who are away, as far as that matters now. By days nobody is expected to sit there. */
export function absences(
  seats: readonly SeatInfo[],
  waitingFor: readonly number[],
  byDays: boolean,
): Absence[] {
  return seats.flatMap(({ seat, name, kind, you, present, bot_plays, bot_why, bot_in }): Absence[] => {
    if (kind !== "person" || you) return [];
    if (isForGood(bot_why)) return [{ seat, name, what: bot_why, seconds: 0 }];
    if (bot_plays) return [{ seat, name, what: "bot", seconds: 0 }];
    if (present) return [];
    if (bot_in >= 0) return [{ seat, name, what: "soon", seconds: bot_in }];
    return waitingFor.includes(seat) && !byDays ? [{ seat, name, what: "waits", seconds: 0 }] : [];
  });
}

/** What a bot has done for a seat, after the lines that its player knows of. */
export function doneFor(lines: readonly LineView[], seat: number, known: number): LineView[] {
  return lines.filter((line) => seat >= 0 && line.for_seat === seat && line.n > known);
}
