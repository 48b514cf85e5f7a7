// Everything the page would show of hundreds of games, at every event of story, table and review,
// against what is true then. Written by tests/web/test_truth.py, which names the folder in
// GALAPAGOS_TRUTHS; without it there is nothing to compare.

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Beat as DarwinBeat, scoresAt } from "../src/games/darwin/beats";
import { type Course, followed, momentsOf } from "../src/games/darwin/chronicle";
import { Story as DarwinStory } from "../src/games/darwin/story.svelte";
import { partnerOf, teamLetter } from "../src/lib/teams";
import type { Fresh, GameView, PlayOf, StoryTable } from "../src/lib/model";
import { beats } from "../src/games/origin/beats";
import { Chronicle } from "../src/games/origin/chronicle";
import { type Graves, graves } from "../src/games/origin/graves";
import { Story as OriginStory } from "../src/games/origin/story.svelte";
import { pointsChart, stepOfEvent } from "../src/review/steps";
import type { EventView } from "../src/wire";
import type { DarwinView } from "../src/games/darwin/wire";
import type { OriginView } from "../src/games/origin/wire";
import { account, standWhereTheyLive } from "./darwin-account";
import { lookedAt, messages, recorded, shownDarwin, shownOrigin, type Told, type Truth } from "./truths";

const WANTED = process.env["GALAPAGOS_TRUTHS"] ?? "";

/** A table that shows what it is told to, and remembers what was shown. */
class Screen<V extends GameView> implements StoryTable<V> {
  table = null;
  play: PlayOf<V> | null = null;
  isHeld = false;
  lines = [];
  coached = false;
  shown: { view: V; upTo: number }[] = [];
  hold(shown: PlayOf<V>, upTo: number): void {
    this.isHeld = true;
    this.play = shown;
    this.shown.push({ view: shown.view, upTo });
  }
  release(): void {
    this.isHeld = false;
  }
}
function fresh<V extends GameView>(before: PlayOf<V>, told: Told<V>): Fresh<V> {
  return { events: told.play.events, lines: told.play.lines, before, after: told.play };
}
/** What is true once the last event up to a number has happened. */
function truthAt(told: Told<DarwinView>, n: number): Truth | undefined {
  const last = told.play.events.findLast((event) => event.n <= n);
  return last && told.truths[last.n];
}
const where = (name: string, told: { serial: number }, event?: { n: number; kind?: string }): string =>
  `${name}, message ${told.serial}${event ? `, event ${event.n} ${event.kind ?? ""}` : ""}`;

/** A whole game on a busy machine; no test is about how fast that is. */
const PATIENCE = { timeout: 600_000 };

