import { describe, expect, it } from "vitest";
import { graves, inOrder } from "../src/games/origin/graves";
import type { AnimalView, OriginView } from "../src/games/origin/wire";

const animal = (tag: string, number = 1): AnimalView => ({ tag, number }) as AnimalView;
const table = (phase: string, ...tags: string[]): OriginView =>
  ({
    round: 2,
    phase,
    seats: [{ seat: 0, animals: tags.map((tag) => animal(tag)) }],
  }) as unknown as OriginView;
const tags = (found: ReturnType<typeof graves>): string[] | undefined => found.get(0)?.map((one) => one.tag);

describe("empty places", () => {
  it("stay where an animal was eaten or has starved, until the round ends", () => {
    const first = graves(table("feeding", "P1a", "P1b", "P1c"), table("feeding", "P1a", "P1c"), new Map());
    expect(tags(first)).toEqual(["P1b"]);
    const next = graves(table("feeding", "P1a", "P1c"), table("feeding", "P1c"), first);
    expect(tags(next)).toEqual(["P1b", "P1a"]);
    const last = graves(table("feeding", "P1c"), table("extinction"), next);
    expect(tags(last)).toEqual(["P1b", "P1a", "P1c"]);
    expect(graves(table("extinction"), { ...table("evolution"), round: 3 }, last).size).toBe(0);
  });
  it("are gone again when the death is taken back", () => {
    const first = graves(table("feeding", "P1a"), table("feeding"), new Map());
    expect(graves(table("feeding"), table("feeding", "P1a"), first).size).toBe(0);
  });
  it("are none where an animal is not born yet, looking back", () => {
    expect(graves(table("evolution", "P1a", "P1b"), table("evolution", "P1a"), new Map()).size).toBe(0);
  });
  it("stand among the living in order of birth", () => {
    const found = inOrder([animal("P1aa", 27), animal("P1c", 3)], [animal("P1b", 2)]);
    expect(found.map((one) => one.animal.tag)).toEqual(["P1b", "P1c", "P1aa"]);
    expect(found.map((one) => one.dead)).toEqual([true, false, false]);
  });
});
