// Where an animal died its place stays empty until the round ends: nothing jumps, and who is missing
// can be seen.

import type { AnimalView, OriginView } from "./wire";

/** The dead as they last were, by seat. */
export type Graves = ReadonlyMap<number, readonly AnimalView[]>;

/** Return the empty places after a change of the table. */
export function graves(before: OriginView | undefined, after: OriginView, old: Graves): Graves {
  if (before?.round !== after.round || after.phase === "evolution" || before.phase === "evolution")
    return new Map();
  const found = new Map<number, readonly AnimalView[]>();
  for (const seat of after.seats) {
    const living = new Set(seat.animals.map((animal) => animal.tag));
    // What has been taken back lives again.
    const dead = [...(old.get(seat.seat) ?? []), ...(before.seats[seat.seat]?.animals ?? [])];
    const once = new Map(dead.filter((one) => !living.has(one.tag)).map((one) => [one.tag, one]));
    if (once.size) found.set(seat.seat, [...once.values()]);
  }
  return found;
}

/** A place in a row: an animal, or the grave of one. */
export interface Slot {
  animal: AnimalView;
  dead: boolean;
}

/** Return living and dead in order of birth. */
export function inOrder(animals: readonly AnimalView[], dead: readonly AnimalView[]): Slot[] {
  const all = [
    ...animals.map((animal) => ({ animal, dead: false })),
    ...dead.map((animal) => ({ animal, dead: true })),
  ];
  return all.sort((a, b) => a.animal.number - b.animal.number);
}
