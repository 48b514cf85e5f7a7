// Addresses of the pictures that the server draws. The version makes them cacheable for ever.

import { shown } from "./prefs.svelte";
import { language } from "./words.svelte";

let version = "0";

/** Take over the version of the pictures, as the server names it. */
export function setArtVersion(found: string): void {
  version = found;
}

let set = "";

/** Draw cards from here on as the server's own set has them; from the usual cards without a name. */
export function drawFrom(name: string): void {
  set = name;
}

/** The server's own card set that is drawn from. */
export const drawnFrom = (): string => set;

function address(path: string, values: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...values, ...(set ? { set } : {}), v: version });
  return `/art/${path}.svg?${query.toString()}`;
}

export const cardArt = (id: string): string =>
  address(`card/${id}`, { theme: shown.theme, lang: language() });

/** A creature of several cards; the order of the cards does not matter. */
export const creatureArt = (cards: readonly string[]): string =>
  address(`creature/${[...cards].sort().join("+")}`);

export const landscapeArt = (biome: string): string => address(`landscape/${biome}`, { theme: shown.theme });

export const biomeArt = (biome: string): string =>
  address(`biome/${biome}`, { theme: shown.theme, lang: language() });

export const eventArt = (event: string): string =>
  address(`event/${event}`, { theme: shown.theme, lang: language() });

export const iconArt = (name: string): string => address(`icon/${name}`);

export interface OriginLook {
  traits: readonly string[];
  asleep?: boolean;
  poisoned?: boolean;
}

/** An animal of Origin with its traits; food and links are drawn by the table, not in here. */
export const animalArt = ({ traits, asleep = false, poisoned = false }: OriginLook): string => {
  const values: Record<string, string> = { traits: [...traits].sort().join("+") };
  if (asleep) values["asleep"] = "1";
  if (poisoned) values["poisoned"] = "1";
  return address("origin/animal", values);
};
