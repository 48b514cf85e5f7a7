import type { PlacedCardView, SlotView } from "./wire";
import { address } from "../../lib/art";
import { shown } from "../../lib/prefs.svelte";
import { language } from "../../lib/words.svelte";

const printed = (kind: string, name: string): string =>
  address(`${kind}/${name}`, { theme: shown.theme, lang: language() });

export const cardArt = (id: string): string => printed("card", id);
/** The same by day and by night: a ticket is paper. */
export const paperArt = (id: string): string => address(`card/${id}`, { theme: "light", lang: language() });
export const biomeArt = (biome: string): string => printed("biome", biome);
/** What happens in an event, without words. */
export const sceneArt = (event: string): string => address(`scene/${event}`);
/** What lies in a slot, as a landscape: of its biome, or of a ground that is none. */
export function landArt({ biome, ground }: Pick<SlotView, "biome" | "ground">, shape = ""): string {
  const name = ["volcano_active", "token"].includes(ground) ? ground : biome;
  return address(`landscape/${name}`, { theme: shown.theme, ...(shape ? { shape } : {}) });
}
export const eventArt = (event: string): string => printed("event", event);

/** A creature of several cards; the order of the cards does not matter. */
export const creatureArt = (cards: readonly string[]): string =>
  address(`creature/${[...cards].sort().join("+")}`);

/** A species as its cards make it. */
export const speciesArt = ({ cards }: { cards: readonly PlacedCardView[] }): string =>
  creatureArt(cards.map((one) => one.card));
