import { describe, expect, it } from "vitest";
import { perRow, plan, type Room, SIZES } from "../src/games/origin/layout";

const room = (changes: Partial<Room>): Room => {
  const others = changes.others ?? [4];
  return {
    width: 1086,
    height: 550,
    others,
    busy: others.map(() => false),
    own: 5,
    taken: 50,
    ...changes,
  };
};

describe("the size of the pieces", () => {
  it("is large where two play on a laptop", () => {
    const found = plan(room({}));
    expect(["xl", "xxl"]).toContain(found.own);
    expect(found.scrolls).toBe(false);
  });
  it("shows seven opponents on a short phone without folding or scrolling", () => {
    const found = plan(room({ width: 390, height: 504, others: [5, 6, 4, 6, 3, 5, 6], own: 5, taken: 42 }));
    expect(found).toMatchObject({ others: "xs", rows: true, scrolls: false });
    expect(found.folded).not.toContain(true);
  });
  it("folds only seats that have nothing to do, and no more of them than it must", () => {
    const busy = [true, false, false, false, false, false, false];
    const tight = plan(room({ width: 390, height: 400, others: [9, 9, 9, 9, 9, 9, 9], busy, own: 9 }));
    expect(tight.folded[0]).toBe(false);
    const roomy = plan(
      room({
        width: 382,
        height: 500,
        others: [5, 6, 12, 6, 3, 5, 6],
        busy: busy.map(() => false),
        own: 5,
        taken: 42,
      }),
    );
    expect(roomy.folded.filter(Boolean).length).toBeLessThan(3);
    expect(roomy.scrolls).toBe(false);
  });
  it("has eight small tiles beside a name on a phone", () => {
    const found = plan(room({ width: 382, height: 504, others: [8, 8, 8, 8, 8, 8, 8], own: 5, taken: 42 }));
    expect(found).toMatchObject({
      others: "xs",
      rows: true,
      folded: [false, false, false, false, false, false, false],
    });
  });
  it("scrolls the opponents only when folding is not enough", () => {
    const others = [30, 30, 30];
    const found = plan(room({ width: 390, height: 300, others, busy: [true, true, true], own: 8 }));
    expect(found.scrolls).toBe(true);
  });
  it("never draws own animals smaller than others'", () => {
    for (const width of [390, 800, 1086]) {
      for (const height of [380, 500, 640]) {
        for (const others of [[1], [4, 4, 4], [2, 2, 2, 2, 2, 2, 2]]) {
          const found = plan(room({ width, height, others }));
          expect(SIZES[found.own][0]).toBeGreaterThanOrEqual(SIZES[found.others][0]);
        }
      }
    }
  });
  it("counts the tiles of a row with the gaps between them", () => {
    expect(perRow(40, "xs")).toBe(1);
    expect(perRow(86, "xs")).toBe(2);
    expect(perRow(10, "xl")).toBe(1);
  });
});
