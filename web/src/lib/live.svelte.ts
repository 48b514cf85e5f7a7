// What is spoken: a polite log of what happens, and an assertive line for what concerns you now.

import { untrack } from "svelte";

const BATCH_MS = 400;
const KEPT = 40;

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let next = 0;

export const live: { log: { id: number; text: string }[]; alert: string; said: string } = $state({
  log: [],
  alert: "",
  said: "",
});

/** Tell when there is room: one child per sentence, added in batches. */
export function tell(text: string): void {
  waiting.push(text);
  timer ??= setTimeout(() => {
    timer = undefined;
    const fresh = waiting.map((line) => ({ id: next++, text: line }));
    waiting = [];
    live.log = [...live.log, ...fresh].slice(-KEPT);
  }, BATCH_MS);
}

/** Say at once: your turn, a reaction owed, a refusal, the connection. */
export function interrupt(text: string): void {
  // The same sentence twice is a change too: an invisible space makes it one. An effect that says something
  // does not follow what was said before: it would say it without end.
  live.alert = untrack(() => live.alert) === text ? `${text}\u200b` : text;
}

const SAID_MS = 6000;
let saidTimer: ReturnType<typeof setTimeout> | undefined;

/** Answer a key: spoken, and seen for a while by those who do not listen. */
export function say(text: string): void {
  interrupt(text);
  live.said = text;
  clearTimeout(saidTimer);
  saidTimer = setTimeout(() => (live.said = ""), SAID_MS);
}
