import { describe, expect, it } from "vitest";
import { DASHES, fitting, MARKS, nearest, path, scale, spread, valueAt, yTicks } from "../src/parts/chart";

describe("the axis of points", () => {
  it("has round numbers up to the highest value", () => {
    expect(yTicks(3)).toEqual([0, 1, 2, 3]);
    expect(yTicks(6)).toEqual([0, 2, 4, 6]);
    expect(yTicks(17)).toEqual([0, 5, 10, 15, 20]);
    expect(yTicks(37)).toEqual([0, 10, 20, 30, 40]);
    expect(yTicks(48)).toEqual([0, 10, 20, 30, 40, 50]);
  });
  it("is there when nobody has a point", () => {
    expect(yTicks(0)).toEqual([0, 1]);
  });
  it("never has more than five steps", () => {
    for (let highest = 0; highest < 300; highest++) {
      const ticks = yTicks(highest);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
    }
  });
});

describe("lines", () => {
  it("go straight or level", () => {
    const points = [
      [0, 10],
      [5, 4],
      [9, 4],
    ] as const;
    expect(path(points)).toBe("M0 10L5 4L9 4");
    expect(path(points, true)).toBe("M0 10H5V4H9V4");
  });
  it("map values to places, also where there is only one moment", () => {
    expect(scale(0, 10, 100, 200)(5)).toBe(150);
    expect(scale(3, 3, 100, 200)(3)).toBe(100);
  });
  it("can be told apart without colour for eight seats", () => {
    expect(new Set(DASHES).size).toBe(8);
    expect(new Set(MARKS).size).toBe(8);
  });
});

describe("labels at the ends", () => {
  it("stay where they are if there is room", () => {
    expect(spread([10, 40, 90], 15, 0, 100)).toEqual([10, 40, 90]);
  });
  it("move apart, and stay inside", () => {
    expect(spread([50, 50, 50], 10, 0, 100)).toEqual([50, 60, 70]);
    expect(spread([98, 99, 100], 10, 0, 100)).toEqual([80, 90, 100]);
  });
  it("keep their distance for eight equal seats", () => {
    const found = spread(Array(8).fill(140), 15, 10, 158);
    const sorted = [...found].sort((a, b) => a - b);
    for (let n = 1; n < 8; n++) expect(sorted[n]! - sorted[n - 1]!).toBeGreaterThanOrEqual(15);
    expect(sorted.at(-1)).toBeLessThanOrEqual(158);
  });
});

describe("moments", () => {
  const xs = [0, 30, 82];
  it("have the value of the last change before them", () => {
    expect(valueAt(xs, [0, 4, 9], 29)).toBe(0);
    expect(valueAt(xs, [0, 4, 9], 30)).toBe(4);
    expect(valueAt(xs, [0, 4, 9], 500)).toBe(9);
  });
  it("are found by the nearest place", () => {
    expect(nearest(xs, 50)).toBe(30);
    expect(nearest(xs, 60)).toBe(82);
  });
  it("are named as far as the words have room, the last one always", () => {
    const ticks = [0, 1, 2, 3].map((x) => ({ x, label: `Round ${x}` }));
    expect(
      fitting(
        ticks,
        (x) => x * 20,
        () => 40,
      ).map((tick) => tick.x),
    ).toEqual([0, 3]);
    expect(
      fitting(
        ticks,
        (x) => x * 60,
        () => 40,
      ),
    ).toEqual(ticks);
  });
});
