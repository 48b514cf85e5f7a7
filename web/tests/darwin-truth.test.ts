// The page's own account of a game of Darwin against what the server says, event by event.

import { describe, expect, it } from "vitest";
import { type Course, followed, momentsOf } from "../src/darwin/chronicle";
import type { DarwinView, SpeciesView } from "../src/wire";
import { readStream, sequels, streamsOf } from "./streams";

/** Everything of a species that events tell. */
const told = (one: SpeciesView, isJudged: boolean): unknown => ({
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
      species: [...slot.species].sort((a, b) => a.uid - b.uid).map((one) => told(one, isJudged)),
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
});
