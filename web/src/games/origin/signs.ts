// What the symbols of a table of Origin are called and mean: traits and tokens.

import { type AnimalView, ORIGIN_TRAITS } from "./wire";
import { t } from "../../lib/words.svelte";
import type { Sign } from "../kit";

/** Tokens, and which chapter of the guide is about them. Food that is missing is an empty ring. */
const CHAPTERS = {
  food_missing: "extinction",
  food_red: "feeding",
  food_blue: "hunting",
  food_fat: "feeding",
} as const;
export type Token = keyof typeof CHAPTERS;
export const TOKENS = Object.keys(CHAPTERS) as Token[];

const isToken = (icon: string): icon is Token => icon in CHAPTERS;

export function signOf(icon: string): Sign | undefined {
  if (isToken(icon))
    return { title: t(`token-${icon}`), text: t(`token_help-${icon}`), chapter: CHAPTERS[icon] };
  if (!ORIGIN_TRAITS.some((one) => one === icon)) return undefined;
  return { title: t(`trait-${icon}`), text: t(`trait_help-${icon}`) };
}

/** What lies in a place of an animal's bowl, counted from 0: what it took itself first. */
export function foodAt(animal: AnimalView, place: number): Token {
  if (place >= animal.food) return "food_missing";
  return place < animal.food - animal.blue ? "food_red" : "food_blue";
}

/** The tokens that an animal has, or has room for. */
export function tokensOf(animal: AnimalView): Token[] {
  const found = Array.from({ length: Math.max(animal.appetite, animal.food) }, (_, n) => foodAt(animal, n));
  return [...new Set<Token>([...found, ...(hasFat(animal) ? (["food_fat"] as const) : [])])];
}

const hasFat = (animal: AnimalView): boolean => animal.fat + animal.stored + animal.fat_room > 0;
