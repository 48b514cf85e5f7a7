import { describe, expect, it } from "vitest";
import { absences, doneFor } from "../src/table/absence";
import type { LineView, SeatInfo } from "../src/wire";

const seat = (number: number, change: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name: `N${number}`,
  level: "",
  person: "x",
  you: number === 0,
  present: true,
  bot_plays: false,
  bot_why: "",
  bot_in: -1,
  character: "",
  face: "",
  temper: "",
  ...change,
});

describe("who is away", () => {
  it("is told with what happens and when", () => {
    const seats = [
      seat(0, { present: false }),
      seat(1),
      seat(2, { present: false, bot_in: 42 }),
      seat(3, { bot_plays: true }),
      seat(4, { present: false }),
      seat(5, { kind: "bot" }),
    ];
    expect(absences(seats, [4], false).map(({ seat, what, seconds }) => [seat, what, seconds])).toEqual([
      [2, "soon", 42],
      [3, "bot", 0],
      [4, "waits", 0],
    ]);
  });
  it("or gone for good is told so, also while they look on", () => {
    const gone = [
      seat(1, { bot_plays: true, bot_why: "resigned" }),
      seat(2, { present: false, bot_plays: true, bot_why: "kicked" }),
      seat(3, { bot_plays: true, bot_why: "time" }),
    ];
    expect(absences(gone, [], false).map((one) => one.what)).toEqual(["resigned", "kicked", "bot"]);
  });
  it("is nobody's concern by days, and where nobody waits", () => {
    const seats = [seat(0), seat(1, { present: false })];
    expect(absences(seats, [1], true)).toEqual([]);
    expect(absences(seats, [0], false)).toEqual([]);
  });
});

it("what a bot did for somebody is told once, to them alone", () => {
  const line = (n: number, for_seat: number): LineView => ({ n, for_seat }) as LineView;
  const lines = [line(1, -1), line(2, 0), line(3, 1), line(4, 0)];
  expect(doneFor(lines, 0, -1).map((one) => one.n)).toEqual([2, 4]);
  expect(doneFor(lines, 0, 2).map((one) => one.n)).toEqual([4]);
  expect(doneFor(lines, -1, -1)).toEqual([]);
});
