import { describe, expect, it } from "vitest";
import type { SpeciesView, StatsView } from "../src/games/darwin/wire";
import { standingOf, tilesIn } from "../src/games/darwin/crowd";
import { changesOf } from "../src/games/darwin/sites";

const species = (uid: number, owner = 1): SpeciesView => ({ uid, owner }) as SpeciesView;
const crowd = (n: number): SpeciesView[] => Array.from({ length: n }, (_, uid) => species(uid));
const told = (all: ReturnType<typeof standingOf>): string =>
  all.map((one) => ("species" in one ? String(one.species.uid) : `+${one.folded.length}`)).join(" ");

describe("a crowded biome", () => {
  it("shows everybody where there is room", () => {
    expect(
      told(
        standingOf(
          crowd(5),
          5,
          () => true,
          () => true,
        ),
      ),
    ).toBe("0 1 2 3 4");
  });
  it("folds as many neighbours as it must, the lower ranks first", () => {
    expect(
      told(
        standingOf(
          crowd(6),
          4,
          () => true,
          () => true,
        ),
      ),
    ).toBe("0 1 2 +3");
  });
  it("never folds whoever has to be seen", () => {
    const plain = (one: SpeciesView): boolean => one.uid > 2;
    expect(told(standingOf(crowd(6), 2, plain, plain))).toBe("0 1 2 +3");
  });
  it("folds the others only when the plain ones are not enough", () => {
    const plain = (one: SpeciesView): boolean => one.uid >= 4;
    const others = (one: SpeciesView): boolean => one.uid >= 1;
    expect(told(standingOf(crowd(6), 5, plain, others))).toBe("0 1 2 3 +2");
    expect(told(standingOf(crowd(6), 3, plain, others))).toBe("0 +3 +2");
  });
  it("leaves single ones alone: a fold of one saves nothing", () => {
    const plain = (one: SpeciesView): boolean => one.uid % 2 === 0;
    expect(told(standingOf(crowd(5), 3, plain, plain))).toBe("0 1 2 3 4");
  });
  it("counts tiles by their least width", () => {
    expect(tilesIn(380, 44)).toBe(8);
    expect(tilesIn(10, 44)).toBe(1);
  });
});

describe("what a lost card changes", () => {
  const before = { run: 2, climb: 0, hearts: 3, dig: true } as StatsView;
  it("lists every value that differs, yes and no as numbers", () => {
    const after = { run: 1, climb: 0, hearts: 3, dig: false } as StatsView;
    expect(changesOf(before, after)).toEqual([
      { key: "run", before: 2, after: 1 },
      { key: "dig", before: 1, after: 0 },
    ]);
  });
  it("is empty where nothing differs", () => {
    expect(changesOf(before, { ...before })).toEqual([]);
  });
});
