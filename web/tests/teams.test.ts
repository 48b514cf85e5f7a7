import { expect, test } from "vitest";
import { hasTeams, partnerOf, teamLetter } from "../src/lib/teams";
import type { TableInfo } from "../src/wire";

const table = (change: Partial<TableInfo>, seats = 4): TableInfo =>
  ({ game: "origin", mode: "base", options: {}, seats: Array(seats).fill({}), ...change }) as TableInfo;

test("teams are played by a switch in Origin, by the mode in Darwin", () => {
  expect(hasTeams(table({ options: { teams: "on" } }))).toBe(true);
  expect(hasTeams(table({}))).toBe(false);
  expect(hasTeams(table({ options: { teams: "on" } }, 5))).toBe(false);
  expect(hasTeams(table({ game: "darwin", mode: "team" }))).toBe(true);
  expect(hasTeams(table({ game: "darwin", mode: "base" }))).toBe(false);
});

test("partners sit opposite and have the same letter", () => {
  expect([0, 1, 2, 3].map((seat) => teamLetter(seat, 4))).toEqual(["A", "B", "A", "B"]);
  expect([0, 1, 2, 3, 4, 5].map((seat) => teamLetter(seat, 6))).toEqual(["A", "B", "C", "A", "B", "C"]);
  expect(partnerOf(1, 4)).toBe(3);
  expect(partnerOf(5, 6)).toBe(2);
});
