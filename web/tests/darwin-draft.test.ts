import { describe, expect, it, test } from "vitest";
import { reasonsOf } from "../src/games/darwin/sites";
import { handOf, tradeMeant, usedOf, zoneOf } from "../src/games/darwin/trade";
import { isDraft } from "../src/games/darwin/turn.svelte";
import type { ReasonView } from "../src/wire";
import type { BuildView, DarwinView, VerdictView } from "../src/games/darwin/wire";

function view(give: string, take: string, made: string[] = []): DarwinView {
  const draft = give || made.length ? { give, take, main: made.length ? { cards: made } : null } : null;
  const held = (card: string): unknown => ({ card, seen_by: [], used: made.includes(card) });
  return {
    viewer: 1,
    zone: ["fox-tail", "crab-head"],
    draft,
    seats: [
      { seat: 0, cards: [] },
      { seat: 1, cards: ["yak-body", "lion-body", "emu-legs1"].map(held) },
    ],
  } as unknown as DarwinView;
}

describe("a planned trade", () => {
  it("lies on the table: the two cards have changed places", () => {
    const planned = view("yak-body", "fox-tail");
    expect(handOf(planned)).toEqual(["fox-tail", "lion-body", "emu-legs1"]);
    expect(zoneOf(planned)).toEqual(["yak-body", "crab-head"]);
    expect(handOf(view("", ""))).toEqual(["yak-body", "lion-body", "emu-legs1"]);
    expect(zoneOf(view("", ""))).toEqual(["fox-tail", "crab-head"]);
  });
  it("gives a card that the main action can use at once (DC-ACT-TRADE-05)", () => {
    expect([...usedOf(view("yak-body", "fox-tail", ["fox-tail", "lion-body"]))].sort()).toEqual([
      "fox-tail",
      "lion-body",
    ]);
  });
  it("is changed by what is seen: another card given, another taken, both, or neither", () => {
    const planned = { give: "yak-body", take: "fox-tail" };
    expect(tradeMeant(null, "a", "b")).toEqual({ give: "a", take: "b" });
    expect(tradeMeant(planned, "lion-body", "yak-body")).toEqual({ give: "lion-body", take: "fox-tail" });
    expect(tradeMeant(planned, "fox-tail", "crab-head")).toEqual({ give: "yak-body", take: "crab-head" });
    expect(tradeMeant(planned, "lion-body", "crab-head")).toEqual({ give: "lion-body", take: "crab-head" });
    expect(tradeMeant(planned, "fox-tail", "yak-body")).toBeNull();
  });
});

test("a half-built creature is nothing where what was kept cannot be read", () => {
  const kept = { building: true, changing: -1, cards: ["yak-body"], giving: "", taking: "" };
  expect(isDraft(kept)).toBe(true);
  for (const broken of [
    undefined,
    7,
    {},
    { ...kept, cards: [7] },
    { ...kept, cards: 7 },
    { ...kept, giving: 1 },
  ])
    expect(isDraft(broken)).toBe(false);
});

describe("what stands against placing a creature", () => {
  const reason = (text: string): ReasonView => ({ code: "", rule: "", text, numbers: [] });
  const build = { reasons: [reason("It needs a head.")] } as unknown as BuildView;
  it("is what the biome says, or what the creature lacks, and never nothing", () => {
    const mute = { reasons: [] } as unknown as VerdictView;
    const cold = { reasons: [reason("Too cold.")] } as unknown as VerdictView;
    expect(reasonsOf(build, cold).map((one) => one.text)).toEqual(["Too cold."]);
    expect(reasonsOf(build, mute).map((one) => one.text)).toEqual(["It needs a head."]);
    expect(reasonsOf(build, undefined).map((one) => one.text)).toEqual(["It needs a head."]);
  });
});
