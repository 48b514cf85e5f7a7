// The director's table: which scene is played for which kind of event. Every kind has a line here, with
// its scene or with none; what a scene looks like at any moment, `stage.ts` knows.

import type { EventView } from "../../wire";
import type { Sound } from "../../lib/sound";
import { number, text } from "./chronicle";

/** A place on the table: the tag of an animal, or this. */
export const CENTRE = "centre";

/** What moves. `by`: a hunter that stands by meanwhile, before its prey. */
export type Motion =
  /** A token glides. */
  | { kind: "token"; from: string; to: string; blue: boolean; sound: Sound }
  /** The hunter runs to its prey. */
  | { kind: "hunt"; from: string; to: string; sound: Sound }
  /** The prey runs off and comes back when it is over. */
  | { kind: "flees"; at: string; by: string; sound: Sound }
  /** A piece of the prey is left behind. */
  | { kind: "sheds"; at: string; by: string; icon: string; sound: Sound }
  /** The animal stays but something happens to it: an icon rises from it. */
  | { kind: "mark"; at: string; icon: string; sound: Sound }
  /** A die is rolled, large, and shows what it showed. */
  | { kind: "die"; at: string; by: string; die: number; sound: Sound }
  /** Food falls to the bank. */
  | { kind: "supply"; n: number; sound: Sound }
  /** A new piece stands up. */
  | { kind: "born"; at: string; sound: Sound }
  /** The animal leaves the table; its place stays for a while. */
  | { kind: "dies"; at: string; by: string; how: "eaten" | "starved" | "poison"; sound: Sound }
  /** The living of a seat walk past and are counted. */
  | { kind: "parade"; seat: number; points: number; sound: Sound };

export const LASTS: Record<Motion["kind"], number> = {
  token: 520,
  hunt: 900,
  flees: 900,
  sheds: 900,
  mark: 700,
  die: 1000,
  supply: 900,
  born: 500,
  dies: 1000,
  parade: 2600,
};

/** What a hunt or a meal has come to: where food comes from depends on what happened before it. */
interface Course {
  source: string;
  carcass: string;
  hunter: string;
  /** Poison and hunger kill together: whoever dies, dies once. */
  dead: string;
}

type Scene = (event: EventView, course: Course) => Motion[];

const animalOf = (event: EventView): string => text(event, "animal");
const mark = (at: string, icon: string, sound: Sound): Motion => ({ kind: "mark", at, icon, sound });
/** An icon of this name rises from the animal of an event. */
const rises =
  (icon: string, sound: Sound): Scene =>
  (event) => [mark(animalOf(event), icon, sound)];
/** Nothing moves, but what follows comes from there. */
const comesFrom =
  (place: (event: EventView, course: Course) => string): Scene =>
  (event, course) => {
    course.source = place(event, course);
    return [];
  };
const dies =
  (how: "starved" | "poison"): Scene =>
  (event, course) => {
    const at = animalOf(event);
    if (at === course.dead) return [];
    course.dead = at;
    return [{ kind: "dies", at, by: "", how, sound: "low" }];
  };
const runsTo =
  (field: "prey" | "substitute", sound: Sound): Scene =>
  (event, course) => {
    if (field === "prey") course.hunter = animalOf(event);
    course.source = text(event, field);
    return [{ kind: "hunt", from: course.hunter || animalOf(event), to: course.source, sound }];
  };

