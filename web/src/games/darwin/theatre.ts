// The evaluation as theatre: who stands on the stage of a beat, where, and what of it is seen at any time.
//
// All of it comes from the beats, which are true; a picture of it is a function of the time alone.

import type { Beat } from "./beats";
import { isDead, speciesAt } from "./chronicle";
import type { SlotView, SpeciesView } from "./wire";

/** What is played for a kind of event; none: it is told by its sentence, or shown by the table itself. */
export type SceneKind = "world" | "hunt" | "death" | "points" | "event" | "land" | "none";

export const SCENES: Record<string, SceneKind> = {
  // Evaluation
  step_began: "world",
  hunts_first: "hunt",
  eaten: "hunt",
  died: "death",
  banked: "points",
  points_earned: "points",
  points_inherited: "points",
  // Change of Eras
  event_revealed: "event",
  event_discarded: "world",
  card_lost: "points",
  biome_fetched: "world",
  biome_replaced: "land",
  biome_laid: "land",
  volcano_cooled: "land",
  table_cleared: "world",
  phase_began: "world",
  era_began: "world",
  // What the table itself shows when it is done
  created: "none",
  mutated: "none",
  mutation_paid: "none",
  migrated: "none",
  taken_over: "none",
  food_supplied: "none",
  food_served: "none",
  leader: "none",
  leaderless: "none",
  markers_turned: "none",
  first_player: "none",
  turn_began: "none",
  turn_ended: "none",
  passed: "none",
  // Cards and decks
  game_master: "none",
  continent_removed: "none",
  zone_filled: "none",
  zone_cleared: "none",
  card_drawn: "none",
  deck_renewed: "none",
  card_discarded: "none",
  redrawn: "none",
  fully_redrawn: "none",
  trade_drafted: "none",
  trade_cancelled: "none",
  main_drafted: "none",
  main_taken_back: "none",
  traded: "none",
  card_shown: "none",
  showed: "none",
  card_opened: "none",
  card_asked: "none",
  card_given: "none",
  giving_declined: "none",
  paid_with_card: "none",
  paid_with_draws: "none",
  draw_declined: "none",
  chosen_in_secret: "none",
  refilling: "none",
  scored: "none",
  game_ended: "none",
  hidden: "none",
};

/** The scene of a beat: that of the first of its events that has one; one biome, or the whole world. */
export function sceneOf(beat: Beat): SceneKind {
  const kind =
    beat.hunter >= 0
      ? "hunt"
      : beat.dead.length
        ? "death"
        : beat.kinds.map((one) => SCENES[one] ?? "none").find((one) => one !== "none");
  if (kind === "event" || kind === "land") return kind;
  const places = new Set(beat.scenes.map((one) => one.slot.slot));
  return places.size === 1 && kind && kind !== "world" ? kind : "world";
}

/** A species on the stage. */
export interface Actor {
  species: SpeciesView;
  /** It has died before this beat: only its dry ground is left. */
  gone: boolean;
  dies: boolean;
  hunts: boolean;
  /** The beat is about it. */
  acts: boolean;
  gain: number;
}

/** From here on the next Era is prepared: who has died leaves no place any more. */
const NEXT_ERA = 6;

/** Everybody of the biome that a beat is about, in the order in which they stood when the story began; who
 * has died since leaves a place. */
export function castOf(beats: readonly Beat[], beat: Beat): Actor[] {
  const slot = beat.slot >= 0 ? beat.slot : beat.scenes[0]?.slot.slot;
  const stood = beats[0]?.moment.view.slots.find((one) => one.slot === slot)?.species ?? [];
  const now = beat.moment.view.slots.find((one) => one.slot === slot)?.species ?? [];
  const told = beat.scenes.flatMap((one) => one.figures.map((two) => two.species));
  const order = new Map([...stood, ...now, ...told].map((one) => [one.uid, one]));
  const stays = (one: SpeciesView): boolean =>
    now.some((two) => two.uid === one.uid) ||
    (beat.step < NEXT_ERA && isDead(beat.moment, one.uid)) ||
    told.includes(one);
  return [...order.values()].filter(stays).map((one) => ({
    species: speciesAt(beat.moment, one.uid) ?? one,
    dies: beat.dead.includes(one.uid),
    gone: isDead(beat.moment, one.uid) && !beat.dead.includes(one.uid),
    hunts: beat.hunter === one.uid,
    acts: beat.actors.includes(one.uid),
    gain: beat.gains.filter((gain) => gain.species === one.uid).reduce((sum, gain) => sum + gain.n, 0),
  }));
}

/** The biome a beat is about, and what lay there before it. */
export function landOf(
  beats: readonly Beat[],
  beat: Beat,
): { now: SlotView | undefined; was: SlotView | undefined } {
  const find = (one: Beat | undefined): SlotView | undefined =>
    one?.moment.view.slots.find((slot) => slot.slot === beat.slot);
  return { now: find(beat) ?? beat.scenes[0]?.slot, was: find(beats[beats.indexOf(beat) - 1]) };
}

// --- where ---------------------------------------------------------------------------------------

/** A place on the stage, in parts of its width and height; y is the ground. */
export interface Spot {
  x: number;
  y: number;
  /** How wide its place is. */
  width: number;
}

/** A few have room of their own: on a wide stage none takes more than this, on a narrow one they share all. */
const WIDEST = 0.3;
/** On a narrow stage a single row stands a little higher: below it is nothing to be seen. */
const RAISED = 0.86;

