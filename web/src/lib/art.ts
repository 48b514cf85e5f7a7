// Addresses of the pictures that the server draws. The version makes them cacheable for ever.

import { isStill, shown } from "./prefs.svelte";

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

/** Where something is drawn, by its kind and name, as these values say. */
export function address(path: string, values: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...values, ...(set ? { set } : {}), v: version });
  return `/art/${path}.svg?${query.toString()}`;
}

/** The same animal, blinking where things may move: for the one in front, never for lists. */
export const alive = (picture: string): string => (isStill() ? picture : `${picture}&life=1`);

export const landscapeArt = (place: string): string => address(`landscape/${place}`, { theme: shown.theme });

/** The portrait of a character, the same in both themes. */
export const faceArt = (face: string): string => address(`face/${face}`);

export const iconArt = (name: string): string => address(`icon/${name}`);
