import { sectionOf } from "../src/lesson/rule";
import type { Book } from "../src/wire";
import { describe, expect, it, vi } from "vitest";
import { origin } from "../src/games";
import { nextPiece, selectorOf } from "../src/lesson/lights";
import { FIRST, keepProgress, loadProgress, readProgress, withDone } from "../src/lesson/progress";

describe("what the coach points at", () => {
  const there = { isPicked: false, isInSheet: false };
  const picked = { isPicked: true, isInSheet: false };
  const inSheet = { isPicked: false, isInSheet: true };

  it("is the first piece that is there and not picked yet", () => {
    expect(nextPiece([there, there], false)).toBe(0);
    expect(nextPiece([picked, there], false)).toBe(1);
    expect(nextPiece([null, there], false)).toBe(1);
    expect(nextPiece([picked, null], false)).toBe(-1);
  });
  it("lies in the sheet while one is open", () => {
    expect(nextPiece([there, inSheet], true)).toBe(1);
    expect(nextPiece([there, there], true)).toBe(-1);
    expect(nextPiece([inSheet, there], false)).toBe(1);
  });
  it("is found by kind and name, and nothing else is", () => {
    expect(selectorOf("animal P1a", origin.places)).toContain('[data-tag="P1a"]');
    expect(selectorOf("face grazing/fat_tissue", origin.places)).toContain('"grazing/fat_tissue"');
    expect(selectorOf("key Control+Enter")).toBe('[aria-keyshortcuts="Control+Enter"]');
    expect(selectorOf("moon full")).toBe("");
    expect(selectorOf("")).toBe("");
  });
});

describe("how far one has come", () => {
  it("is read back as it was kept", () => {
    expect(readProgress(JSON.stringify({ step: 4, done: [0, 1, 3] }))).toEqual({ step: 4, done: [0, 1, 3] });
  });
  it("is the beginning where nothing, or nonsense, was kept", () => {
    for (const text of [
      null,
      "",
      "null",
      "7",
      "{",
      '{"step": -1, "done": "all"}',
      '{"step": 1.5, "done": ["x", -2]}',
    ]) {
      expect(readProgress(text)).toEqual({ step: 0, done: [] });
    }
  });
  it("is kept for each lesson, and for the first one where it was kept before there were others", () => {
    const box = new Map([["galapagos.lesson.origin", '{"step":4,"done":[0]}']]);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => box.get(key) ?? null,
      setItem: (key: string, value: string) => void box.set(key, value),
      removeItem: (key: string) => void box.delete(key),
    });
    expect(loadProgress("origin", FIRST)).toEqual({ step: 4, done: [0] });
    expect(loadProgress("origin", "pairs")).toEqual({ step: 0, done: [] });
    keepProgress("origin", "pairs", { step: 2, done: [0, 1] });
    expect(loadProgress("origin", "pairs")).toEqual({ step: 2, done: [0, 1] });
    expect(loadProgress("origin", FIRST)).toEqual({ step: 4, done: [0] });
    vi.unstubAllGlobals();
  });
  it("counts a step once", () => {
    const before = { step: 2, done: [3, 1] };
    expect(withDone(before, 2).done).toEqual([1, 2, 3]);
    expect(withDone(before, 1).done).toEqual([1, 3]);
    expect(before.done).toEqual([3, 1]);
  });
});

describe("the rule behind a step", () => {
  const book = {
    sections: [
      { id: "a", title: "A", rules: [{ id: "DC-1", text: "one" }] },
      { id: "b", title: "B", rules: [{ id: "DC-2", text: "two" }] },
    ],
  } as unknown as Book;
  it("is found in its section", () => {
    expect(sectionOf(book, "DC-2")?.title).toBe("B");
    expect(sectionOf(book, "DC-3")).toBeUndefined();
  });
});
