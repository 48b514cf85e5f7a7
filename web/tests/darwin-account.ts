// What events tell of a table of Darwin besides what a truth says, and what a story shows of it.

import { expect } from "vitest";
import type { Beat } from "../src/games/darwin/beats";
import type { DarwinView, SpeciesView } from "../src/games/darwin/wire";

/** Everything of a species that events tell. */
const known = (one: SpeciesView, isJudged: boolean): unknown => ({
  uid: one.uid,
  tag: one.tag,
  owner: one.owner,
  slot: one.slot,
  cards: one.cards.map((card) => card.card).sort(),
  points: one.points,
  plants: one.plants,
  meat: one.meat,
  // A view looks at the tokens, and hunters that ate well have few of them.
  ...(isJudged ? {} : { feeding: one.feeding }),
  acted: one.acted,
});

/** Everything of a table that events tell; `truth` is how the server shows it. */
export function account(view: DarwinView, truth: DarwinView): unknown {
  const isJudged = !truth.food_counts || ["evaluation", "event", "over"].includes(truth.phase);
  return {
    phase: view.phase,
    era: view.era,
    event: view.event,
    first: view.first,
    slots: view.slots.map((slot) => ({
      slot: slot.slot,
      ground: slot.ground,
      biome: slot.biome,
      plants: slot.plants,
      meat: slot.meat,
      plants_left: slot.plants_left,
      meat_left: slot.meat_left,
      species: [...slot.species].sort((a, b) => a.uid - b.uid).map((one) => known(one, isJudged)),
    })),
    seats: view.seats.map((seat) => ({ seat: seat.seat, passed: seat.passed, score: seat.score })),
  };
}

/** In every beat each creature stands where it lives, the dead stay dead, and whoever a sentence is
 * about is seen. */
export function standWhereTheyLive(beats: readonly Beat[]): void {
  const dead = new Set<number>();
  for (const beat of beats) {
    for (const uid of beat.dead) dead.add(uid);
    const living = new Map(
      beat.moment.view.slots.flatMap((slot) => slot.species.map((one) => [one.uid, slot.slot])),
    );
    for (const { slot, figures } of beat.scenes) {
      const now = beat.moment.view.slots.find((one) => one.slot === slot.slot);
      // Among kids all leave the table, and are remembered as they were.
      if (now) expect([slot.biome, slot.ground], beat.text).toEqual([now.biome, now.ground]);
      for (const one of figures) {
        expect(one.dead, `${beat.text} ${one.species.tag}`).toBe(dead.has(one.species.uid));
        if (living.has(one.species.uid)) expect(slot.slot, beat.text).toBe(living.get(one.species.uid));
        else if (!one.dead) expect(now, `${beat.text} ${one.species.tag}`).toBeUndefined();
      }
    }
    const seen = new Set(beat.scenes.flatMap((one) => one.figures.map((two) => two.species.uid)));
    for (const uid of beat.actors) expect(seen.has(uid), `${beat.text} ${uid}`).toBe(true);
  }
}
