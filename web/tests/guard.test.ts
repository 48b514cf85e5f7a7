import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Guard, GUARD_MS } from "../src/lib/guard.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pressed(guard: Guard): boolean {
  let done = false;
  guard.press(() => (done = true));
  return done;
}

test("a control takes no press just after its meaning has changed", () => {
  const guard = new Guard();
  guard.means("confirm");
  expect(pressed(guard)).toBe(false);
  vi.advanceTimersByTime(GUARD_MS - 1);
  expect(pressed(guard)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(pressed(guard)).toBe(true);
});

test("it stays open as long as it means the same, and closes at the next meaning", () => {
  const guard = new Guard();
  guard.means("undo");
  vi.advanceTimersByTime(GUARD_MS);
  guard.means("undo");
  expect(pressed(guard)).toBe(true);
  guard.means("pass");
  expect(pressed(guard)).toBe(false);
});

test("a change during the guard begins it anew", () => {
  const guard = new Guard();
  guard.means("a");
  vi.advanceTimersByTime(GUARD_MS - 100);
  guard.means("b");
  vi.advanceTimersByTime(200);
  expect(pressed(guard)).toBe(false);
  vi.advanceTimersByTime(GUARD_MS);
  expect(pressed(guard)).toBe(true);
});

test("a control that was gone is as new when it comes back", () => {
  const guard = new Guard();
  guard.means("pass");
  vi.advanceTimersByTime(GUARD_MS);
  guard.forget("pass");
  guard.means("pass");
  expect(pressed(guard)).toBe(false);
});

test("what has taken the place of another is not forgotten with it", () => {
  const guard = new Guard();
  guard.means("place");
  guard.means("finish");
  vi.advanceTimersByTime(GUARD_MS);
  guard.forget("place");
  guard.means("finish");
  expect(pressed(guard)).toBe(true);
});
