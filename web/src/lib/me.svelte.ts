// Who is sitting here: the visitor as the server knows them.

import type { ChangeMe, Me } from "../wire";
import { ask } from "./api";
import { setArtVersion } from "./art";
import { language } from "./words.svelte";

let found: Me | null = $state.raw(null);

export function me(): Me | null {
  return found;
}

/** Introduce ourselves; the first time the server gives a name and a cookie. */
export async function meet(): Promise<void> {
  found = await ask<Me>("/api/me");
  setArtVersion(found.art);
}

export async function changeMe(change: ChangeMe): Promise<void> {
  found = await ask<Me>("/api/me", { language: language(), ...change });
}
