// What is true of recorded games, event by event, told by tests/web/truths.py from the engine's side;
// and what of it the page shows, read off its own models.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hungry, playing, sideTotal } from "../src/games/origin/seats";
import type { GameView, PlayOf } from "../src/lib/model";
import type { Play, Review } from "../src/wire";
import type { DarwinView } from "../src/games/darwin/wire";
import type { OriginView } from "../src/games/origin/wire";

export interface Piece {
  seat: number;
  food: number[];
  hungry: boolean;
  place: number;
  points: number;
}
export interface Truth {
  phase: string;
  turn: number[];
  scores: number[];
  sides: number[];
  partners: number[];
  pieces: Record<string, Piece>;
  food: number[][];
  grounds: string[][];
  event: string;
}
export interface Told<V extends GameView = GameView> {
  serial: number;
  play: PlayOf<V>;
  truths: Record<string, Truth>;
  rest: Truth;
  whole: boolean;
  own: boolean;
  /** What the viewer saw before it, where that is not what the message above told. */
  before: PlayOf<V> | null;
}
export interface Looked {
  review: Review;
  moments: Play[];
  rests: Truth[];
}

const UNSAID = -2;
const FOLDER = process.env["GALAPAGOS_TRUTHS"] ?? "";

/** The recorded files of a game: streams of viewers, or reviews. */
export function recorded(game: string, kind: "stream" | "review"): string[] {
  if (!FOLDER) return [];
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${game}-`) && name.endsWith(".review.jsonl") === (kind === "review"))
    .sort();
}
function* linesOf(name: string): Generator<string> {
  yield* readFileSync(join(FOLDER, name), "utf-8").trimEnd().split("\n");
}
export function* messages<V extends GameView>(
  name: string,
): Generator<{ before: PlayOf<V> | null; told: Told<V> }> {
  let before: PlayOf<V> | null = null;
  const [, ...lines] = linesOf(name);
  for (const line of lines) {
    const told = JSON.parse(line) as Told<V>;
    yield { before: told.whole ? null : (told.before ?? before), told };
    before = told.play;
  }
}
export function lookedAt(name: string): Looked {
  return JSON.parse([...linesOf(name)][1]!) as Looked;
}

/** A truth without what was not said at that moment, so that the page may show either. */
const said = (truth: Truth, turn: number[]): number[] => (truth.turn.includes(UNSAID) ? turn : truth.turn);

/** What the page shows of a table of Origin, in the words of a truth. */
export function shownOrigin(view: OriginView, truth: Truth): Truth {
  const pieces = view.seats.flatMap((seat) => {
    const starving = new Set(hungry(view, seat).map((animal) => animal.tag));
    return seat.animals.map((one): [string, Piece] => [
      one.tag,
      {
        seat: seat.seat,
        food: [one.food, one.fat, one.stored],
        hungry: starving.has(one.tag),
        place: 0,
        points: 0,
      },
    ]);
  });
  return {
    phase: view.phase,
    turn: truth.turn.includes(UNSAID) ? truth.turn : [playing(view)],
    scores: view.seats.map((seat) => seat.score.total),
    sides: view.seats.map((seat) => sideTotal(view, seat)),
    partners: view.seats.map((seat) => seat.partner),
    pieces: Object.fromEntries(pieces),
    food: [[view.centre]],
    grounds: [],
    event: "",
  };
}

/** The same of a table of Darwin. */
export function shownDarwin(view: DarwinView, truth: Truth): Truth {
  const scores = view.seats.map((seat) => seat.score.total);
  const looks = view.phase === "action" && view.food_counts;
  const pieces = view.slots.flatMap((slot) =>
    slot.species.map((one): [string, Piece] => [
      one.tag,
      {
        seat: one.owner,
        food: [one.plants, one.meat],
        hungry: looks && one.feeding !== "fed",
        place: slot.slot,
        points: one.points,
      },
    ]),
  );
  return {
    phase: view.phase,
    turn: said(truth, truth.turn),
    scores,
    sides: view.seats.map((seat) => seat.score.total + (scores[seat.partner] ?? 0)),
    partners: view.seats.map((seat) => seat.partner),
    pieces: Object.fromEntries(pieces),
    food: view.slots.map((slot) => [slot.plants, slot.meat, slot.plants_left, slot.meat_left]),
    grounds: view.slots.map((slot) => [slot.ground, slot.biome]),
    event: view.event,
  };
}
