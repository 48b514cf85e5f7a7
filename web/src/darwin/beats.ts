// The evaluation and the change of Eras as a story: one beat for each sentence of the log.

import type { DarwinView, EventView, LineView } from "../wire";

export interface Gain {
  species: number;
  seat: number;
  n: number;
  place: number;
}

export interface Beat {
  n: number;
  text: string;
  /** 1 to 5 of the evaluation; 0 before it; 6 is what comes after. */
  step: number;
  /** The first beat of its step. */
  opens: boolean;
  slot: number;
  actors: number[];
  dead: number[];
  hunter: number;
  gains: Gain[];
  event: string;
  biome: string;
  mine: boolean;
  blow: boolean;
}

/** Kinds of events with which a story may begin, or go on after a question. */
const TOLD = new Set([
  "step_began",
  "eaten",
  "died",
  "hunts_first",
  "points_earned",
  "event_revealed",
  "event_discarded",
  "card_lost",
  "points_inherited",
  "banked",
  "biome_replaced",
  "biome_fetched",
  "volcano_cooled",
]);
const LAST_STEP = 6;

function isTold(event: EventView): boolean {
  if (event.kind === "phase_began") return ["evaluation", "event"].includes(String(event.fields["phase"]));
  return TOLD.has(event.kind);
}

function endsStory(event: EventView): boolean {
  return event.kind === "phase_began" && !["evaluation", "event"].includes(String(event.fields["phase"]));
}

const number = (value: unknown): number => (typeof value === "number" ? value : -1);

/** Who owns what, and where it stands, at the beginning of the story. */
export interface Cast {
  owner: Map<number, number>;
  slot: Map<number, number>;
  viewer: number;
}

export function castOf(view: DarwinView): Cast {
  const all = view.slots.flatMap((slot) => slot.species);
  return {
    owner: new Map(all.map((one) => [one.uid, one.owner])),
    slot: new Map(all.map((one) => [one.uid, one.slot])),
    viewer: view.viewer,
  };
}

function beat(line: LineView, events: EventView[], cast: Cast, step: number, opens: boolean): Beat {
  const made: Beat = {
    n: line.n,
    text: line.text,
    step,
    opens,
    slot: -1,
    actors: [],
    dead: [],
    hunter: -1,
    gains: [],
    event: "",
    biome: "",
    mine: line.blow,
    blow: line.blow,
  };
  const actors = new Set<number>();
  for (const { kind, seat, fields } of events) {
    const species = number(fields["species"]);
    for (const uid of [number(fields["hunter"]), species, number(fields["prey"])])
      if (uid >= 0) actors.add(uid);
    if (kind === "eaten") made.hunter = number(fields["hunter"]);
    if (kind === "died") {
      made.dead.push(species);
      if (number(fields["by"]) >= 0) {
        made.hunter = number(fields["by"]);
        actors.add(made.hunter);
      }
    }
    if (kind === "points_earned" || kind === "points_inherited") {
      made.gains.push({ species, seat, n: number(fields["n"]), place: number(fields["place"]) });
    }
    if (kind === "event_revealed") made.event = String(fields["event"]);
    if (kind === "biome_replaced") made.biome = String(fields["biome"]);
    if (made.slot < 0 && fields["slot"] !== undefined && kind !== "points_earned")
      made.slot = number(fields["slot"]);
  }
  made.actors = [...actors];
  const slots = new Set(made.actors.map((uid) => cast.slot.get(uid) ?? -1));
  if (made.slot < 0 && slots.size === 1) made.slot = [...slots][0]!;
  made.mine ||= made.actors.some((uid) => cast.owner.get(uid) === cast.viewer);
  return made;
}

/** Return the beats of a batch of events; none where nothing of a story happened. */
export function beatsOf(
  events: readonly EventView[],
  lines: readonly LineView[],
  cast: Cast,
  step = 0,
): Beat[] {
  const from = events.findIndex(isTold);
  if (from < 0) return [];
  const after = events.slice(from);
  const end = after.findIndex((event, n) => n > 0 && endsStory(event));
  const told = end < 0 ? after : after.slice(0, end);
  const first = told[0]!.n;
  const last = told.at(-1)!.n;
  const spoken = lines.filter((line) => line.n >= first && line.n <= last);
  return spoken.map((line, n) => {
    const until = spoken[n + 1]?.n ?? last + 1;
    const own = told.filter((event) => event.n >= line.n && event.n < until);
    const begins = own.find((event) => event.kind === "step_began");
    const before = step;
    if (begins) step = number(begins.fields["step"]);
    if (own.some((event) => event.kind === "phase_began" && event.fields["phase"] === "event"))
      step = LAST_STEP;
    return beat(line, own, cast, step, step !== before);
  });
}

/** The points of every seat once so many beats have been told. */
export function scoresAfter(start: readonly number[], beats: readonly Beat[], count: number): number[] {
  const scores = [...start];
  for (const one of beats.slice(0, count)) {
    for (const gain of one.gains)
      if (gain.seat >= 0 && one.step < LAST_STEP) scores[gain.seat] = (scores[gain.seat] ?? 0) + gain.n;
  }
  return scores;
}

/** How long a sentence stays, in milliseconds at normal speed. */
export const readingTime = (beat: Beat): number => 900 + 22 * beat.text.length;

/** The next beat that belongs elsewhere: another biome, or the next step. */
export function nextElsewhere(beats: readonly Beat[], at: number): number {
  const now = beats[at];
  const found = beats.findIndex((one, n) => n > at && (one.slot !== now?.slot || one.step !== now?.step));
  return found < 0 ? beats.length - 1 : found;
}
