import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import { kitOf } from "../src/games/kit";
import Board from "../src/games/plain/Board.svelte";

test("a game without a board of its own is played on the plain one", () => {
  expect(kitOf("dice")).toBe(kitOf("chess"));
  expect(kitOf("dice")).not.toBe(kitOf("origin"));
  expect(kitOf("dice").learn).toBeUndefined();
});

test("the plain board shows who sits there, whose turn it is, and what lies on the table in words", () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // the page's words are not loaded
  const { body } = render(Board, {
    props: {
      rows: [
        { title: "Pot", text: "3 coins" },
        { title: "Your hand", text: "ace, ten" },
      ],
      names: ["Ana", "Bo"],
      viewer: 0,
      marked: [1],
      points: ["4 points", "7 points"],
    },
  });
  const text = body.replaceAll(/<!--.*?-->/g, "");
  expect(text).toMatch(/<dt[^>]*>Pot<\/dt>\s*<dd[^>]*>3 coins<\/dd>/);
  expect(text).toMatch(/class="[^"]*turn[^"]*"[^>]*>(?:(?!<li).)*Bo(?:(?!<li).)*7 points/s);
  expect(text).not.toContain("Ana"); // that is oneself
  vi.restoreAllMocks();
});