/** Kinds of events of Origin, and what is played for each; null: it has no scene of its own. */
export const SCENES: Record<string, Scene | null> = {
  set_up: null,
  rolled_for_start: null,
  starting_player: null,
  card_dealt: null,
  round_began: null,
  phase_began: null,
  phase_ended: null,
  animal_laid: (event) => [{ kind: "born", at: animalOf(event), sound: "plop" }],
  trait_laid: (event) => [mark(animalOf(event), text(event, "trait"), "tick")],
  pair_laid: (event) => [
    mark(animalOf(event), text(event, "trait"), "tick"),
    mark(text(event, "partner"), text(event, "trait"), "tick"),
  ],
  passed: null,
  turn_ended: null,
  rolled_for_food: (event) => [{ kind: "die", at: CENTRE, by: "", die: number(event, "die"), sound: "dice" }],
  food_supplied: (event) => [{ kind: "supply", n: number(event, "n"), sound: "plop" }],
  food_taken: comesFrom(() => CENTRE),
  food_received: (event, course) =>
    Array.from({ length: number(event, "eaten") + number(event, "stored") }, () => ({
      kind: "token",
      from: course.source,
      to: animalOf(event),
      blue: course.source !== CENTRE,
      sound: "pluck",
    })),
  food_lost: null,
  hunt_announced: runsTo("prey", "growl"),
  ran: (event, { hunter: by }) => {
    const at = animalOf(event);
    const die: Motion = { kind: "die", at, by, die: number(event, "die"), sound: "dice" };
    return event.fields["escaped"] === true ? [die, { kind: "flees", at, by, sound: "dash" }] : [die];
  },
  redirected: runsTo("substitute", "dash"),
  card_shed: (event, course) => {
    const at = animalOf(event);
    course.source = at;
    return [
      { kind: "sheds", at, by: course.hunter, icon: text(event, "trait") || "tail_loss", sound: "card" },
    ];
  },
  eaten: (event, course) => {
    const at = animalOf(event);
    course.carcass = course.source = at;
    return [{ kind: "dies", at, by: text(event, "hunter"), how: "eaten", sound: "bite" }];
  },
  poisoned: rises("poisonous", "sour"),
  scavenged: comesFrom((_, course) => course.carcass),
  fat_burned: rises("fat_tissue", "plop"),
  fell_asleep: rises("hibernation", "plop"),
  woke: null,
  grazed: () => [mark(CENTRE, "grazing", "thud")],
  robbed: comesFrom((event) => text(event, "victim")),
  pair_used: comesFrom((event) => (text(event, "trait") === "communication" ? CENTRE : animalOf(event))),
  waived: null,
  fat_formed: null,
  centre_cleared: null,
  starved: dies("starved"),
  died_of_poison: dies("poison"),
  buried: null,
  pair_broken: null,
  food_removed: null,
  pile_empty: null,
  declared: null,
  scored: (event) => [{ kind: "parade", seat: event.seat, points: number(event, "points"), sound: "coin" }],
  game_ended: null,
};

/** Follows events in their order. */
export class Teller {
  private readonly course: Course;

  /** `hunter`: of a hunt that was announced before. */
  constructor(hunter = "") {
    this.course = { source: CENTRE, carcass: CENTRE, hunter, dead: "" };
  }

  /** What there is to see of one more event. */
  tell(event: EventView): Motion[] {
    return SCENES[event.kind]?.(event, this.course) ?? [];
  }
}

const STAGGER: Partial<Record<Motion["kind"], number>> = { token: 140, dies: 180, die: 160 };
const USUAL_STAGGER = 60;
/** Nobody waits longer than this for what is not their own affair: it runs faster instead. */
export const BACKLOG = 4000;

export interface Timed {
  motion: Motion;
  at: number;
  lasts: number;
}

/** When each motion of a beat begins. Like motions run together; different ones follow each other. */
export function timed(list: readonly Motion[], pace: number): Timed[] {
  const found: Timed[] = [];
  let at = 0;
  let last: Motion | undefined;
  for (const motion of list) {
    if (last) at += last.kind === motion.kind ? (STAGGER[motion.kind] ?? USUAL_STAGGER) : LASTS[last.kind];
    found.push({ motion, at: at * pace, lasts: LASTS[motion.kind] * pace });
    last = motion;
  }
  return found;
}

/** How long a beat takes. */
export function lasting(list: readonly Motion[], pace: number): number {
  return Math.max(0, ...timed(list, pace).map((one) => one.at + one.lasts));
}

/** When the last die of a beat lies; 0 where none is thrown. */
export function diceLie(list: readonly Motion[], pace: number): number {
  const dice = timed(list, pace).filter(({ motion }) => motion.kind === "die");
  return Math.max(0, ...dice.map((one) => one.at + one.lasts));
}

/** A beat as far as its pace goes. */
interface Paced {
  motions: Motion[];
  /** It is about a piece of the viewer. */
  own?: boolean;
}
/** How fast the first of so many beats runs: one's own as wished, the others faster where they are too
 * many to be waited for. `spent`: what others have taken since the story began. */
export function paceOf(waiting: readonly Paced[], speed: number, spent = 0): number {
  if (waiting[0]?.own) return speed;
  const whole = waiting
    .filter((beat) => !beat.own)
    .reduce((sum, beat) => sum + lasting(beat.motions, speed), 0);
  const left = Math.max(0, BACKLOG - spent);
  return whole > left ? (speed * left) / whole : speed;
}
