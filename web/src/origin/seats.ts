// What is true of a seat at a moment: whether it plays, who of it is hungry, with whom it wins.

import type { AnimalView, OriginSeatView, OriginView } from "../wire";

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

/** Seats that win together, the viewer's own side first; empty without teams. */
export function sides(view: OriginView): number[][] {
  if (!view.teams) return [];
  const found: number[][] = [];
  for (const { seat, partner } of view.seats) {
    if (!found.some((side) => side.includes(seat))) found.push(partner >= 0 ? [seat, partner] : [seat]);
  }
  return found.sort((a, b) => Number(b.includes(view.viewer)) - Number(a.includes(view.viewer)));
}

/** Which side a seat is on, counted from 0 by its lowest seat, so that it is the same for everybody; -1
 * without teams. */
export function sideOf(view: OriginView, seat: OriginSeatView): number {
  if (!view.teams) return -1;
  return seat.partner >= 0 ? Math.min(seat.seat, seat.partner) : seat.seat;
}

/** The points of a seat and its partner together, if all animals lived. */
export function sideTotal(view: OriginView, seat: OriginSeatView): number {
  const partner = view.seats[seat.partner];
  return seat.score.total + (partner && view.teams ? partner.score.total : 0);
}
