import { describe, expect, it } from "vitest";
import { keeping, shared } from "../src/lib/shared";

describe("what has not changed stays the same thing", () => {
  const before = { round: 1, seats: [{ animals: [{ tag: "P1a", food: 1 }] }, { animals: [] }], last: null };

  it("is the old value where all of it is equal", () => {
    expect(shared(before, structuredClone(before))).toBe(before);
  });
  it("keeps every part beside the one that changed", () => {
    const after = structuredClone(before);
    after.seats[0]!.animals[0]!.food = 2;
    const found = shared(before, after);
    expect(found).toEqual(after);
    expect(found).not.toBe(before);
    expect(found.seats[0]).not.toBe(before.seats[0]);
    expect(found.seats[1]).toBe(before.seats[1]);
  });
  it("says what is new, gone or of another kind as it is now", () => {
    const cases: [unknown, unknown][] = [
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: undefined }, { b: undefined }],
      [[1, 2], [1]],
      [[1], [1, 2]],
      [[], {}],
      [{}, []],
      [null, { a: null }],
      [{ a: null }, null],
      [undefined, 0],
      [new Map([[1, 2]]), new Map([[1, 3]])],
    ];
    for (const [old, now] of cases) expect(shared(old, now)).toStrictEqual(now);
  });
  it("changes neither of the two", () => {
    const after = { ...structuredClone(before), round: 2 };
    const copies = [structuredClone(before), structuredClone(after)];
    shared(before, after);
    expect([before, after]).toEqual(copies);
  });
  it("is remembered from one time to the next", () => {
    const kept = keeping<number[][]>();
    const first = kept([[1], [2]]);
    const next = kept([[1], [3]]);
    expect(next[0]).toBe(first[0]);
    expect(kept([[1], [3]])).toBe(next);
  });
});
