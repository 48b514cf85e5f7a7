import { describe, expect, it } from "vitest";
import { besideOf } from "../src/lib/beside";

const room = { width: 390, height: 664 };
const box = { width: 300, height: 100 };

describe("a box beside a piece", () => {
  it("stands below a piece in the upper half, its notch under the piece", () => {
    const found = besideOf({ x: 20, y: 60, width: 60, height: 80 }, box, room);
    expect(found).toMatchObject({ side: "below", top: 148, left: 8, notch: 42 });
  });
  it("stands above a piece in the lower half, where the question is not covered", () => {
    const found = besideOf({ x: 20, y: 400, width: 60, height: 80 }, box, room);
    expect(found).toMatchObject({ side: "above", top: 292 });
  });
  it("never leaves the window", () => {
    for (const x of [-20, 0, 180, 380]) {
      for (const y of [0, 300, 640]) {
        const found = besideOf({ x, y, width: 40, height: 40 }, box, room);
        expect(found.left).toBeGreaterThanOrEqual(8);
        expect(found.left + box.width).toBeLessThanOrEqual(room.width - 8);
        expect(found.top + box.height).toBeLessThanOrEqual(room.height);
        expect(found.notch).toBeGreaterThanOrEqual(16);
        expect(found.notch).toBeLessThanOrEqual(box.width - 16);
      }
    }
  });
  it("steps aside from what must stay free, or stands on the other side", () => {
    const wide = { width: 1440, height: 700 };
    const count = { x: 150, y: 420, width: 18, height: 20 };
    const low = besideOf({ x: 20, y: 500, width: 160, height: 180 }, box, wide, 8, [count]);
    expect(low).toMatchObject({ side: "above", left: 176 });
    const middle = besideOf({ x: 20, y: 300, width: 160, height: 100 }, box, wide, 8, [count]);
    expect(middle.side).toBe("above");
    const narrow = besideOf({ x: 20, y: 500, width: 60, height: 150 }, box, room, 8, [count]);
    expect(narrow.left).toBe(8);
  });
  it("covers the piece only if neither side has room", () => {
    const found = besideOf({ x: 0, y: 60, width: 390, height: 560 }, box, room);
    expect(found.side).toBe("over");
  });
});
