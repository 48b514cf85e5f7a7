// The evaluation and the change of Eras as a story: one beat for each sentence of the log, with the
// table as it stands at that sentence.

import type { EventView, LineView } from "../../wire";
import type { DarwinView, SlotView, SpeciesView } from "./wire";
import { after as later, isDead, type Moment, speciesAt } from "./chronicle";

export interface Gain {
  species: number;
  seat: number;
  n: number;
  place: number;
}

/** A creature on the stage. */
export interface Figure {
  species: SpeciesView;
  dead: boolean;
  /** Dies in this very beat. */
  dies: boolean;
  hunts: boolean;
  /** Points it gets in this beat, and the place for which. */
  gain: number;
  place: number;
}

/** A biome on the stage, and who is seen there. */
export interface Scene {
  slot: SlotView;
  figures: Figure[];
}

export interface Beat {
  /** The first event it tells of. */
  n: number;
  text: string;
  /** The lines of the log that it tells, by their first events. */
  lines: number[];
  /** 1 to 5 of the evaluation; 0 before it; 6 is what comes after. */
  step: number;
  /** The first beat of its step. */
  opens: boolean;
  /** The biome it is about; -1 if none or several. */
  slot: number;
  /** The species it is about. */
  actors: number[];
  dead: number[];
  hunter: number;
  gains: Gain[];
  event: string;
  /** The kinds of its events. */
  kinds: string[];
  /** A biome changes here. */
  changes: boolean;
  mine: boolean;
  blow: boolean;
  /** The table once it is told. */
  moment: Moment;
  scenes: Scene[];
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
  "table_cleared",
]);
/** What is done with cards meanwhile, and how food is laid out for the next Era, is told by the log alone;
 * the table shows it. */
const UNTOLD = new Set([
  "zone_filled",
  "zone_cleared",
  "deck_renewed",
  "card_drawn",
  "card_discarded",
  "food_supplied",
  "food_served",
  "leader",
  "leaderless",
]);
const STORY_PHASES = ["evaluation", "event"];
const LAST_STEP = 6;

const phaseOf = (event: EventView): string =>
  event.kind === "phase_began" ? String(event.fields["phase"]) : "";

function isTold(event: EventView): boolean {
  return STORY_PHASES.includes(phaseOf(event)) || TOLD.has(event.kind);
}
function endsStory(event: EventView): boolean {
  return event.kind === "phase_began" && !STORY_PHASES.includes(phaseOf(event));
}

const number = (value: unknown): number => (typeof value === "number" ? value : -1);

type Plot = Omit<Beat, "step" | "opens" | "moment" | "scenes">;

/** What happens in a beat, read off the events that its sentence tells of. */
function read(line: LineView, events: readonly EventView[]): Plot {
  const made: Plot = {
    n: line.n,
    text: line.text,
    lines: [line.n],
    slot: -1,
    actors: [],
    dead: [],
    hunter: -1,
    gains: [],
    event: "",
    kinds: events.map((one) => one.kind),
    changes: false,
    mine: line.blow,
    blow: line.blow,
  };
  const actors = new Set<number>();
  for (const { kind, seat, fields } of events) {
    const species = number(fields["species"]);
    const by = kind === "died" ? number(fields["by"]) : -1;
    for (const uid of [number(fields["hunter"]), by, species, number(fields["prey"])])
      if (uid >= 0) actors.add(uid);
    if (kind === "eaten") made.hunter = number(fields["hunter"]);
    if (by >= 0) made.hunter = by;
    if (kind === "died") made.dead.push(species);
    if (kind === "points_earned" || kind === "points_inherited")
      made.gains.push({ species, seat, n: number(fields["n"]), place: number(fields["place"]) });
    if (kind === "event_revealed") made.event = String(fields["event"]);
    if (kind === "biome_replaced" || kind === "volcano_cooled") made.changes = true;
    if (made.slot < 0) made.slot = number(fields["slot"]);
  }
  made.actors = [...actors];
  return made;
}

/** Remembers biomes and species as they were last seen: some leave the table, and points come of them
 * after that. */
class Memory {
  private readonly slots = new Map<number, SlotView>();
  private readonly species = new Map<number, SpeciesView>();

  see(view: DarwinView): void {
    for (const slot of view.slots) {
      this.slots.set(slot.slot, slot);
      for (const one of slot.species) this.species.set(one.uid, one);
    }
  }
  speciesAt(moment: Moment, uid: number): SpeciesView | undefined {
    return speciesAt(moment, uid) ?? this.species.get(uid);
  }
  slotAt(moment: Moment, number: number): SlotView | undefined {
    return moment.view.slots.find((one) => one.slot === number) ?? this.slots.get(number);
  }
}

function figureOf(species: SpeciesView, beat: Beat, moment: Moment): Figure {
  const gains = beat.gains.filter((one) => one.species === species.uid);
  return {
    species,
    dead: isDead(moment, species.uid),
    dies: beat.dead.includes(species.uid),
    hunts: beat.hunter === species.uid,
    gain: gains.reduce((sum, one) => sum + one.n, 0),
    place: beat.step === 5 ? (gains[0]?.place ?? 0) : 0,
  };
}

/** Who stands where in a beat: those it is about, each in its own biome; where a biome changes, all who
 * live there; and where it is about nobody, everybody, the dead of this story among them. */
