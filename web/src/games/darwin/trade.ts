// Hand and trade zone as they lie once the planned trade is made: the two cards have changed places.

import type { DarwinView } from "./wire";

/** The own hand, the card that a planned trade brings in the place of the one it gives. */
export function handOf(view: DarwinView): string[] {
  const seat = view.seats.find((one) => one.seat === view.viewer);
  return swapped(seat?.cards.map((one) => one.card) ?? [], view.draft?.give ?? "", view.draft?.take ?? "");
}

/** The trade zone, the other way round. */
export const zoneOf = (view: DarwinView): string[] =>
  swapped(view.zone, view.draft?.take ?? "", view.draft?.give ?? "");

function swapped(cards: readonly string[], out: string, into: string): string[] {
  return cards.map((card) => (out && card === out ? into : card));
}

/** The same cards, these ones before all others. */
export function foremost(cards: readonly string[], first: Iterable<string>): string[] {
  const wanted = new Set(first);
  return [...cards].sort((a, b) => Number(wanted.has(b)) - Number(wanted.has(a)));
}

/** The cards of the own hand that the planned main action uses. */
export function usedOf(view: DarwinView): Set<string> {
  const seat = view.seats.find((one) => one.seat === view.viewer);
  const used = new Set(seat?.cards.filter((one) => one.used).map((one) => one.card));
  const { main, take } = view.draft ?? { main: null, take: "" };
  if (take && main && "cards" in main && main.cards.includes(take)) used.add(take);
  return used;
}

/** A trade as it is to be made; null to take the planned one back. */
export interface Trade {
  give: string;
  take: string;
}

/** What is meant by giving one card that is seen in the hand for one that is seen in the zone, while
 * another trade may be planned: to give another card, to take another one, both, or neither. */
export function tradeMeant(planned: Trade | null, give: string, take: string): Trade | null {
  if (!planned) return { give, take };
  const meant = {
    give: give === planned.take ? planned.give : give,
    take: take === planned.give ? planned.take : take,
  };
  return meant.give === planned.give && meant.take === planned.take ? null : meant;
}
