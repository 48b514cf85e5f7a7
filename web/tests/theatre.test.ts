// The theatre of an evaluation: every kind of event is thought of, and a scene is a function of time.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Beat, seenUpTo } from "../src/games/darwin/beats";
import { momentOf } from "../src/games/darwin/chronicle";
import { placesOf } from "../src/games/darwin/places";
import {
  castOf,
  during,
  glide,
  helpingsAt,
  SCENES,
  sceneOf,
  servedOf,
  servesFood,
  settlesAt,
  sparksAt,
  rowsOf,
  spotsOf,
  timesOf,
} from "../src/games/darwin/theatre";
import type { DarwinView, SlotView, SpeciesView } from "../src/games/darwin/wire";

const species = (uid: number, plants = 0, meat = 0): SpeciesView =>
  ({
    uid,
    tag: `S${uid}`,
    slot: 1,
    owner: 0,
    plants,
    meat,
    hunted: 0,
    stats: { hearts: 2 },
    diet: "herbivore",
  }) as SpeciesView;
const slot = (...all: SpeciesView[]): SlotView =>
  ({ slot: 1, biome: "savanna", species: all }) as unknown as SlotView;
const view = (place: SlotView): DarwinView =>
  ({ slots: [place], seats: [], viewer: 0 }) as unknown as DarwinView;

function beat(n: number, place: SlotView, told: Partial<Beat>): Beat {
  const fallen = (told.dead ?? []).map((uid) => ({ species: species(uid), death: "hunger", by: -1 }));
  const empty = {
    actors: [],
    dead: [],
    gains: [],
    kinds: [],
    hunter: -1,
    event: "",
    scenes: [{ slot: place, figures: [] }],
  };
  const moment = { ...momentOf(view(place)), fallen };
  return {
    n,
    text: "",
    step: 2,
    opens: false,
    slot: 1,
    mine: false,
    blow: false,
    changes: false,
    ...empty,
    moment,
    ...told,
  } as Beat;
}

describe("scenes", () => {
  it("has a scene, or none, for every kind of event", () => {
    const rules = readFileSync("../src/galapagos/games/darwin/rules/events.py", "utf-8");
    const kinds = [...rules.matchAll(/^([A-Z_]+): Final = \d+$/gm)].map(([, name]) => name!.toLowerCase());
    expect(kinds.length).toBeGreaterThan(50);
    expect(Object.keys(SCENES).sort()).toEqual([...kinds].sort());
  });
  it("plays a hunt, a death or points in one biome, and what is about everybody on the world", () => {
    const place = slot(species(1));
    expect(sceneOf(beat(1, place, { kinds: ["eaten", "died"], hunter: 1, dead: [2] }))).toBe("hunt");
    expect(sceneOf(beat(1, place, { kinds: ["died"], dead: [2] }))).toBe("death");
    expect(sceneOf(beat(1, place, { kinds: ["points_earned"] }))).toBe("points");
    expect(sceneOf(beat(1, place, { kinds: ["step_began"] }))).toBe("world");
    expect(sceneOf(beat(1, place, { kinds: ["points_earned"], scenes: [] }))).toBe("world");
    expect(sceneOf(beat(1, place, { kinds: ["event_revealed"], event: "flood", scenes: [] }))).toBe("event");
  });
});

