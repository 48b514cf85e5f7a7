import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  BACKLOG,
  CENTRE,
  lasting,
  type Motion,
  paceOf,
  SCENES,
  Teller,
  timed,
} from "../src/games/origin/show";
import type { EventView } from "../src/wire";

function motions(events: EventView[]): Motion[] {
  const teller = new Teller();
  return events.flatMap((event) => teller.tell(event));
}

let n = 0;
const event = (kind: string, fields: EventView["fields"] = {}): EventView => ({
  n: n++,
  kind,
  seat: 0,
  rule: "",
  cause: -1,
  fields,
});

describe("where food comes from", () => {
  it("is the centre when it is taken there", () => {
    const found = motions([
      event("food_taken", { animal: "P1a" }),
      event("food_received", { animal: "P1a", eaten: 1, stored: 0 }),
    ]);
    expect(found).toEqual([{ kind: "token", from: CENTRE, to: "P1a", blue: false, sound: "pluck" }]);
  });
  it("is the partner in Cooperation, the victim of a pirate, the prey of a hunter", () => {
    const got = (animal: string, eaten = 1): EventView =>
      event("food_received", { animal, eaten, stored: 0 });
    expect(
      motions([event("pair_used", { animal: "P1a", partner: "P1b", trait: "cooperation" }), got("P1b")])[0],
    ).toMatchObject({ from: "P1a", to: "P1b" });
    expect(motions([event("robbed", { animal: "P1a", victim: "P2a" }), got("P1a")])[0]).toMatchObject({
      from: "P2a",
    });
    const hunt = motions([
      event("hunt_announced", { animal: "P1a", prey: "P2a" }),
      event("eaten", { animal: "P2a", hunter: "P1a" }),
      got("P1a", 2),
    ]);
    expect(hunt.map((one) => one.kind)).toEqual(["hunt", "dies", "token", "token"]);
    expect(hunt[2]).toMatchObject({ from: "P2a", to: "P1a", blue: true });
  });
  it("is the carcass for a scavenger", () => {
    const found = motions([
      event("eaten", { animal: "P2a", hunter: "P1a" }),
      event("scavenged", { animal: "P3a" }),
      event("food_received", { animal: "P3a", eaten: 1, stored: 0 }),
    ]);
    expect(found.at(-1)).toMatchObject({ kind: "token", from: "P2a", to: "P3a" });
  });
});

describe("a hunt", () => {
  it("bends to the substitute of a mimic", () => {
    const found = motions([
      event("hunt_announced", { animal: "P1a", prey: "P2a" }),
      event("redirected", { animal: "P2a", substitute: "P2b" }),
    ]);
    expect(found[1]).toMatchObject({ kind: "hunt", from: "P1a", to: "P2b" });
  });
  it("shows the die of a runner, and the run only if it escapes", () => {
    const ran = (escaped: boolean): string[] =>
      motions([event("ran", { animal: "P2a", die: 3, escaped })]).map((one) => one.kind);
    expect(ran(true)).toEqual(["die", "flees"]);
    expect(ran(false)).toEqual(["die"]);
  });
});

it("who is poisoned and hungry dies once", () => {
  const both = [
    event("died_of_poison", { animal: "P1a" }),
    event("starved", { animal: "P1a", food: 0, appetite: 1 }),
    event("starved", { animal: "P1b", food: 0, appetite: 1 }),
  ];
  expect(motions(both).map((one) => "at" in one && one.at)).toEqual(["P1a", "P1b"]);
});

describe("the time of motions", () => {
  const token = (): EventView => event("food_received", { animal: "P1a", eaten: 1, stored: 0 });
  it("lets like motions run together and different ones follow", () => {
    const found = timed(motions([token(), token(), event("fell_asleep", { animal: "P1a" })]), 1);
    expect(found.map((one) => one.at)).toEqual([0, 140, 660]);
  });
  it("is short at fast speed, and never much longer than four seconds for what is not one's own affair", () => {
    const many = Array.from({ length: 40 }, () => ({
      motions: motions([event("fell_asleep", { animal: "P1a" })]),
    }));
    let spent = 0;
    // One after the other, as they are told: what is left has what time is left.
    many.forEach((beat, n) => (spent += lasting(beat.motions, paceOf(many.slice(n), 1, spent))));
    expect(spent).toBeCloseTo(BACKLOG);
    expect(paceOf(many, 1, spent)).toBeCloseTo(0);
    expect(paceOf(many.slice(0, 2), 0.45)).toBe(0.45);
    expect(paceOf([{ ...many[0]!, own: true }, ...many], 1)).toBe(1);
  });
});

describe("the director's table", () => {
  const source = readFileSync(
    new URL("../../src/galapagos/games/origin/rules/events.py", import.meta.url),
    "utf-8",
  );
  const kinds = [...source.matchAll(/^([A-Z_]+): Final = \d+$/gm)].map((found) => found[1]!.toLowerCase());
  it("has a line for every kind of event there is, and for no other", () => {
    expect(kinds.length).toBeGreaterThan(40);
    expect(Object.keys(SCENES).sort()).toEqual([...kinds].sort());
  });
});
