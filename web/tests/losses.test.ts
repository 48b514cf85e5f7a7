import { describe, expect, it } from "vitest";
import { endsHunger } from "../src/games/darwin/hunger";
import { endsHunt } from "../src/games/origin/hunted";
import { holdsLosses, type Loss, lossesAfter, unread } from "../src/table/losses";
import type { EventView, LineView, SeatInfo, TableInfo } from "../src/wire";

const event = (n: number, kind: string, fields: EventView["fields"]): EventView => ({
  n,
  kind,
  seat: 0,
  rule: "",
  cause: -1,
  fields,
});
const blow = (n: number, text: string): LineView => ({
  n,
  last: n,
  text,
  rule: "",
  seat: 0,
  blow: true,
  step: false,
  wished: false,
  for_seat: -1,
});
const texts = (held: readonly Loss[]): string[] => held.map((one) => one.line.text);

describe("own losses", () => {
  const hungry = event(1, "food_served", { species: 4, plants: 0, meat: 0, feeding: "hungry" });
  const held = lossesAfter([], [blow(1, "S4 is hungry.")], [hungry], 5);

  it("stay until they were seen", () => {
    const other = event(2, "food_served", { species: 5, plants: 1, meat: 0, feeding: "fed" });
    expect(texts(lossesAfter(held, [], [other], 5, endsHunger))).toEqual(["S4 is hungry."]);
  });
  it("are not told of the hunger of the dead: their death is", () => {
    const died = event(7, "died", { species: 4, death: "hunger", slot: 0, by: -1 });
    expect(texts(lossesAfter(held, [blow(7, "S4 starves.")], [died], 5, endsHunger))).toEqual([
      "S4 starves.",
    ]);
  });
  it("are not told of hunger that has ended", () => {
    const fed = event(3, "food_served", { species: 4, plants: 2, meat: 0, feeding: "fed" });
    expect(lossesAfter(held, [], [fed], 5, endsHunger)).toEqual([]);
  });
  it("are not told of a hunt that is over: its end is, where it was a loss", () => {
    const hunt = event(1, "hunt_announced", { animal: "P2a", prey: "P1b" });
    const hunted = lossesAfter([], [blow(1, "P2a hunts P1b.")], [hunt], 5, endsHunt);
    expect(texts(hunted)).toEqual(["P2a hunts P1b."]);
    const runs = event(2, "ran", { animal: "P1b", die: 3, escaped: false });
    expect(texts(lossesAfter(hunted, [], [runs], 5, endsHunt))).toEqual(["P2a hunts P1b."]);
    const eaten = event(3, "eaten", { animal: "P1b", hunter: "P2a" });
    expect(texts(lossesAfter(hunted, [blow(3, "P1b is eaten.")], [runs, eaten], 5, endsHunt))).toEqual([
      "P1b is eaten.",
    ]);
    const escapes = event(2, "ran", { animal: "P1b", die: 5, escaped: true });
    expect(lossesAfter(hunted, [], [escapes], 5, endsHunt)).toEqual([]);
  });
  it("go when their owner acts and has had the time to read them", () => {
    const two = lossesAfter([], [blow(1, "a"), blow(2, "b"), blow(3, "c")], [], 5);
    const since = new Map([
      [1, 1_000],
      [2, 4_000],
    ]);
    expect(texts(unread(two, since, 5_000))).toEqual(["b", "c"]);
  });
  it("are at most so many, the last ones", () => {
    expect(texts(lossesAfter(held, [blow(2, "b"), blow(3, "c")], [], 2))).toEqual(["b", "c"]);
  });
});

describe("a story waits at a loss", () => {
  const at = (...seats: Partial<SeatInfo>[]): { table: TableInfo } => ({
    table: { seats } as unknown as TableInfo,
  });
  const me = { you: true, bot_why: "" } as const;
  const gave = { you: true, bot_why: "resigned" } as const;

  it("of whoever plays, also if a bot sits in for them", () => {
    expect(holdsLosses(at(me, { you: false, bot_why: "resigned" }))).toBe(true);
    expect(holdsLosses(at({ you: true, bot_why: "left" }))).toBe(true);
    expect(holdsLosses(at(gave, me))).toBe(true);
  });
  it("but not of who has given the seat away for good", () => {
    expect(holdsLosses(at(gave, { you: false, bot_why: "" }))).toBe(false);
    expect(holdsLosses(at({ you: true, bot_why: "kicked" }))).toBe(false);
  });
  it("and of those who are watched", () => {
    expect(holdsLosses(at({ you: false, bot_why: "" }))).toBe(true);
  });
});