describe.skipIf(!WANTED)("the page shows what is true: see test_truth.py", PATIENCE, () => {
  beforeAll(() => {
    vi.useFakeTimers();
    // The page's words are not loaded here, and it says so each time.
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("document", { hidden: false });
  });
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each(recorded("origin", "stream"))("%s: table and story of Origin", (name) => {
    const screen = new Screen<OriginView>();
    const story = new OriginStory(screen);
    let empty: Graves = new Map();
    for (const { before, told } of messages<OriginView>(name)) {
      const after = told.play.view;
      expect(shownOrigin(after, told.rest), `${where(name, told)}, at rest`).toEqual(told.rest);
      sidesAgree(told.rest, after.teams, where(name, told));
      if (!before) continue;
      const start = before.view;
      const chronicle = new Chronicle(start, after);
      for (const event of told.play.events) {
        const truth = told.truths[event.n]!;
        const view = chronicle.tell(event);
        expect(shownOrigin(view, truth), where(name, told, event)).toEqual(truth);
      }
      const found = beats(start, told.play.events, after);
      for (const [n, beat] of found.entries()) {
        const truth = n === found.length - 1 ? told.rest : told.truths[beat.upTo]!;
        expect(shownOrigin(beat.view, truth), where(name, told, { n: beat.upTo })).toEqual(truth);
      }
      empty = graves(start, after, empty);
      for (const dead of [...empty.values()].flat())
        expect(told.rest.pieces[dead.tag], `${where(name, told)}: the grave of ${dead.tag}`).toBeUndefined();
      story.hear(fresh(before, told));
      tellOrigin(story);
      if (told.play.events.length) ranThrough(name, told, before, screen);
    }
  });

  it.each(recorded("darwin", "stream"))("%s: table and story of Darwin", (name) => {
    const screen = new Screen<DarwinView>();
    const story = new DarwinStory(screen);
    let course: Course | null = null;
    for (const { before, told } of messages<DarwinView>(name)) {
      const view = told.play.view;
      // An own draft is shown as if it were done: what is true of it comes with its events.
      if (!told.own) {
        expect(shownDarwin(view, told.rest), `${where(name, told)}, at rest`).toEqual(told.rest);
        expect(view.owing, `${where(name, told)}, whose turn`).toEqual(told.rest.turn);
      }
      sidesAgree(told.rest, view.mode === "team", where(name, told));
      if (!before) continue;
      if (!course?.since.length) course = { base: before.view, since: [] };
      const moments = momentsOf(course.base, [...course.since, ...told.play.events]);
      const from = course.since.length;
      // Whether food counts in a new Era is the next view's to say.
      const era = told.play.events.find((event) => event.kind === "era_began")?.n ?? Infinity;
      for (const [n, event] of told.play.events.entries()) {
        const truth = told.truths[event.n]!;
        const moment = moments[from + n]!.view;
        const shown = event.n < era ? moment : { ...moment, food_counts: view.food_counts };
        expect(shownDarwin(shown, truth), where(name, told, event)).toEqual(truth);
      }
      course = followed(course, told.play.events, view);
      const last = moments.at(-1)?.view ?? view;
      if (!told.own) expect(account(last, view), where(name, told)).toEqual(account(view, view));
      screen.play = told.play;
      screen.shown = [];
      const was = story.all;
      story.hear(fresh(before, told));
      if (story.all === was) continue;
      const new_ = story.all.filter((beat) => !was.includes(beat));
      for (const [n, beat] of new_.entries())
        isTrueBeat(name, told, beat, endOf(told.play.events, new_[n + 1]));
      standWhereTheyLive(story.all);
      const points = view.seats.map((seat) => seat.score.total);
      expect(scoresAt(story.all.at(-1)!), `${where(name, told)}: the story's points`).toEqual(points);
      for (let n = 0; story.open; n++) {
        expect(n, where(name, told)).toBeLessThan(5_000);
        story.settle(story.beat!);
        if (story.held) story.next();
        else vi.runOnlyPendingTimers();
      }
      expect(screen.isHeld, `${where(name, told)}: the table is free after the story`).toBe(false);
      expect(screen.shown.length, where(name, told)).toBeGreaterThan(0);
      // A story that goes on after a question begins where it stood: at the end of the beat before.
      const first = story.all.indexOf(new_[0]!);
      showedBeats(screen, story.all.slice(Math.max(0, first - 1)), where(name, told));
    }
  });

  it.each([...recorded("origin", "review"), ...recorded("darwin", "review")])("%s: looking back", (name) => {
    const { review, moments, rests } = lookedAt(name);
    const table = { ...review.table, seats: rests[0]!.scores.map((_, seat) => ({ seat, name: `${seat}` })) };
    const chart = pointsChart({ ...review, table } as typeof review, String);
    const game = moments[0]!.view.game;
    for (const [step, { view }] of moments.entries()) {
      const truth = rests[step]!;
      const hasDraft = view.game === "darwin" && view.draft?.main;
      const shown = view.game === "darwin" ? shownDarwin(view, truth) : shownOrigin(view, truth);
      if (!hasDraft) expect(shown, `${name}, step ${step}`).toEqual(truth);
      const at = chart.xs.findLastIndex((x) => x <= step);
      const points = chart.lines.map((line) => line.values[at]);
      expect(points, `${name}, points at step ${step}`).toEqual(truth.scores);
    }
    const dead = new Map<number, Set<string>>();
    for (const { event, step, tag, seat } of review.deaths) {
      const told = `${name}, death of ${tag} at step ${step}`;
      expect(stepOfEvent(review.steps, event), told).toBe(step);
      const was = rests[step - 1]!.pieces[tag];
      expect(was?.seat, told).toBe(seat);
      expect(rests[step]!.pieces[tag], told).toBeUndefined();
      dead.set(step, (dead.get(step) ?? new Set()).add(tag));
    }
    for (let step = 1; step < rests.length; step++) {
      const cleared = game === "darwin" && moments[step]!.events.some((one) => one.kind === "table_cleared");
      if (cleared) continue;
      const gone = Object.keys(rests[step - 1]!.pieces).filter((tag) => !rests[step]!.pieces[tag]);
      expect([...(dead.get(step) ?? [])].sort(), `${name}, deaths of step ${step}`).toEqual(gone.sort());
    }
  });
});

