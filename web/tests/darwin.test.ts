import { describe, expect, it } from "vitest";
import { beatsOf, changesIn, nextElsewhere, scoresAt } from "../src/games/darwin/beats";
import { momentOf } from "../src/games/darwin/chronicle";
import { solidBox, standing } from "../src/lib/looks";
import { bestSlot, ownHarmed } from "../src/games/darwin/harm";
import { sitesOf, tapOf } from "../src/games/darwin/sites";
import { foodOf, showsActed } from "../src/games/darwin/crowd";
import type { EventView, LineView } from "../src/wire";
import type { BuildView, DarwinView, FitView, SpeciesView } from "../src/games/darwin/wire";

const event = (n: number, kind: string, fields: EventView["fields"] = {}, seat = -1): EventView => ({
  n,
  kind,
  seat,
  rule: "",
  cause: -1,
  fields,
});
const line = (n: number, text: string, blow = false, last = n): LineView => ({
  n,
  last,
  text,
  rule: "",
  seat: -1,
  blow,
  step: false,
  wished: false,
  for_seat: -1,
});
const species = (uid: number, owner: number, slot: number, points: number): unknown => ({
  uid,
  owner,
  slot,
  points,
  cards: [],
  plants: 0,
  meat: 0,
  hunted: 0,
});
const biome = (slot: number, name: string, living: unknown[]): unknown => ({
  slot,
  ground: "biome",
  biome: name,
  leaders: [],
  species: living,
  plants: 3,
  meat: 3,
});
const seat = (number: number, species: number): unknown => ({
  seat: number,
  score: { species, bank: 0, total: species },
});
const VIEW = {
  viewer: 0,
  phase: "action",
  event: "",
  slots: [
    biome(1, "ocean", [species(6, 1, 1, 2)]),
    biome(2, "savanna", [species(4, 0, 2, 3), species(5, 1, 2, 2)]),
  ],
  seats: [seat(0, 3), seat(1, 4)],
} as unknown as DarwinView;

const EVENTS = [
  event(1, "passed"),
  event(2, "phase_began", { phase: "evaluation" }),
  event(3, "step_began", { step: 2 }),
  event(4, "eaten", { hunter: 5, prey: 4, hearts: 2, missing: 0 }),
  event(5, "died", { species: 4, death: "eaten", slot: 2, by: 5 }, 0),
  event(6, "step_began", { step: 3 }),
  event(7, "points_earned", { species: 5, n: 1, step: 3, place: 0 }, 1),
  event(8, "phase_began", { phase: "event" }),
  event(9, "event_revealed", { event: "flood" }),
  event(10, "phase_began", { phase: "drawing" }),
  event(11, "card_drawn", { size: "small", card: "" }),
];
const LINES = [
  line(1, "Bo passes."),
  line(2, "Evaluation."),
  line(3, "Step 2."),
  line(4, "Eaten.", true, 5),
  line(6, "Step 3."),
  line(7, "1 point."),
  line(8, "A new event."),
  line(9, "Flood."),
  line(11, "Bo draws."),
];

describe("the story", () => {
  const beats = beatsOf(momentOf(VIEW), EVENTS, LINES);

  it("tells the evaluation and the change of Eras, and nothing before or after", () => {
    expect(beats.map((beat) => beat.text)).toEqual([
      "Evaluation.",
      "Step 2.",
      "Eaten.",
      "Step 3.",
      "1 point.",
      "A new event.",
      "Flood.",
    ]);
  });
  it("knows who acts, who dies, where, and whose loss it is", () => {
    expect(beats[2]).toMatchObject({
      step: 2,
      slot: 2,
      actors: [5, 4],
      dead: [4],
      hunter: 5,
      mine: true,
      blow: true,
    });
    expect(beats[4]).toMatchObject({ step: 3, mine: false });
    expect(beats[6]).toMatchObject({ step: 6, event: "flood" });
  });
  it("counts points as they are told, also those that die with a species", () => {
    expect(scoresAt(beats[1]!)).toEqual([3, 4]);
    expect(scoresAt(beats[2]!)).toEqual([0, 4]);
    expect(scoresAt(beats[4]!)).toEqual([0, 5]);
    expect(changesIn(beats, beats[2]!).get(0)).toBe(-3);
  });
  it("shows those it is about in their own biome, and nobody else", () => {
    const scene = (n: number): unknown =>
      beats[n]!.scenes.map(({ slot, figures }) => [
        slot.biome,
        figures.map((one) => [one.species.uid, one.dead, one.gain]),
      ]);
    expect(scene(2)).toEqual([
      [
        "savanna",
        [
          [5, false, 0],
          [4, true, 0],
        ],
      ],
    ]);
    expect(scene(4)).toEqual([["savanna", [[5, false, 1]]]]);
    expect(scene(6)).toEqual([]);
  });
  it("keeps the dead dead where everybody is seen", () => {
    const all = beats[3]!.scenes.flatMap((one) => one.figures);
    expect(all.map((one) => [one.species.uid, one.dead])).toEqual([
      [6, false],
      [5, false],
      [4, true],
    ]);
  });
  it("says what stays of a dead species with its death, and leaves food for the next Era to the log", () => {
    const events = [
      ...EVENTS.slice(0, 5),
      event(6, "banked", { species: 4, n: 1 }, 0),
      event(7, "banked", { species: 9, n: 1 }, 1),
      event(8, "phase_began", { phase: "event" }),
      event(9, "food_served", { species: 5, plants: 0, meat: 0, feeding: "hungry" }, 1),
    ];
    const lines = [
      ...LINES.slice(0, 4),
      line(6, "You keep 1."),
      line(7, "Bo keeps 1."),
      line(8, "A new event."),
      line(9, "Bo's is hungry."),
    ];
    const found = beatsOf(momentOf(VIEW), events, lines);
    expect(found.map((beat) => [beat.text, beat.lines])).toEqual([
      ["Evaluation.", [2]],
      ["Step 2.", [3]],
      ["Eaten. You keep 1.", [4, 6]],
      ["Bo keeps 1.", [7]],
      ["A new event.", [8]],
    ]);
    expect(scoresAt(found[2]!)).toEqual([1, 4]);
    expect(found.at(-1)!.moment.view.slots[1]!.species[0]!.feeding).toBe("hungry");
  });
  it("skips to what happens elsewhere", () => {
    expect(nextElsewhere(beats, 2)).toBe(3);
  });
  it("tells nothing of a plain turn", () => {
    const created = [event(1, "created", { species: 1 })];
    expect(beatsOf(momentOf(VIEW), created, [line(1, "Created.")])).toEqual([]);
  });
});

