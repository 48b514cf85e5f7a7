import { describe, expect, it } from "vitest";
import { decisionAt, isHelped, spread } from "../src/review/judged";
import { reviewKey } from "../src/review/keys";
import {
  byStep,
  deathMarks,
  pointsChart,
  stepOfEvent,
  turnEnds,
  turnFrom,
  turnMarks,
  within,
} from "../src/review/steps";
import type { LineView, Play, Review, ReviewDeath, ReviewStep, SeatInfo } from "../src/wire";

const step = (seat: number, turn: number, phase: string, events: number): ReviewStep => ({
  serial: events,
  seat,
  kind: "act",
  turn,
  phase,
  events,
});
const STEPS = [
  step(-1, 1, "evolution", 4),
  step(0, 1, "evolution", 5),
  step(1, 1, "evolution", 6),
  step(1, 1, "feeding", 9),
  step(0, 1, "feeding", 10),
  step(0, 1, "feeding", 12),
  step(1, 2, "evolution", 20),
];
const line = (n: number): LineView => ({
  n,
  last: n,
  text: `line ${n}`,
  rule: "",
  seat: 0,
  blow: false,
  step: false,
  wished: false,
  for_seat: -1,
});
const death = (event: number, at: number): ReviewDeath => ({
  event,
  step: at,
  seat: 0,
  tag: "P1a",
  text: "",
});

describe("steps of a review", () => {
  it("groups the steps of one seat in one phase into a turn", () => {
    expect(turnEnds(STEPS)).toEqual([0, 1, 2, 3, 5, 6]);
  });
  it("goes by turns and stops at the ends", () => {
    expect(turnFrom(STEPS, 3, 1)).toBe(5);
    expect(turnFrom(STEPS, 5, 1)).toBe(6);
    expect(turnFrom(STEPS, 6, 1)).toBe(6);
    expect(turnFrom(STEPS, 6, -1)).toBe(5);
    expect(turnFrom(STEPS, 4, -1)).toBe(3);
    expect(turnFrom(STEPS, 0, -1)).toBe(0);
  });
  it("finds the step of an event", () => {
    expect([0, 3, 4, 8, 19, 99].map((event) => stepOfEvent(STEPS, event))).toEqual([0, 0, 1, 3, 6, 6]);
  });
  it("lays the log out by steps", () => {
    const told = byStep(STEPS, [line(0), line(2), line(4), line(10), line(11)]);
    expect(told.map((one) => [one.step, one.lines.length])).toEqual([
      [0, 2],
      [1, 1],
      [5, 2],
    ]);
  });
  it("marks rounds and deaths", () => {
    expect(turnMarks(STEPS)).toEqual([
      { step: 0, turn: 1 },
      { step: 6, turn: 2 },
    ]);
    expect(
      deathMarks([death(7, 3), death(8, 3), death(15, 6)]).map((one) => [one.step, one.deaths.length]),
    ).toEqual([
      [3, 2],
      [6, 1],
    ]);
  });
  it("keeps within the game", () => {
    expect([-5, 2, 99, NaN].map((at) => within(at, 7))).toEqual([0, 2, 6, 0]);
  });
  it("draws the points of every seat", () => {
    const seats = [
      { seat: 0, name: "Ana" },
      { seat: 1, name: "Bo" },
    ];
    const points = [
      { step: 0, turn: 1, points: [0, 0] },
      { step: 6, turn: 2, points: [3, 5] },
    ];
    const chart = pointsChart(
      { steps: STEPS, points, table: { seats } } as unknown as Review,
      (turn) => `r${turn}`,
    );
    expect(chart.xs).toEqual([0, 6]);
    expect(chart.ticks).toEqual([
      { x: 0, label: "r1" },
      { x: 6, label: "r2" },
    ]);
    expect(chart.lines[1]).toEqual({ seat: 1, name: "Bo", values: [0, 5] });
  });
});

describe("keys of a review", () => {
  const done: string[] = [];
  const film = {
    last: 6,
    by: (n: number) => (done.push(`by ${n}`), Promise.resolve()),
    turn: (n: number) => (done.push(`turn ${n}`), Promise.resolve()),
    jump: (n: number) => (done.push(`jump ${n}`), Promise.resolve()),
    toggle: () => void done.push("toggle"),
  };
  const press = (key: string, more: object = {}): boolean =>
    reviewKey(film, { key, target: null, ...more } as unknown as KeyboardEvent);

  it("steps, turns, jumps and plays", () => {
    done.length = 0;
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End", " "]) expect(press(key)).toBe(true);
    expect(press("ArrowLeft", { shiftKey: true })).toBe(true);
    expect(done).toEqual(["by -1", "by 1", "jump 0", "jump 6", "toggle", "turn -1"]);
  });
  it("leaves other keys alone", () => {
    done.length = 0;
    expect(press("a")).toBe(false);
    expect(press("ArrowLeft", { ctrlKey: true })).toBe(false);
    expect(done).toEqual([]);
  });
});

const seat = (number: number, you: boolean, kind: SeatInfo["kind"]): SeatInfo =>
  ({ seat: number, you, kind }) as SeatInfo;
const looked = (over: boolean, hints: boolean, other: SeatInfo["kind"]): Review =>
  ({
    over,
    seen: "0",
    steps: STEPS,
    table: { hints, seats: [seat(0, true, "person"), seat(1, false, other)] },
  }) as unknown as Review;
const asked = (yours: boolean): Play => ({ prompt: { yours } }) as Play;

describe("what if", () => {
  it("asks about every decision of a finished game", () => {
    const found = STEPS.map((_, at) => decisionAt(looked(true, false, "person"), at, null));
    expect(found).toEqual([-1, 1, 2, 3, 4, 5, 6]);
  });
  it("asks about own decisions of a game against bots, and at last about the one that is owed", () => {
    const running = looked(false, true, "bot");
    expect(STEPS.map((_, at) => decisionAt(running, at, asked(false)))).toEqual([-1, 1, -1, -1, 4, 5, -1]);
    expect(decisionAt(running, 6, asked(true))).toBe(7);
  });
  it("helps nobody against people, nor where hints are off", () => {
    expect(decisionAt(looked(false, true, "person"), 6, asked(true))).toBe(-1);
    expect(decisionAt(looked(false, false, "bot"), 6, asked(true))).toBe(-1);
    expect(isHelped(looked(false, true, "bot").table)).toBe(true);
    // Two who share a screen play against each other.
    const shared = [seat(0, true, "person"), seat(1, true, "person")];
    expect(isHelped({ ...looked(false, true, "bot").table, seats: shared })).toBe(false);
  });
  it("says in a few numbers how far ahead one would be", () => {
    expect(spread([-3, -1, 0, 2, 4])).toEqual({ least: -3, middle: 0, most: 4, ahead: 2 });
    expect(spread([5])).toEqual({ least: 5, middle: 5, most: 5, ahead: 1 });
  });
});