/** Who plays together, as the page's seat marks say it. */
function sidesAgree(truth: Truth, teams: boolean, told: string): void {
  const count = truth.partners.length;
  for (const [seat, partner] of truth.partners.entries()) {
    expect(partner >= 0, told).toBe(teams);
    if (!teams) continue;
    expect(partnerOf(seat, count), told).toBe(partner);
    expect(teamLetter(seat, count), told).toBe(teamLetter(partner, count));
  }
}

/** Let a story run to its end; a loss that holds it is seen. */
function tellOrigin(story: OriginStory): void {
  for (let n = 0; story.upTo !== Infinity; n++) {
    expect(n).toBeLessThan(5_000);
    if (story.isWaiting) story.goOn();
    else vi.runOnlyPendingTimers();
  }
}

/** The table that a story of Origin has shown: only what was true, one after the other. */
function ranThrough(
  name: string,
  told: Told<OriginView>,
  before: PlayOf<OriginView>,
  screen: Screen<OriginView>,
): void {
  expect(screen.isHeld, `${where(name, told)}: the table is free after the story`).toBe(false);
  let at = told.play.events[0]!.n - 1;
  for (const { view, upTo } of screen.shown) {
    const upcoming = told.play.events.filter((event) => event.n >= at && event.n <= upTo);
    const found = upcoming.findLast((event) => isShown(view, told.truths[event.n]!));
    const isEnd = isShown(view, told.rest);
    const isStart = sameTable(view, before.view);
    if (!found && !isEnd && !isStart)
      expect(shownOrigin(view, told.rest), `${where(name, told, { n: upTo })}, on the way`).toBe(null);
    at = found?.n ?? at;
  }
  screen.shown = [];
}
function isShown(view: OriginView, truth: Truth): boolean {
  return JSON.stringify(sorted(shownOrigin(view, truth))) === JSON.stringify(sorted(truth));
}
const sorted = (truth: Truth): unknown => ({
  ...truth,
  pieces: Object.entries(truth.pieces).sort(([a], [b]) => a.localeCompare(b)),
  turn: 0,
});
const sameTable = (one: OriginView, two: OriginView): boolean =>
  JSON.stringify({ ...one, outcome: null }) === JSON.stringify({ ...two, outcome: null });

/** The table that a story of Darwin has shown: its beats, one after the other. */
function showedBeats(screen: Screen<DarwinView>, beats: readonly DarwinBeat[], told: string): void {
  let at = 0;
  for (const { view } of screen.shown) {
    at = beats.findIndex((beat, n) => n >= at && beat.moment.view === view);
    expect(at, `${told}: a table that is no beat of the story, or comes too late`).toBeGreaterThanOrEqual(0);
  }
}

const STORY = ["evaluation", "event"];
/** The last event of a beat: the one before the next beat, or before the next Era is prepared. */
function endOf(events: readonly EventView[], next: DarwinBeat | undefined): number {
  if (next) return next.n - 1;
  const isStory = (event: EventView): boolean =>
    event.kind === "phase_began" && STORY.includes(String(event.fields["phase"]));
  const begun = events.findIndex(isStory);
  const rest = events.find(
    (event, n) => n > begun && event.kind === "phase_began" && !isStory(event) && n > 0,
  );
  return rest ? rest.n - 1 : events.at(-1)!.n;
}
function isTrueBeat(name: string, told: Told<DarwinView>, beat: DarwinBeat, end: number): void {
  const truth = truthAt(told, end)!;
  const told_ = `${where(name, told)}: “${beat.text}”`;
  expect(shownDarwin(beat.moment.view, truth), told_).toEqual(truth);
  expect(beat.moment.view.owing, `${told_}: nobody is waited for`).toEqual([]);
  for (const { slot, figures } of beat.scenes)
    for (const { species, dead } of figures) {
      const lives = truth.pieces[species.tag];
      if (lives) expect([lives.place, lives.seat], told_).toEqual([slot.slot, species.owner]);
      if (lives) expect(dead, `${told_}: ${species.tag} lives`).toBe(false);
    }
}
