import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "../src/lib/table.svelte";

class Line {
  static readonly OPEN = 1;
  readyState = Line.OPEN;
  onopen: (() => void) | null = null;
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { hidden: false, addEventListener: () => 0, removeEventListener: () => 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("whoever leaves before the answer comes is told nothing, and nothing fails", async () => {
  const table = new Table("TRUTH");
  const drawing = table.act("draw large");
  expect(table.busy).toBe(true);
  table.close();
  await expect(drawing).resolves.toBe(false);
  expect(table.busy).toBe(false);
  expect(table.refusal).toBeNull();
  await expect(table.act("draw small")).resolves.toBe(false);
});
