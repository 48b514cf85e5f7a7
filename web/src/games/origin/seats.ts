// What is true of a seat at a moment: whether it plays, who of it is hungry, with whom it wins.

import type { AnimalView, OriginSeatView, OriginView, PairView } from "./wire";

/** The seat that the game waits for at its turn; -1 if there is none. In Extinction survivors are
 * declared one after the other, whosever turn it was. */
export function playing(view: OriginView): number {
  if (view.phase === "over") return -1;
  if (view.phase === "extinction") return view.decision === "declaration" ? view.actor : -1;
  return view.turn;
}

/** Whether an empty ring is an alarm: only while food is taken. Before and after nobody can eat. */
export const isFeeding = (view: OriginView): boolean => view.phase === "feeding";

/** The animals that would starve if they got nothing more; none when nobody eats. */
export function hungry(view: OriginView, seat: OriginSeatView): AnimalView[] {
  return isFeeding(view) ? seat.animals.filter((animal) => !animal.fed) : [];
}

/** The points of a seat and its partner together, if all animals lived. */
export function sideTotal(view: OriginView, seat: OriginSeatView): number {
  const partner = view.seats[seat.partner];
  return seat.score.total + (partner && view.teams ? partner.score.total : 0);
}

/** An animal on the table by its tag. */
export const animalOf = (view: OriginView, tag: string): AnimalView | undefined =>
  view.seats.flatMap((seat) => seat.animals).find((animal) => animal.tag === tag);

/** The pair cards that hold an animal. */
export const pairsOf = (seat: OriginSeatView, tag: string): PairView[] =>
  seat.pairs.filter((pair) => pair.first === tag || pair.second === tag);