/** How far apart the grounds of two rows are, and of three. */
const APART = [0, 0, 0.4, 0.28];
/** In how many rows so many stand, if side by side there is room for `most`: a narrow stage is a high one. */
export const rowsOf = (n: number, most: number): number => (n <= most ? 1 : most < 4 && n > 4 * most ? 3 : 2);

/** Where so many stand: side by side, in rows where they would be too small. */
export function spotsOf(n: number, most: number): Spot[] {
  const rows = rowsOf(n, most);
  const isNarrow = most < 4;
  const inRow = Math.ceil(n / rows);
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / inRow);
    const count = Math.min(n - row * inRow, inRow);
    const width = Math.min(1 / count, rows === 1 && count < 4 && !isNarrow ? WIDEST : 1);
    const left = (1 - width * count) / 2;
    return {
      x: left + width * ((i % inRow) + 0.5),
      y: rows === 1 && isNarrow ? RAISED : 1 - APART[rows]! * (rows - 1 - row),
      width,
    };
  });
}

// --- when ----------------------------------------------------------------------------------------

/** Moments of a scene in milliseconds: when food has been handed out, when it acts, when it is settled. */
export interface Times {
  food: number;
  acts: number;
  settles: number;
  end: number;
}
const NAME = 300;
const HELPING = 420;
/** One helping after the other; many come faster. */
const STAGGER = 130;
const FEAST = 1200;
const staggerOf = (n: number): number => Math.min(STAGGER, FEAST / Math.max(1, n));
const ACTS: Record<SceneKind, number> = {
  hunt: 1600,
  death: 500,
  points: 700,
  land: 1300,
  event: 1600,
  world: 400,
  none: 200,
};
const SETTLES = 450;

/** Whether a beat is the first about food in its biome: what everybody has got is handed out before it. */
export function servesFood(beats: readonly Beat[], beat: Beat): boolean {
  const first = beats.find(
    (one) => one.step === beat.step && one.slot === beat.slot && one.scenes.length === 1 && !one.opens,
  );
  return beat.step === 2 && beat === first && sceneOf(beat) !== "world";
}

export function timesOf(kind: SceneKind, helpings: number): Times {
  const food = NAME + (helpings ? HELPING + staggerOf(helpings) * (helpings - 1) : 0);
  const settles = food + ACTS[kind];
  return { food, acts: food, settles, end: settles + SETTLES };
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));
const eased = (part: number): number => part * part * (3 - 2 * part);
/** How far something has come at a time, from 0 to 1, if it begins and ends then. */
export const during = (t: number, from: number, to: number): number => eased(clamp((t - from) / (to - from)));

/** A point of the stage: parts of its width and height, and pixels above them. */
export interface Point {
  x: number;
  /** From below. */
  y: number;
  px: number;
}
/** Where something is that glides on an arc, as a style. */
export function glide(from: Point, to: Point, part: number, height = 0.14): string {
  const between = (a: number, b: number): number => a + (b - a) * part;
  const lift = height * 4 * part * (1 - part);
  const y = between(from.y, to.y) + lift;
  return `left: ${(100 * between(from.x, to.x)).toFixed(2)}%; bottom: calc(${(100 * y).toFixed(2)}% + ${between(from.px, to.px).toFixed(1)}px)`;
}

/** A spark that a volcano throws: where it is at a time, in parts of the stage, and how bright. */
export interface Spark {
  x: number;
  y: number;
  light: number;
}
const SPARKS = 18;
const FLIGHT = 1100;
/** All sparks of an eruption that has begun so many milliseconds ago; they fall back in an arc. */
export function sparksAt(t: number): Spark[] {
  return Array.from({ length: SPARKS }, (_, n) => {
    const part = clamp((t - 55 * n) / FLIGHT);
    const aim = ((n * 7) % SPARKS) / (SPARKS - 1) - 0.5;
    return {
      x: 0.5 + 0.75 * aim * part,
      y: 0.55 + 1.7 * part * (0.75 - part),
      light: part > 0 && part < 1 ? 1 - part * part : 0,
    };
  });
}

/** A helping of food: whose, which of its places, and how far it has come. */
export interface Helping {
  uid: number;
  place: number;
  kind: "plant" | "meat";
  part: number;
}
/** What lies on the larder and comes to whom, in rank order, as far as it has come. */
export function helpingsAt(actors: readonly Actor[], t: number): Helping[] {
  const all = actors
    .filter((one) => !one.gone)
    .flatMap(({ species }) =>
      Array.from({ length: species.plants + species.meat }, (_, place) => ({
        uid: species.uid,
        place,
        kind: place < species.plants ? ("plant" as const) : ("meat" as const),
      })),
    );
  return all.map((one, n) => {
    const from = NAME + staggerOf(all.length) * n;
    return { ...one, part: during(t, from, from + HELPING) };
  });
}
/** How many of its places a species has filled by then. */
export const servedOf = (helpings: readonly Helping[], uid: number): number =>
  helpings.filter((one) => one.uid === uid && one.part >= 1).length;

/** When a beat is settled: what it has changed is seen from then on. */
export function settlesAt(beats: readonly Beat[], beat: Beat): number {
  const n = servesFood(beats, beat) ? helpingsAt(castOf(beats, beat), 0).length : 0;
  return timesOf(sceneOf(beat), n).settles;
}
/** How long the scene of a beat plays. */
export const playsFor = (beats: readonly Beat[], beat: Beat): number => settlesAt(beats, beat) + SETTLES;
