import { afterEach, expect, test, vi } from "vitest";
import { kindName, loadCards } from "../src/games/darwin/cards.svelte";
import type { PlacedCardView } from "../src/games/darwin/wire";
import { drawFrom } from "../src/lib/art";

afterEach(() => {
  vi.unstubAllGlobals();
  drawFrom(""); // other files share what is imported
});

test("an animal with the body of its kind is called once: there was an Elephant elephant", async () => {
  const card = (id: string, animal: string): unknown => ({ id, animal });
  const cards = [card("head", "african-elephant"), card("body", "african-elephant")];
  const names = { short: { "african-elephant": { en: "elephant" } } };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ cards, biomes: [], names })));
  await loadCards("elephants");
  const placed = ["head", "body"].map((place) => ({ place, card: place }) as PlacedCardView);
  expect(kindName(placed)).toBe("Elephant");
});
