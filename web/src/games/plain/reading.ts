// What can be read off a view by somebody who does not know the game.

import type { GameView } from "../../lib/model";

/** A row of a table: what it is about, and what is to be said of it. */
export interface Row {
  title: string;
  words: string;
}
export interface SeatRow {
  seat: number;
  /** Undefined where the game counts no points. */
  points: number | undefined;
  facts: Row[];
}

const KNOWN = ["game", "viewer", "seats", "outcome", "rows", "seat", "score"];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => ["string", "number"].includes(typeof value) && value !== "";

/** A value in words, if it is a plain one or a list of such. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.every(isPlain) ? value.join(", ") : "";
  if (typeof value === "boolean") return value ? "✓" : "";
  return isPlain(value) ? String(value) : "";
}

/** Everything that has a name and can be said, but what is shown elsewhere. */
function factsOf(thing: object): Row[] {
  return Object.entries(thing)
    .filter(([key]) => !KNOWN.includes(key))
    .map(([key, value]) => ({ title: key.replaceAll("_", " "), words: inWords(value) }))
    .filter(({ words }) => words);
}

const isRow = (value: unknown): value is Row =>
  isObject(value) && typeof value["title"] === "string" && typeof value["words"] === "string";

/** The rows that a game tells of its table; without any, whatever else its view says. */
export function rowsOf(view: GameView): Row[] {
  const rows = "rows" in view && Array.isArray(view.rows) ? view.rows.filter(isRow) : [];
  return rows.length ? rows : factsOf(view);
}

function pointsOf(seat: object): number | undefined {
  const score = "score" in seat ? seat.score : undefined;
  const total = isObject(score) ? score["total"] : score;
  return typeof total === "number" ? total : undefined;
}

export const seatsOf = (view: GameView): SeatRow[] =>
  view.seats.map((one) => ({ seat: one.seat, points: pointsOf(one), facts: factsOf(one) }));
