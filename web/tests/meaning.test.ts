import { describe, expect, it } from "vitest";
import { gathered, isAboutActor, meant } from "../src/games/origin/meaning";
import type { ReasonView } from "../src/wire";
import type { OriginView } from "../src/games/origin/wire";

const animal = (tag: string): { tag: string } => ({ tag });
const view = (phase: string): OriginView =>
  ({
    viewer: 0,
    phase,
    seats: [{ animals: [animal("P1a"), animal("P1b")] }, { animals: [animal("P2a")] }],
  }) as unknown as OriginView;
const reason = (code: string, text = code): ReasonView => ({ code, rule: "", text, numbers: [] });

describe("a tap on a dimmed piece", () => {
  it("asks for both traits of a card, and for a pair between two animals", () => {
    expect(meant(view("evolution"), { face: "swimming/cooperation" }, "P1b")).toEqual([
      { game: "origin", kind: "play_trait", face: "swimming/cooperation", trait: "swimming", animal: "P1b" },
      {
        game: "origin",
        kind: "play_pair",
        face: "swimming/cooperation",
        trait: "cooperation",
        animal: "P1a",
        target: "P1b",
      },
    ]);
  });
  it("asks only for the half that was picked", () => {
    const found = meant(view("evolution"), { face: "swimming/running", trait: "running" }, "P2a");
    expect(found.map((one) => "trait" in one && one.trait)).toEqual(["running"]);
  });
  it("means feeding while nothing is picked, and looking at others' animals", () => {
    expect(meant(view("feeding"), {}, "P1a")).toEqual([{ game: "origin", kind: "take", animal: "P1a" }]);
    expect(meant(view("feeding"), {}, "P2a")).toEqual([]);
  });
  it("means the verb that was picked", () => {
    for (const kind of ["graze", "hibernate"]) {
      expect(meant(view("feeding"), { kind }, "P1a")).toEqual([{ game: "origin", kind, animal: "P1a" }]);
    }
    expect(meant(view("feeding"), { kind: "burn" }, "P1a")[0]).toMatchObject({ kind: "burn", n: 1 });
    expect(meant(view("feeding"), { kind: "pirate", animal: "P1a" }, "P2a")).toEqual([
      { game: "origin", kind: "pirate", animal: "P1a", target: "P2a" },
    ]);
  });
  it("says what is wrong with the hunter, not with each prey", () => {
    const answers = [
      [reason("lacks_trait"), reason("prey_swims")],
      [reason("lacks_trait"), reason("prey_too_big")],
    ];
    expect(isAboutActor({ kind: "hunt" })).toBe(true);
    expect(gathered(answers, true)).toEqual([reason("lacks_trait")]);
    expect(gathered([[reason("prey_swims")]], true)).toEqual([reason("prey_swims")]);
    expect(gathered(answers, false).length).toBe(3);
  });
});
