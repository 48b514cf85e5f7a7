// The card set: what is printed on cards, and what everything is called. Asked for once, and again at
// a table with other cards.

import {
  type BiomeInfo,
  type CardInfo,
  DARWIN_ABILITIES,
  type DarwinCards,
  type DarwinView,
  type PlacedCardView,
  type SlotView,
  type SpeciesView,
  type StatsView,
} from "./wire";
import type { Sign } from "../kit";
import { ask } from "../../lib/api";
import { drawFrom, drawnFrom } from "../../lib/art";
import { joined, language, t } from "../../lib/words.svelte";

let set: DarwinCards | null = $state.raw(null);
let cards = new Map<string, CardInfo>();
let biomes = new Map<string, BiomeInfo>();

/** Load a card set of the server's own, or the usual cards, which have no name. */
export async function loadCards(name: string): Promise<void> {
  if (set && name === drawnFrom()) return;
  const found = await ask<DarwinCards>(`/api/cards/darwin${name ? `?set=${name}` : ""}`);
  drawFrom(name);
  cards = new Map(found.cards.map((card) => [card.id, card]));
  biomes = new Map(found.biomes.map((biome) => [biome.id, biome]));
  set = found;
}

export const cardSet = (): DarwinCards | null => set;
// Whoever asks before the set is there is told again when it is.
export const cardOf = (id: string): CardInfo | undefined => (set ? cards.get(id) : undefined);
export const biomeOf = (id: string): BiomeInfo | undefined => (set ? biomes.get(id) : undefined);

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** What something is called, as it stands inside a sentence. */
export function called(kind: string, key: string): string {
  return set?.names[kind]?.[key]?.[language()] ?? set?.names[kind]?.[key]?.["en"] ?? key;
}

/** The same as a title. */
export const titled = (kind: string, key: string): string => capital(called(kind, key));

export function cardName(id: string): string {
  const card = cardOf(id);
  if (!card) return id;
  return capital(t("name-card", { animal: called("animal", card.animal), part: called("part", card.part) }));
}

function short(id: string): string {
  const card = cardOf(id);
  return card ? called("short", card.animal) : id;
}

/** What a species is called: after the animals of its head and its body. */
export function kindName(placed: readonly PlacedCardView[]): string {
  const head = placed.find((one) => one.place === "head");
  const body = placed.find((one) => one.place === "body");
  if (!head || !body) return t("name-no_species");
  const [first, last] = [short(head.card), short(body.card)];
  // An owl with the body of an owl is an owl.
  return capital(first === last ? first : t("name-kind", { head: first, body: last }));
}

/** Hands are sorted by part, then by name. */
const ORDER = ["body", "head", "legs2", "legs1", "wings", "tail"];
export function inOrder(ids: readonly string[]): string[] {
  const key = (id: string): string => `${ORDER.indexOf(cardOf(id)?.part ?? "")} ${cardName(id)}`;
  return [...ids].sort((a, b) => key(a).localeCompare(key(b)));
}

/** What lies in a slot, as a title. */
export function slotTitle(slot: Pick<SlotView, "ground" | "biome">): string {
  return slot.ground === "biome" ? titled("biome", slot.biome) : t(`ground-${slot.ground}`);
}

/** Whether a species can live there at all. */
export const isLiving = (slot: Pick<SlotView, "ground">): boolean =>
  slot.ground !== "volcano_active" && slot.ground !== "token";

/** What a biome demands and forbids, in words. */
export function biomeWords(biome: BiomeInfo): string {
  const needs = biome.needs.map((all) =>
    all.map((one) => `${called("symbol", one.ability)} ${one.n}`).join(" + "),
  );
  return joined([
    needs.length ? t("biome-needs", { needs: needs.join(" / ") }) : t("biome-needs-nothing"),
    biome.forbidden.length
      ? t("biome-forbids", { symbols: biome.forbidden.map((one) => called("symbol", one)).join(", ") })
      : "",
  ]);
}

/** What lies in the slot of this number, as a title; nothing if there is none. */
export function titleAt(view: DarwinView, number: number | undefined): string {
  const slot = view.slots.find((one) => one.slot === number);
  return slot ? slotTitle(slot) : "";
}

/** A species on the table by its number. */
export const speciesOf = (view: DarwinView, uid: number): SpeciesView | undefined =>
  view.slots.flatMap((slot) => slot.species).find((one) => one.uid === uid);

/** The symbols of a card, each as often as it is printed. */
export function signsOf({ stats }: CardInfo): string[] {
  const counted = DARWIN_ABILITIES.flatMap((one) => Array<string>(stats[one]).fill(one));
  return [...counted, ...(["dig", "poison"] as const).filter((one) => stats[one])];
}

/** The picture and the name of a value of a species. */
export const statIcon = (key: keyof StatsView): string =>
  ({ hearts: "heart", competition: "strength" })[key as string] ?? key;
export const statName = (key: keyof StatsView): string =>
  key === "hearts" ? t("hearts") : key === "competition" ? t("strength") : called("symbol", key);

/** What a symbol, a value or a diet is for. */
export const signHelp = (key: string): string =>
  t(DARWIN_ABILITIES.some((one) => one === key) ? "sign-ability" : `sign-${key}`);

/** Pictures that mean something, and which chapter of the guide is about them. */
const CHAPTERS: Record<string, string> = {
  ...Object.fromEntries(DARWIN_ABILITIES.map((one) => [one, "rank"])),
  ...Object.fromEntries(ORDER.map((part) => [part, "create"])),
  adaptation: "rank",
  strength: "points",
  points: "points",
  heart: "food",
  leaf: "food",
  meat: "food",
  herbivore: "food",
  omnivore: "food",
  carnivore: "evaluation",
  dig: "evaluation",
  poison: "evaluation",
};

/** What a picture of a symbol, a value, a diet, food or a part of the body is called and for; nothing of other
 * pictures. */
export function signOf(icon: string): Sign | undefined {
  const chapter = CHAPTERS[icon];
  if (!chapter) return undefined;
  if (ORDER.includes(icon)) return { title: titled("part", icon), text: "", chapter };
  const key = { heart: "hearts", strength: "competition" }[icon] ?? icon;
  return { title: capital(signName(key)), text: signHelp(key), chapter };
}

function signName(key: string): string {
  if (["herbivore", "carnivore", "omnivore"].includes(key)) return called("diet", key);
  if (key === "adaptation" || key === "points") return t(key);
  return key === "leaf" || key === "meat" ? t(`sign_name-${key}`) : statName(key as keyof StatsView);
}
