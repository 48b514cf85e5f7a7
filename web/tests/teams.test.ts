import { expect, test } from "vitest";
import { kitOf } from "../src/games/kit";
import { partnerOf, teamLetter } from "../src/lib/teams";

test("teams are played by a switch in Origin, by the mode in Darwin, and nowhere else", () => {
  const teams = (game: string, mode: string, options = {}): boolean | undefined =>
    kitOf(game).hasTeams?.({ mode, options });
  expect(teams("origin", "base", { teams: "on" })).toBe(true);
  expect(teams("origin", "base")).toBe(false);
  expect(teams("darwin", "team")).toBe(true);
  expect(teams("darwin", "base")).toBe(false);
  expect(teams("chess", "base")).toBeUndefined();
});

test("partners sit opposite and have the same letter", () => {
  expect([0, 1, 2, 3].map((seat) => teamLetter(seat, 4))).toEqual(["A", "B", "A", "B"]);
  expect([0, 1, 2, 3, 4, 5].map((seat) => teamLetter(seat, 6))).toEqual(["A", "B", "C", "A", "B", "C"]);
  expect(partnerOf(1, 4)).toBe(3);
  expect(partnerOf(5, 6)).toBe(2);
});
