import { describe, expect, it } from "vitest";
import { graves, inOrder } from "../src/origin/graves";
import type { OriginView } from "../src/wire";

const table = (phase: string, ...tags: string[]): OriginView =>
  ({ round: 2, phase, seats: [{ seat: 0, animals: tags.map((tag) => ({ tag })) }] }) as unknown as OriginView;

describe("empty places", () => {
  it("stay where an animal was eaten, until the phase ends", () => {
    const first = graves(table("feeding", "P1a", "P1b", "P1c"), table("feeding", "P1a", "P1c"), new Map());
    expect(first.get(0)).toEqual(["P1b"]);
    const next = graves(table("feeding", "P1a", "P1c"), table("feeding", "P1c"), first);
    expect(next.get(0)).toEqual(["P1b", "P1a"]);
    expect(graves(table("feeding", "P1c"), table("extinction", "P1c"), next).size).toBe(0);
  });
  it("are gone again when the death is taken back", () => {
    const first = graves(table("feeding", "P1a"), table("feeding"), new Map());
    expect(graves(table("feeding"), table("feeding", "P1a"), first).size).toBe(0);
  });
  it("are none where an animal is not born yet, looking back", () => {
    expect(graves(table("evolution", "P1a", "P1b"), table("evolution", "P1a"), new Map()).size).toBe(0);
  });
  it("stand among the living in order of birth", () => {
    const found = inOrder([{ tag: "P1aa" }, { tag: "P1c" }], ["P1b"]);
    expect(found.map((one) => one.tag)).toEqual(["P1b", "P1c", "P1aa"]);
  });
});
