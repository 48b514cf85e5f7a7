// Who is with whom. Partners sit opposite each other in both games: seat i and i + n/2.

import type { TableInfo } from "../wire";

/** Whether partners play together at a table. */
export function hasTeams(info: Pick<TableInfo, "game" | "mode" | "options" | "seats">): boolean {
  const wanted = info.game === "darwin" ? info.mode === "team" : info.options["teams"] === "on";
  return wanted && info.seats.length % 2 === 0;
}

/** The letter of a seat's team: A, B, C, D, by its lower seat. */
export function teamLetter(seat: number, seats: number): string {
  return String.fromCharCode(65 + (seat % (seats / 2)));
}

export function partnerOf(seat: number, seats: number): number {
  return (seat + seats / 2) % seats;
}
