import { expect, test } from "vitest";
import { isCut } from "../src/games/darwin/snug";

test("what does not stand in the first line is left out, and all that comes after it", () => {
  expect([0, 1, 2].map((n) => isCut([11, 13, 11], n))).toEqual([false, false, false]);
  expect([0, 1, 2].map((n) => isCut([11, 11, 33], n))).toEqual([false, false, true]);
  expect([0, 1, 2].map((n) => isCut([11, 33, 11], n))).toEqual([false, true, true]);
});
