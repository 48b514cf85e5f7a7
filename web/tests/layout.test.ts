import { describe, expect, it } from "vitest";
import { plan, type Room, shoreRows, type Zone } from "../src/games/origin/layout";

const room = (changes: Partial<Room>): Room => ({
  width: 1440,
  height: 762,
  top: 48,
  others: [3, 3, 2],
  own: 4,
  feeding: true,
  ...changes,
});
const ROOMS = [
  { width: 1440, height: 762 },
  { width: 1366, height: 534 },
  { width: 1920, height: 942 },
  { width: 390, height: 676 },
  { width: 844, height: 300 },
];
const inside = (zone: Zone, { width, height }: { width: number; height: number }): boolean =>
  zone.left >= 0 && zone.top >= 0 && zone.left + zone.width <= width && zone.top + zone.height <= height;

describe("the zones of the island", () => {
  it("do not move with the animals", () => {
    for (const size of ROOMS) {
      const one = plan(room({ ...size, others: [1, 1, 1], own: 1 }));
      const other = plan(room({ ...size, others: [9, 2, 12], own: 9 }));
      expect([one.shore, one.pool, one.herd]).toEqual([other.shore, other.pool, other.herd]);
    }
  });
  it("leave the own herd its box at a table of two or of eight", () => {
    for (const size of ROOMS)
      expect(plan(room({ ...size, others: [3] })).herd).toEqual(
        plan(room({ ...size, others: [3, 3, 3, 3, 3, 3, 3] })).herd,
      );
  });
  it("lie in the room and not over each other", () => {
    for (const size of ROOMS)
      for (const feeding of [true, false]) {
        const { shore, pool, herd } = plan(room({ ...size, feeding }));
        for (const zone of [shore, pool, herd]) expect(inside(zone, size)).toBe(true);
        expect(shore.top + shore.height).toBeLessThanOrEqual(pool.top);
        const below = pool.top + pool.height <= herd.top;
        const beside = pool.left + pool.width <= herd.left;
        expect(below || beside).toBe(true);
      }
  });
});

describe("the size of the animals", () => {
  it("is 180 to 260 for the own herd on a laptop, and more than 130 on a phone", () => {
    expect(plan(room({})).own.animal).toBeGreaterThanOrEqual(200);
    expect(plan(room({ width: 1366, height: 534 })).own.animal).toBeGreaterThanOrEqual(160);
    expect(plan(room({ width: 390, height: 676 })).own.animal).toBeGreaterThanOrEqual(130);
  });
  it("never falls below its floor", () => {
    for (const size of ROOMS) {
      const found = plan(room({ ...size, others: [30, 30, 30, 30, 30, 30, 30], own: 30 }));
      const isPhone = size.width < 700 || size.height < 400;
      expect(found.rivals.animal).toBeGreaterThanOrEqual(isPhone ? 44 : 64);
      expect(found.own.animal).toBeGreaterThan(found.rivals.animal);
    }
  });
  it("is larger in front than on the far shore", () => {
    for (const size of ROOMS)
      for (const own of [1, 3, 6]) {
        const found = plan(room({ ...size, own }));
        expect(found.own.animal).toBeGreaterThanOrEqual(found.rivals.animal);
      }
  });
});

describe("the log", () => {
  it("lies beside a small herd on a laptop, and gives way to a large one", () => {
    expect(plan(room({})).aside).not.toBeNull();
    expect(plan(room({ own: 6 })).aside).toBeNull();
    expect(plan(room({ width: 390, height: 676 })).aside).toBeNull();
  });
});

describe("the far shore", () => {
  it("has one row for four on a laptop, two for more", () => {
    expect(shoreRows(4, "wide")).toEqual([4]);
    expect(shoreRows(7, "wide")).toEqual([4, 3]);
    expect(shoreRows(3, "tall")).toEqual([3]);
    expect(shoreRows(5, "tall")).toEqual([3, 2]);
    expect(shoreRows(0, "wide")).toEqual([]);
  });
});
