import { describe, expect, it } from "vitest";
import { chosen, left, lit, NEW_ANIMAL, type Pieces, settled, tapped } from "../src/games/origin/gestures";
import type { OriginParts } from "../src/games/origin/wire";
import type { Action } from "../src/games/origin/action";

const action = (parts: Pieces & { n?: number }): Action => ({
  text: JSON.stringify(parts),
  parts: { game: "origin", ...parts } as OriginParts,
  label: parts.kind,
});

describe("a card in Evolution", () => {
  const face = "carnivorous/fat_tissue";
  const actions = [
    action({ kind: "play_animal", face }),
    action({ kind: "play_trait", face, trait: "carnivorous", animal: "P1a" }),
    action({ kind: "play_trait", face, trait: "fat_tissue", animal: "P1a" }),
    action({ kind: "play_trait", face, trait: "fat_tissue", animal: "P1b" }),
    action({ kind: "pass" }),
  ];
  it("lights a place for a new animal and every animal that takes one of its traits", () => {
    expect(lit(actions, { face })).toEqual(new Set([NEW_ANIMAL, "P1a", "P1b"]));
  });
  it("becomes an animal on the new place", () => {
    expect(tapped(actions, { face }, NEW_ANIMAL)).toEqual({ do: "act", action: actions[0] });
  });
  it("asks which trait where both fit, and does not where one does", () => {
    const step = tapped(actions, { face }, "P1a");
    expect(step.do).toBe("choose");
    if (step.do === "choose") expect(step.actions).toEqual([actions[1], actions[2]]);
    expect(tapped(actions, { face }, "P1b")).toEqual({ do: "act", action: actions[3] });
  });
  it("answers a tap on an animal that cannot take it", () => {
    expect(tapped(actions, { face }, "P2a")).toEqual({ do: "refuse" });
  });
});

describe("a pair card", () => {
  const face = "cooperation";
  const actions = [
    action({ kind: "play_pair", face, trait: "cooperation", animal: "P1a", target: "P1b" }),
    action({ kind: "play_pair", face, trait: "cooperation", animal: "P1b", target: "P1c" }),
  ];
  it("may be laid from either end", () => {
    expect(lit(actions, { face })).toEqual(new Set(["P1a", "P1b", "P1c"]));
    const step = tapped(actions, { face }, "P1c");
    expect(step.do).toBe("pick");
    if (step.do !== "pick") return;
    expect(lit(actions, step.pick)).toEqual(new Set(["P1b"]));
    expect(tapped(actions, step.pick, "P1b")).toEqual({ do: "act", action: actions[1] });
  });
});

describe("Symbiosis", () => {
  const face = "symbiosis";
  const actions = [
    action({ kind: "play_pair", face, trait: "symbiosis", animal: "P1a", target: "P1b" }),
    action({ kind: "play_pair", face, trait: "symbiosis", animal: "P1b", target: "P1a" }),
  ];
  it("asks who shields whom, whichever was tapped first", () => {
    for (const [first, second] of [
      ["P1a", "P1b"],
      ["P1b", "P1a"],
    ] as const) {
      const step = tapped(actions, { face }, first);
      expect(step.do).toBe("pick");
      if (step.do !== "pick") continue;
      expect(lit(actions, step.pick)).toEqual(new Set([second]));
      expect(tapped(actions, step.pick, second)).toMatchObject({ do: "choose", actions, final: true });
    }
  });
});

describe("half of a card", () => {
  const face = "swimming/running";
  const actions = [
    action({ kind: "play_animal", face }),
    action({ kind: "play_trait", face, trait: "swimming", animal: "P1a" }),
    action({ kind: "play_trait", face, trait: "running", animal: "P1a" }),
    action({ kind: "play_trait", face, trait: "running", animal: "P1b" }),
  ];
  it("lights who takes that trait, and the card may still become an animal", () => {
    const pick = { face, trait: "swimming" };
    expect(lit(actions, pick)).toEqual(new Set([NEW_ANIMAL, "P1a"]));
    expect(tapped(actions, pick, "P1a")).toEqual({ do: "act", action: actions[1] });
    expect(tapped(actions, pick, NEW_ANIMAL)).toEqual({ do: "act", action: actions[0] });
  });
});

describe("partner food", () => {
  const actions = [
    action({ kind: "use_pair", trait: "cooperation", animal: "P1a", target: "P1b" }),
    action({ kind: "end" }),
  ];
  it("is given by a tap on the animal that shall eat", () => {
    expect(lit(actions, {})).toEqual(new Set(["P1b"]));
    expect(tapped(actions, {}, "P1b")).toEqual({ do: "act", action: actions[0] });
  });
  it("asks by which partner where there are several", () => {
    const two = [
      ...actions,
      action({ kind: "use_pair", trait: "cooperation", animal: "P1c", target: "P1b" }),
    ];
    expect(tapped(two, {}, "P1b")).toMatchObject({ do: "choose", final: true });
  });
});

describe("an animal in Feeding", () => {
  const actions = [
    action({ kind: "take", animal: "P1a" }),
    action({ kind: "take", animal: "P1b" }),
    action({ kind: "hunt", animal: "P1b", target: "P2a" }),
    action({ kind: "hunt", animal: "P1b", target: "P2c" }),
    action({ kind: "burn", animal: "P1a", n: 1 }),
    action({ kind: "burn", animal: "P1c", n: 1 }),
    action({ kind: "burn", animal: "P1c", n: 2 }),
  ];
  it("asks for the verb where there are several, then for the prey", () => {
    const step = tapped(actions, {}, "P1b");
    expect(step.do).toBe("choose");
    if (step.do !== "choose") return;
    const pick = chosen(step.pick, step.actions[1]!);
    expect(lit(actions, pick)).toEqual(new Set(["P2a", "P2c"]));
    expect(tapped(actions, pick, "P2c")).toEqual({ do: "act", action: actions[3] });
  });
  it("goes straight to the prey when the verb came first", () => {
    const step = tapped(actions, { kind: "hunt" }, "P1b");
    expect(step).toEqual({ do: "pick", pick: { kind: "hunt", animal: "P1b" } });
  });
  it("asks how much fat where it may be more than one", () => {
    expect(tapped(actions, {}, "P1c")).toEqual({ do: "amount", actions: actions.slice(5) });
  });
  it("is put back by a second tap", () => {
    expect(tapped(actions, { animal: "P1b", kind: "hunt" }, "P1b")).toEqual({
      do: "pick",
      pick: { kind: "hunt" },
    });
  });
  it("acts at once where nothing else is possible", () => {
    expect(settled([actions[1]!], { animal: "P1b" })).toEqual({ do: "act", action: actions[1] });
    expect(left(actions, { kind: "take" }).length).toBe(2);
  });
});
