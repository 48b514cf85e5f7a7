import { afterEach, describe, expect, it, vi } from "vitest";

import { alive } from "../src/lib/art";
import { animalArt, pictureOf } from "../src/games/origin/art";
import type { AnimalView } from "../src/games/origin/wire";

const asked = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address, "http://table").searchParams);
const animal = {
  tag: "P3b",
  seat: 2,
  number: 2,
  traits: [{ trait: "swimming" }, { trait: "fat_tissue" }, { trait: "fat_tissue" }],
  marks: ["asleep"],
} as unknown as AnimalView;

describe("pictures of animals", () => {
  it("show whose animal it is and which of theirs", () => {
    expect(asked(pictureOf(animal))).toEqual({
      traits: "fat_tissue+swimming",
      asleep: "1",
      seat: "2",
      individual: "2",
      v: "0",
    });
  });

  it("sleep only where the animal does: one that could is awake", () => {
    const sleeper = { ...animal, traits: [{ trait: "hibernation" }] } as unknown as AnimalView;
    expect(asked(pictureOf(sleeper))["asleep"]).toBe("1");
    expect(asked(pictureOf({ ...sleeper, marks: ["slept_last"] }))).not.toHaveProperty("asleep");
  });

  it("show what it is about to get", () => {
    expect(asked(pictureOf(animal, "running"))["traits"]).toBe("fat_tissue+running+swimming");
  });

  it("are plain where nobody owns it", () => {
    expect(asked(pictureOf(undefined))).toEqual({ traits: "", v: "0" });
  });

  it("stay few: looks come round again", () => {
    const looks = Array.from({ length: 60 }, (_, n) => animalArt({ traits: [], seat: 0, number: n + 1 }));
    expect(new Set(looks).size).toBe(24);
  });
});

describe("the animal in front", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [false, "/art/x.svg?v=1&life=1"],
    [true, "/art/x.svg?v=1"],
  ])("blinks unless less motion is wanted (%s)", (matches, expected) => {
    vi.stubGlobal("matchMedia", () => ({ matches }));
    expect(alive("/art/x.svg?v=1")).toBe(expected);
  });
});