describe("the builder", () => {
  const fit = (places: string[], replaces: string[]): FitView => ({
    card: "x",
    places,
    replaces,
    reasons: [],
  });

  it("puts a card on a free place, replaces the only one, or asks", () => {
    expect(tapOf(fit(["legs", "more_legs"], ["a", ""]))).toEqual({ does: "add" });
    expect(tapOf(fit(["head"], ["a"]))).toEqual({ does: "replace", card: "a" });
    expect(tapOf(fit(["legs", "more_legs"], ["a", "b"]))).toEqual({
      does: "choose",
      places: ["legs", "more_legs"],
    });
    expect(tapOf(fit([], []))).toEqual({ does: "refuse" });
  });
  it("shows the places of a body, and one place for four legs", () => {
    const body = { place: "body", card: "b" };
    const sites = { legs: 2, wings: 0, tail: 1 };
    expect(sitesOf([body], sites, sites).map((site) => site.place)).toEqual([
      "head",
      "body",
      "legs",
      "more_legs",
      "tail",
    ]);
    const four = sitesOf([body, { place: "legs", card: "l" }], sites, { legs: 0, wings: 0, tail: 1 });
    expect(four.map((site) => site.place)).toEqual(["head", "body", "legs", "tail"]);
  });
  const verdict = (slot: number, legal: boolean, gain: number, hungry: number[] = []): unknown => ({
    slot,
    legal,
    action: "a",
    reasons: [],
    standing: { gain, dies: null, hungry, deaths: [] },
  });
  it("offers the green biome that is worth most", () => {
    const build = {
      verdicts: [verdict(0, false, 9), verdict(1, true, 2), verdict(2, true, 4)],
    } as unknown as BuildView;
    expect(bestSlot(build, VIEW)).toBe(2);
    expect(bestSlot(null, VIEW)).toBe(-1);
  });
  it("offers no biome where an own species would starve, unless there is no other", () => {
    const harmful = verdict(1, true, 9, [4]);
    const both = { verdicts: [harmful, verdict(2, true, 1, [5])] } as unknown as BuildView;
    expect(bestSlot(both, VIEW)).toBe(2);
    expect(bestSlot({ verdicts: [harmful] } as unknown as BuildView, VIEW)).toBe(1);
    expect(ownHarmed(VIEW, both.verdicts[0]!.standing)).toEqual([4]);
    expect(ownHarmed(VIEW, both.verdicts[1]!.standing)).toEqual([]);
  });
});

describe("a tile", () => {
  const one = (change: Partial<SpeciesView>): SpeciesView =>
    ({ acted: true, satisfied: true, feeding: "fed", ...change }) as SpeciesView;
  it("never wears the tick of one that has acted beside hunger", () => {
    expect(showsActed(one({}), false, true)).toBe(true);
    expect(showsActed(one({ acted: false }), false, true)).toBe(false);
    expect(showsActed(one({}), true, true)).toBe(false);
    expect(showsActed(one({ feeding: "hungry" }), false, true)).toBe(false);
    expect(showsActed(one({ satisfied: false }), false, true)).toBe(false);
    expect(showsActed(one({ feeding: "hungry" }), false, false)).toBe(true);
  });
  it("stands in a biome whose food is seen, also in the first Era of a beginner", () => {
    expect(foodOf({ mode: "base", food_counts: true })).toBe("left");
    expect(foodOf({ mode: "beginner", food_counts: false })).toBe("all");
    expect(foodOf({ mode: "kids", food_counts: false })).toBe("none");
  });
});

describe("a creature in its frame", () => {
  it("is found in its picture and stands on the ground", () => {
    const pixels = new Uint8ClampedArray(4 * 4 * 4);
    for (const [x, y] of [
      [1, 2],
      [2, 2],
    ])
      pixels[(y! * 4 + x!) * 4 + 3] = 255;
    const box = solidBox(pixels, 4);
    expect(box).toEqual({ x: 0.25, y: 0.5, width: 0.5, height: 0.25 });
    const stand = standing(box, 100, 50);
    expect(stand.top + stand.side * (box.y + box.height)).toBeCloseTo(50);
    expect(stand.side * box.width).toBeLessThanOrEqual(100);
  });
});
