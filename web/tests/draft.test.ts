import { beforeEach, expect, test } from "vitest";
import { keepDraft, keptDraft } from "../src/lib/draft";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  Object.assign(globalThis, {
    sessionStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    },
  });
});

test("a draft is found again as long as the table has not moved on", () => {
  keepDraft("ABC", 1, 7, { hand: 2 });
  expect(keptDraft("ABC", 1, 7)).toEqual({ hand: 2 });
  expect(keptDraft("ABC", 1, 8)).toBeUndefined();
  expect(keptDraft("ABC", 0, 7)).toBeUndefined();
  keepDraft("ABC", 1, "round 2", { cards: [] });
  expect(keptDraft("ABC", 1, "round 2")).toEqual({ cards: [] });
});

test("what was put back or cannot be read is no draft", () => {
  keepDraft("ABC", 1, 7, { hand: 2 });
  keepDraft("ABC", 1, 7, null);
  expect(keptDraft("ABC", 1, 7)).toBeUndefined();
  store.set("galapagos.draft.ABC.1", "{");
  expect(keptDraft("ABC", 1, 7)).toBeUndefined();
});
