// The page's own account of a game of Darwin against what the server says, event by event.

import { describe, expect, it } from "vitest";
import { type Beat, scoresAt } from "../src/darwin/beats";
import { type Course, followed, momentsOf } from "../src/darwin/chronicle";
import { Telling } from "../src/darwin/telling";
import type { DarwinView, SpeciesView } from "../src/wire";
import { readStream, sequels, streamsOf } from "./streams";

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

/** Everything of a table that events tell. */
function account(view: DarwinView, truth: DarwinView): unknown {
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

const names = streamsOf("darwin");

describe("the account of a game of Darwin", () => {
  it("has games to look at", () => expect(names.length).toBeGreaterThan(0));

  it.each(names)("%s: what events make of a table is the table that the server shows", (name) => {
    let course: Course | null = null;
    for (const { before, after, serial } of sequels(readStream(name))) {
      const view = after.view as DarwinView;
      if (!course || course.since.length === 0) course = { base: before.view as DarwinView, since: [] };
      const moments = momentsOf(course.base, [...course.since, ...after.events]);
      course = followed(course, after.events, view);
      // An own draft is shown as if it were done, and no event has told it yet.
      if (view.draft?.main) continue;
      const last = moments.at(-1)?.view ?? view;
      expect(account(last, view), `${name}, message ${serial}`).toEqual(account(view, view));
    }
  });

  it.each(names)("%s: the story's points end at those of the table", (name) => {
    for (const { beats, view } of told(name)) {
      expect(scoresAt(beats.at(-1)!), name).toEqual(view.seats.map((seat) => seat.score.total));
    }
  });

  it.each(names)("%s: in every beat each creature stands where it lives, and the dead stay dead", (name) => {
    for (const { beats } of told(name)) {
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
        // Whoever a sentence is about is seen.
        const seen = new Set(beat.scenes.flatMap((one) => one.figures.map((two) => two.species.uid)));
        for (const uid of beat.actors) expect(seen.has(uid), `${beat.text} ${uid}`).toBe(true);
      }
    }
  });
});

/** The stories of a stream as the page tells them, each with the view at its end. */
function* told(name: string): Generator<{ beats: Beat[]; view: DarwinView }> {
  const telling = new Telling();
  for (const { before, after } of sequels(readStream(name))) {
    const view = after.view as DarwinView;
    if (telling.hear(before.view as DarwinView, after.events, after.lines, view).length)
      yield { beats: telling.beats, view };
  }
}
