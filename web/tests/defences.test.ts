import { describe, expect, it } from "vitest";
import { defenceRows, substitute } from "../src/games/origin/defences";
import type { Pieces } from "../src/games/origin/gestures";
import type { OriginParts } from "../src/games/origin/wire";
import type { Action } from "../src/games/origin/action";

const action = (parts: Pieces & { n?: number }): Action => ({
  text: JSON.stringify(parts),
  parts: { game: "origin", ...parts } as OriginParts,
  label: "",
});

describe("defences", () => {
  const run = action({ kind: "run" });
  const mimics = [action({ kind: "mimic", target: "P1b" }), action({ kind: "mimic", target: "P1c" })];
  const sheds = [action({ kind: "shed", trait: "running" })];

  it("are a row each, in the server's order", () => {
    const rows = defenceRows([run, ...mimics, ...sheds]);
    expect(rows.map((row) => [row.kind, row.actions.length])).toEqual([
      ["run", 1],
      ["mimic", 2],
      ["shed", 1],
    ]);
  });
  it("name the animal that would take the blow", () => {
    expect(substitute(mimics[1]!)).toBe("P1c");
    expect(substitute(sheds[0]!)).toBe("");
  });
});
