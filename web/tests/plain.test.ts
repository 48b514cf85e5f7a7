import { expect, test } from "vitest";
import { kitOf } from "../src/games/kit";
import { rowsOf, seatsOf } from "../src/games/plain/reading";

const TABLE = { game: "dice", viewer: 0, outcome: null };
const view = {
  ...TABLE,
  round: 3,
  last_round: true,
  dice: [2, 5],
  hidden: null,
  words: "",
  seats: [
    { seat: 0, score: 4, cards: ["ace", "ten"] },
    { seat: 1, score: { total: 7, bonus: 1 }, hand: 2 },
    { seat: 2 },
  ],
};

test("a game without a board of its own is played on the plain one", async () => {
  const kit = kitOf("dice");
  expect(kit).not.toBe(kitOf("origin"));
  expect(kit.learn).toBeUndefined();
});

test("seats have their points, however a game counts them, and what else can be said", () => {
  const seats = seatsOf(view);
  expect(seats.map((one) => one.points)).toEqual([4, 7, undefined]);
  expect(seats.map((one) => one.facts)).toEqual([
    [{ title: "cards", words: "ace, ten" }],
    [{ title: "hand", words: "2" }],
    [],
  ]);
});

test("the rows that a game tells are shown as they are", () => {
  const rows = [{ title: "Pot", words: "3 coins" }];
  expect(rowsOf({ ...view, ...{ rows } })).toEqual(rows);
});

test("without rows everything is shown that has a name and can be said", () => {
  expect(rowsOf(view)).toEqual([
    { title: "round", words: "3" },
    { title: "last round", words: "✓" },
    { title: "dice", words: "2, 5" },
  ]);
});
