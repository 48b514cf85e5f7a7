import { expect, test } from "vitest";
import { ending, givingAway, pressing, unasked } from "../src/games/origin/seals";
import type { Action } from "../src/games/origin/action";

function action(kind: string, ...risks: string[]): Action {
  return {
    text: kind,
    parts: { game: "origin", kind },
    label: kind,
    risks: risks.map((key) => ({ key, text: `about ${key}` })),
  } as Action;
}

test("a pass is never what confirms", () => {
  const actions = [action("play_animal"), action("pass")];
  expect(ending(actions)).toBeUndefined();
  expect(givingAway(actions)?.text).toBe("pass");
});

test("the end of a turn confirms and gives nothing away", () => {
  const actions = [action("use_pair"), action("end")];
  expect(ending(actions)?.text).toBe("end");
  expect(givingAway(actions)).toBeUndefined();
});

test("only what would kill is said on the button; the rest is asked", () => {
  expect(pressing(action("pass", "keeps_cards", "hungry_take"))).toBe("about hungry_take");
  expect(pressing(action("pass", "keeps_cards"))).toBe("");
});

test("the same loss is asked about once", () => {
  const end = action("end", "free_pair");
  expect(unasked(end, new Set())).toBe(true);
  expect(unasked(end, new Set(["about free_pair"]))).toBe(false);
  expect(unasked(action("end"), new Set())).toBe(false);
});