describe("the stage", () => {
  const start = beat(1, slot(species(1, 2), species(2), species(3, 1)), { opens: true });
  const death = beat(2, slot(species(1, 2), species(3, 1)), { dead: [2], actors: [2], kinds: ["died"] });
  const later = beat(3, slot(species(1, 2)), { dead: [3], actors: [3], kinds: ["died"] });
  later.moment = { ...later.moment, fallen: [...death.moment.fallen, ...later.moment.fallen] };
  const beats = [start, death, later];

  it("keeps everybody's place: who dies stands there, who is dead has left it empty", () => {
    const seen = (one: Beat): unknown =>
      castOf(beats, one).map((who) => [who.species.uid, who.dies, who.gone]);
    expect(seen(death)).toEqual([
      [1, false, false],
      [2, true, false],
      [3, false, false],
    ]);
    expect(seen(later)).toEqual([
      [1, false, false],
      [2, false, true],
      [3, true, false],
    ]);
  });
  it("hands out food before the first death of a biome, in rank order, and what comes fills a place", () => {
    expect([servesFood(beats, death), servesFood(beats, later)]).toEqual([true, false]);
    const cast = castOf(beats, death);
    const all = (t: number): number[] => [1, 2, 3].map((uid) => servedOf(helpingsAt(cast, t), uid));
    expect(all(0)).toEqual([0, 0, 0]);
    expect(all(800)).toEqual([1, 0, 0]);
    expect(all(9000)).toEqual([2, 0, 1]);
    expect(settlesAt(beats, death)).toBeGreaterThan(settlesAt(beats, later));
  });
  it("looks the same at the same time", () => {
    expect(during(500, 0, 1000)).toBe(0.5);
    expect([during(-1, 0, 9), during(Infinity, 0, 9)]).toEqual([0, 1]);
    const [from, to] = [
      { x: 0, y: 0.8, px: 0 },
      { x: 1, y: 0, px: 50 },
    ];
    expect(glide(from, to, 0)).toBe("left: 0.00%; bottom: calc(80.00% + 0.0px)");
    expect(glide(from, to, 1)).toBe("left: 100.00%; bottom: calc(0.00% + 50.0px)");
    const { food, settles, end } = timesOf("hunt", 3);
    expect(food < settles && settles < end).toBe(true);
    expect(sparksAt(0).every((one) => one.light === 0)).toBe(true);
    expect(sparksAt(700).some((one) => one.light > 0)).toBe(true);
    expect(sparksAt(Infinity).every((one) => one.light === 0)).toBe(true);
    expect(sparksAt(700)).toEqual(sparksAt(700));
  });
  it("leaves no place for the dead once the next Era is prepared", () => {
    const drift = { ...later, step: 6, dead: [], actors: [], changes: true };
    expect(castOf([...beats, drift], drift).map((one) => one.species.uid)).toEqual([1]);
  });
  it("has room for many on a narrow stage: in three rows", () => {
    for (const [n, rows] of [
      [2, 1],
      [8, 2],
      [9, 3],
      [10, 3],
      [13, 3],
    ] as const) {
      const spots = spotsOf(n, 2);
      expect(spots).toHaveLength(n);
      expect(rowsOf(n, 2)).toBe(rows);
      expect(new Set(spots.map((one) => one.y)).size).toBe(rows);
      expect(spots.every((one) => one.x > 0 && one.x < 1 && one.y > 0.4)).toBe(true);
    }
  });
  it("has room for all: in two rows where they would be too small", () => {
    for (const n of [1, 2, 4, 5, 7, 8]) {
      const spots = spotsOf(n, 4);
      expect(spots).toHaveLength(n);
      expect(new Set(spots.map((one) => one.y)).size).toBe(n > 4 ? 2 : 1);
      for (const one of spots) {
        expect(one.x - one.width / 2).toBeGreaterThan(-0.001);
        expect(one.x + one.width / 2).toBeLessThan(1.001);
      }
    }
  });
});

describe("places of food", () => {
  it("are as many as hearts: what lies there, then what is missing, by its shape", () => {
    const one = (diet: string, plants: number, meat: number, hunted = 0): Parameters<typeof placesOf>[0] => ({
      diet,
      plants,
      meat,
      hunted,
      stats: { hearts: 3 },
    });
    expect(placesOf(one("omnivore", 1, 1))).toEqual(["plant", "meat", "leaf"]);
    expect(placesOf(one("carnivore", 0, 0, 1))).toEqual(["meat", "bite", "bite"]);
    expect(placesOf(one("carnivore", 0, 1), true)).toEqual(["meat", "will", "will"]);
  });
});

describe("what was seen of a story", () => {
  const beat = (n: number, blow = false): Beat => ({ n, blow }) as Beat;
  const all = [beat(1), beat(4, true), beat(6), beat(9, true), beat(12)];

  it("goes as far as no own loss was jumped over", () => {
    expect(seenUpTo(all, new Set())).toBe(3);
    expect(seenUpTo(all, new Set([all[0]!, all[1]!]))).toBe(8);
    expect(seenUpTo(all, new Set([all[0]!, all[3]!, all[4]!]))).toBe(3);
    expect(seenUpTo(all, new Set(all))).toBe(12);
  });
});
