import { describe, expect, it } from "vitest";
import { hungry, playing, sideTotal } from "../src/games/origin/seats";
import type { AnimalView, OriginSeatView, OriginView } from "../src/games/origin/wire";

const seat = (number: number, partner = -1, total = 0): OriginSeatView =>
  ({
    seat: number,
    partner,
    score: { total },
    animals: [{ tag: `P${number + 1}a`, fed: false } as AnimalView],
  }) as OriginSeatView;
const table = (change: Partial<OriginView>): OriginView =>
  ({
    viewer: 0,
    phase: "feeding",
    turn: 1,
    actor: 1,
    decision: "turn",
    teams: false,
    seats: [seat(0), seat(1)],
    ...change,
  }) as OriginView;

describe("who plays", () => {
  it("is whose turn it is, also while somebody defends", () => {
    expect(playing(table({ decision: "defence", actor: 0 }))).toBe(1);
  });
  it("is who declares survivors, whosever turn it was", () => {
    expect(playing(table({ phase: "extinction", decision: "declaration", actor: 0 }))).toBe(0);
  });
  it("is nobody after the end", () => {
    expect(playing(table({ phase: "over" }))).toBe(-1);
  });
});

it("hunger is told only while animals eat: survivors are not hungry", () => {
  const view = table({});
  expect(hungry(view, view.seats[0]!).map((one) => one.tag)).toEqual(["P1a"]);
  for (const phase of ["evolution", "extinction", "over"])
    expect(hungry(table({ phase }), view.seats[0]!)).toEqual([]);
});

describe("teams", () => {
  const seats = [seat(0, 2, 5), seat(1, 3, 1), seat(2, 0, 7), seat(3, 1, 2)];
  it("have one total for both", () => {
    const view = table({ teams: true, seats });
    expect(seats.map((one) => sideTotal(view, one))).toEqual([12, 3, 12, 3]);
    expect(sideTotal(table({ seats }), seats[0]!)).toBe(5);
  });
});
