// Where the focus goes at the table of Darwin, and what the focused piece is.

import type { Look } from "./looking";

const isSeen = (one: HTMLElement): boolean => one.offsetParent !== null;
const isLost = (): boolean => !document.activeElement || document.activeElement === document.body;
const isByKey = (): boolean => isLost() || (document.activeElement?.matches(":focus-visible") ?? false);

/** A gesture by key goes on there: put the focus on the first such piece once it is on the page. */
export function focusFirst(selector: string): void {
  if (!isByKey() || document.querySelector("dialog[open]")) return;
  requestAnimationFrame(() => [...document.querySelectorAll<HTMLElement>(selector)].find(isSeen)?.focus());
}

/** The focused piece has left the page: go on with the question. */
export function focusQuestion(): void {
  requestAnimationFrame(() => {
    if (!isLost() || document.querySelector("dialog[open]")) return;
    const stops = [".prompt .primary", ".prompt button"].flatMap((one) => [
      ...document.querySelectorAll<HTMLElement>(one),
    ]);
    stops.find(isSeen)?.focus();
  });
}

/** On to the next lit piece, from wherever the focus is. */
export function focusNextLit(): void {
  const all = [...document.querySelectorAll<HTMLElement>("main .lit, .side .lit, .dock .lit")].filter(isSeen);
  const now = all.findIndex((one) => one === document.activeElement);
  all[(now + 1) % Math.max(1, all.length)]?.focus();
}

/** What the focused piece shows when it is looked at closer. */
export function lookAtFocus(): Look {
  const { species, card, slot } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
  if (species !== undefined) return { species: Number(species) };
  if (card !== undefined) return { card };
  return slot === undefined ? {} : { slot: Number(slot) };
}
