// Numbers as keys: 1 to 9 stand for the first nine of what is asked about.

import { prefs } from "./prefs.svelte";

/** The one that a key stands for; undefined for every other key, and where somebody types. */
export function numbered<T>(all: readonly T[], event: KeyboardEvent): T | undefined {
  const isTyping = (event.target as HTMLElement).closest("input, textarea, select");
  return prefs.letterKeys && !isTyping && /^[1-9]$/.test(event.key) ? all[Number(event.key) - 1] : undefined;
}
