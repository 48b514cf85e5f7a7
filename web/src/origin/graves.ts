// Where an animal was eaten its place stays empty until Feeding ends: nothing jumps.

import type { OriginView } from "../wire";

/** Tags of the dead, by seat. */
export type Graves = ReadonlyMap<number, readonly string[]>;

/** Return the empty places after a change of the table. */
export function graves(before: OriginView | undefined, after: OriginView, old: Graves): Graves {
  if (before?.round !== after.round || before.phase !== "feeding" || after.phase !== "feeding")
    return new Map();
  const found = new Map<number, readonly string[]>();
  for (const seat of after.seats) {
    const living = new Set(seat.animals.map((animal) => animal.tag));
    const was = before.seats[seat.seat]?.animals.map((animal) => animal.tag) ?? [];
    // What has been taken back lives again.
    const dead = [...(old.get(seat.seat) ?? []), ...was].filter((tag) => !living.has(tag));
    if (dead.length) found.set(seat.seat, [...new Set(dead)]);
  }
  return found;
}

/** Return living and dead in order of birth: `a` … `z`, `aa` … */
export function inOrder<T extends { tag: string }>(
  animals: readonly T[],
  dead: readonly string[],
): (T | { tag: string; dead: true })[] {
  const all = [...animals, ...dead.map((tag) => ({ tag, dead: true as const }))];
  return all.sort((a, b) => a.tag.length - b.tag.length || (a.tag < b.tag ? -1 : 1));
}