function scenesOf(beat: Beat, moment: Moment, memory: Memory): Scene[] {
  const fallen = moment.fallen.map((one) => one.species);
  const living = moment.view.slots.flatMap((slot) => slot.species);
  let cast = beat.actors
    .map((uid) => memory.speciesAt(moment, uid))
    .filter((one): one is SpeciesView => one !== undefined);
  if (beat.changes) cast = living.filter((one) => one.slot === beat.slot);
  else if (!cast.length && beat.slot < 0) cast = [...living, ...fallen];
  const slots = new Set(cast.map((one) => one.slot));
  if (beat.slot >= 0 && slots.size <= 1) slots.add(beat.slot);
  if (!cast.length && beat.slot < 0) for (const slot of moment.view.slots) slots.add(slot.slot);
  return [...slots]
    .sort((a, b) => a - b)
    .flatMap((number) => memory.slotAt(moment, number) ?? [])
    .map((slot) => ({
      slot,
      figures: cast.filter((one) => one.slot === slot.slot).map((one) => figureOf(one, beat, moment)),
    }));
}

/** What stays of a species that has died is said with its death: they are one moment. */
function joined(lines: readonly LineView[], eventAt: ReadonlyMap<number, EventView>): Told[] {
  const found: Told[] = [];
  let dies: unknown;
  for (const line of lines) {
    const event = eventAt.get(line.n);
    const before = found.at(-1);
    const stays = event?.kind === "banked" && dies !== undefined && event.fields["species"] === dies;
    if (stays && before) before.push(line);
    else found.push([line]);
    const prey = event?.kind === "eaten" ? event.fields["prey"] : undefined;
    dies = event?.kind === "died" ? event.fields["species"] : prey;
  }
  return found;
}
type Told = [LineView, ...LineView[]];

/** Return the beats of a batch of events, which begins at this moment; none where nothing of a story
 * happened. `step` is where a story stood that goes on. */
export function beatsOf(
  start: Moment,
  events: readonly EventView[],
  lines: readonly LineView[],
  step = 0,
): Beat[] {
  const from = events.findIndex(isTold);
  if (from < 0) return [];
  const rest = events.findIndex((event, n) => n > from && endsStory(event));
  const end = rest < 0 ? events.length : rest;
  const first = events[from]!.n;
  const last = events[end - 1]!.n;
  const eventAt = new Map(events.map((event) => [event.n, event]));
  const clearing = events.find((event) => event.kind === "table_cleared")?.n ?? Infinity;
  /** That everybody takes their points is said once among kids, not for each species. */
  const isUntold = (event: EventView | undefined): boolean =>
    event !== undefined && (UNTOLD.has(event.kind) || (event.kind === "banked" && event.n > clearing));
  const spoken = lines.filter((line) => line.n >= first && line.n <= last && !isUntold(eventAt.get(line.n)));
  const told = joined(spoken, eventAt);
  const memory = new Memory();
  let moment = start;
  let place = 0;
  const goOn = (until: number): void => {
    for (; place < end && events[place]!.n < until; place++) {
      memory.see(moment.view);
      moment = later(moment, events[place]!);
    }
  };
  return told.map(([line, ...more], n) => {
    goOn(line.n);
    memory.see(moment.view);
    const until = Math.max(...[line, ...more].map((one) => Math.max(one.n, one.last)));
    const own = events.filter((event) => event.n >= line.n && event.n <= until);
    const plot = read(line, own);
    for (const one of more) {
      plot.text += ` ${one.text}`;
      plot.lines.push(one.n);
    }
    const begins = own.find((event) => event.kind === "step_began");
    const was = step;
    if (begins) step = number(begins.fields["step"]);
    if (own.some((event) => phaseOf(event) === "event")) step = LAST_STEP;
    goOn(told[n + 1]?.[0].n ?? last + 1);
    const beat: Beat = { ...plot, step, opens: step !== was, moment, scenes: [] };
    if (!beat.event) beat.scenes = scenesOf(beat, moment, memory);
    if (beat.slot < 0 && beat.scenes.length === 1) beat.slot = beat.scenes[0]!.slot.slot;
    beat.mine ||= beat.actors.some((uid) => memory.speciesAt(moment, uid)?.owner === start.view.viewer);
    return beat;
  });
}

/** The points of every seat once a beat has been told. */
export const scoresAt = (beat: Beat): number[] => beat.moment.view.seats.map((seat) => seat.score.total);

/** What a beat has given or taken, by seat: the points after it less those after the one before. */
export function changesIn(beats: readonly Beat[], beat: Beat): Map<number, number> {
  const before = beats[beats.indexOf(beat) - 1];
  const was = before ? scoresAt(before) : [];
  return new Map(scoresAt(beat).map((points, seat) => [seat, points - (was[seat] ?? points)]));
}

/** Nobody waits longer for what is not their own affair. */
const LONGEST = 4000;

/** How long a sentence stays, in milliseconds at normal speed; the scene that is played takes its time. */
export function readingTime(beat: Beat, scene = 0): number {
  const time = Math.max(900 + 22 * beat.text.length, scene + 500);
  return beat.mine ? time : Math.min(time, LONGEST);
}

/** Up to which event all losses of the viewer are among the beats that have been on the stage. */
export function seenUpTo(all: readonly Beat[], left: ReadonlySet<Beat>): number {
  const missed = all.find((beat) => beat.blow && !left.has(beat));
  return missed ? missed.n - 1 : Math.max(-1, ...[...left].map((beat) => beat.n));
}

/** The next beat that belongs elsewhere: another biome, or the next step. */
export function nextElsewhere(beats: readonly Beat[], at: number): number {
  const now = beats[at];
  const found = beats.findIndex((one, n) => n > at && (one.slot !== now?.slot || one.step !== now?.step));
  return found < 0 ? beats.length - 1 : found;
}
