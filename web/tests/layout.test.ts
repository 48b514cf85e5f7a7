import { describe, expect, it } from "vitest";
import { plan, plateOf, type Room, shoreRows, type Zone } from "../src/games/origin/layout";
import { lightAt } from "../src/games/origin/scenery";

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
/** Of the board on an upright phone, while cards are laid and while animals feed. */
const PHONE_HEIGHTS = [
  [585, false],
  [643, true],
] as const;
const isPhone = (size: { width: number; height: number }): boolean => size.width < 700 || size.height < 400;
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
  it("leave the own herd its box at a table of two to five, and a full table more of the shore", () => {
    for (const size of ROOMS) {
      const [two, five, eight] = [1, 4, 7].map((n) => plan(room({ ...size, others: Array(n).fill(3) })));
      expect(two!.herd).toEqual(five!.herd);
      expect(eight!.shore.width * eight!.shore.height).toBeGreaterThan(two!.shore.width * two!.shore.height);
    }
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

describe("own animals in several lines", () => {
  it("are as many in each: four stand two and two", () => {
    for (const [height, feeding] of PHONE_HEIGHTS)
      expect(plan(room({ width: 390, height, feeding, own: 4 })).own.columns).toBe(2);
  });
});

describe("sun and moon", () => {
  it("stand between the plates of rivals, not behind one", () => {
    for (const size of ROOMS)
      for (const count of [1, 2, 3, 7]) {
        const found = plan(room({ ...size, others: Array(count).fill(2) }));
        const { rows } = found.rivals;
        const wide = found.shore.width / rows[0]!;
        const from = (lightAt(found) - found.shore.left) / wide;
        // A plate stands in the middle of its ground.
        expect(Math.abs((from % 1) - 0.5)).toBeGreaterThan(0.3);
      }
  });
});

describe("a room too low for anything", () => {
  it("has no negative measures: a picture of such a height is an error", () => {
    for (const size of [
      { width: 844, height: 20 },
      { width: 390, height: 60 },
      { width: 1440, height: 120 },
    ])
      for (const feeding of [true, false]) {
        const found = plan(room({ ...size, top: 8, feeding }));
        for (const zone of [found.shore, found.pool, found.herd])
          expect(zone.height).toBeGreaterThanOrEqual(0);
        for (const ground of found.rivals.grounds) expect(ground.height).toBeGreaterThanOrEqual(0);
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
      for (const { animal } of found.rivals.grounds) {
        expect(animal).toBeGreaterThanOrEqual(isPhone(size) ? 44 : 64);
        expect(found.own.animal).toBeGreaterThan(animal);
      }
    }
  });
  it("is a matter of each ground: a large herd makes no other small", () => {
    for (const size of ROOMS) {
      const [small, large] = plan(room({ ...size, others: [1, 12, 2] })).rivals.grounds;
      expect(small!.animal).toBeGreaterThan(large!.animal);
    }
  });
  it("leaves nobody out with three animals each, at a table of six", () => {
    for (const size of ROOMS)
      for (const feeding of [true, false]) {
        const height = feeding ? size.height : size.height - (size.height < 400 ? 30 : 100);
        const { shape, rivals } = plan(room({ ...size, height, feeding, others: Array(5).fill(3) }));
        for (const ground of rivals.grounds) {
          expect(ground.hidden).toBe(0);
          expect(ground.columns * ground.pitch).toBeLessThanOrEqual(ground.width);
          const used = plateOf(shape, ground.width) + ground.lines * ground.line;
          expect(used).toBeLessThanOrEqual(ground.height);
        }
      }
  });
  it("shows every animal of a full table on a phone, and of herds of six at a table of four", () => {
    for (const [height, feeding] of PHONE_HEIGHTS)
      for (const others of [Array<number>(7).fill(4), [6, 6, 5]]) {
        const { shape, rivals } = plan(room({ width: 390, height, feeding, others }));
        for (const ground of rivals.grounds) {
          expect(ground.hidden).toBe(0);
          expect(ground.columns * ground.pitch).toBeLessThanOrEqual(ground.width);
          expect(plateOf(shape, ground.width) + ground.lines * ground.line).toBeLessThanOrEqual(
            ground.height,
          );
        }
      }
  });
  it("keeps eight own animals on the screen of a phone, with lower plates at a full table", () => {
    for (const [height, feeding] of PHONE_HEIGHTS) {
      const { own, herd } = plan(room({ width: 390, height, feeding, others: Array(7).fill(3), own: 8 }));
      expect(own.compact).toBe(true);
      expect(own.animal).toBeGreaterThanOrEqual(52);
      expect(own.columns * own.pitch).toBeLessThanOrEqual(390);
      expect(Math.ceil(8 / own.columns) * own.line).toBeLessThanOrEqual(herd.height);
    }
  });
  it("lets the own herd stand in its zone on a low laptop with eight players", () => {
    const { own, herd } = plan(
      room({ width: 1366, height: 440, feeding: false, others: Array(7).fill(3), own: 3 }),
    );
    expect(own.line).toBeLessThanOrEqual(herd.height);
    expect(own.animal).toBeGreaterThanOrEqual(104);
  });
  it("leaves many signs a second row where there is room for it", () => {
    expect(plan(room({ width: 390, height: 643, others: Array(7).fill(3), own: 3 })).own.signRows).toBe(2);
  });
  it("is larger in front than on the far shore", () => {
    for (const size of ROOMS)
      for (const own of [1, 3, 6]) {
        const found = plan(room({ ...size, own }));
        for (const { animal } of found.rivals.grounds)
          expect(found.own.animal).toBeGreaterThanOrEqual(animal);
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
  const wide = { width: 1440, height: 380 };
  it("has one row where herds stay large in it, else two or three", () => {
    expect(shoreRows(4, "wide", wide)).toEqual([4]);
    expect(shoreRows(7, "wide", wide)).toEqual([4, 3]);
    expect(shoreRows(7, "wide", { width: 1366, height: 190 })).toEqual([7]);
    expect(shoreRows(3, "tall", { width: 390, height: 220 })).toEqual([3]);
    expect(shoreRows(5, "tall", { width: 390, height: 280 })).toEqual([2, 2, 1]);
    expect(shoreRows(0, "wide", wide)).toEqual([]);
  });
});
