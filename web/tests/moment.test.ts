import { expect, test } from "vitest";
import { momentOf } from "../src/games/origin/moment";
import type { EventView } from "../src/wire";
import type { AnimalView, OriginView } from "../src/games/origin/wire";

const animal = (tag: string): AnimalView =>
  ({ tag, number: 1, traits: [], marks: [], food: 0, blue: 0, appetite: 1 }) as unknown as AnimalView;
const table = (round: number, phase: string, ...tags: string[]): OriginView =>
  ({
    viewer: 0,
    round,
    phase,
    rolled: [],
    seats: [{ seat: 0, animals: tags.map(animal), pairs: [], hand: 0, score: { variant: 0 } }],
  }) as unknown as OriginView;
let n = 0;
const event = (kind: string, fields: EventView["fields"]): EventView => ({
  n: n++,
  kind,
  seat: 0,
  rule: "",
  cause: -1,
  fields,
});

test("a step in which somebody starves shows the moment of the death, not the next round", () => {
  const found = momentOf(
    table(2, "feeding", "P1a", "P1b"),
    [
      event("phase_began", { phase: "extinction" }),
      event("starved", { animal: "P1a", food: 0, appetite: 1 }),
      event("round_began", { round: 3, last: false }),
      event("phase_began", { phase: "evolution" }),
    ],
    table(3, "evolution", "P1b"),
  );
  expect([found.view.round, found.view.phase]).toEqual([2, "extinction"]);
  expect(found.dead.get(0)?.map((one) => one.tag)).toEqual(["P1a"]);
});

test("a step in which somebody is eaten shows the empty place; others show how the table stands", () => {
  const after = table(2, "feeding", "P1b");
  const eaten = momentOf(table(2, "feeding", "P1a", "P1b"), [event("eaten", { animal: "P1a" })], after);
  expect(eaten.view).toBe(after);
  expect(eaten.dead.get(0)?.map((one) => one.tag)).toEqual(["P1a"]);
  expect(momentOf(undefined, [], after)).toEqual({ view: after, dead: new Map() });
});
