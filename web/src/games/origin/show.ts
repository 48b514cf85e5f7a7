// From events to motions: what moves, from where to where, how long, and how it sounds.

import type { EventView } from "../../wire";
import type { Sound } from "../../lib/sound";
import { number, text } from "./chronicle";

/** A place on the table: the tag of an animal, or this. */
export const CENTRE = "centre";

export type Motion =
  /** A token flies. */
  | { kind: "token"; from: string; to: string; blue: boolean; sound: Sound }
  /** A line from hunter to prey. */
  | { kind: "hunt"; from: string; to: string; sound: Sound }
  /** The animal stays but something happens to it: an icon rises from it. */
  | { kind: "mark"; at: string; icon: string; sound: Sound }
  /** A die and what it showed. */
  | { kind: "die"; at: string; die: number; sound: Sound }
  /** A new piece stands up. */
  | { kind: "born"; at: string; sound: Sound }
  /** The animal leaves the table. */
  | { kind: "dies"; at: string; how: "eaten" | "starved"; sound: Sound };

export const LASTS: Record<Motion["kind"], number> = {
  token: 400,
  hunt: 700,
  mark: 600,
  die: 700,
  born: 500,
  dies: 800,
};

/** Follows events in their order: where food comes from depends on what happened before it. */
export class Teller {
  private motions: Motion[] = [];
  private source = CENTRE;
  private carcass = CENTRE;
  private hunter = "";
  /** Poison and hunger kill together: whoever dies, dies once. */
  private dead = "";

  /** What there is to see of one more event. */
  tell(event: EventView): Motion[] {
    this.motions = [];
    this.look(event);
    return this.motions;
  }

  private look(event: EventView): void {
    const animal = text(event, "animal");
    switch (event.kind) {
      case "animal_laid":
        this.motions.push({ kind: "born", at: animal, sound: "plop" });
        break;
      case "trait_laid":
        this.mark(animal, text(event, "trait"), "tick");
        break;
      case "pair_laid":
        this.mark(animal, text(event, "trait"), "tick");
        this.mark(text(event, "partner"), text(event, "trait"), "tick");
        break;
      case "rolled_for_food":
        this.motions.push({ kind: "die", at: CENTRE, die: number(event, "die"), sound: "dice" });
        break;
      case "food_taken":
        this.source = CENTRE;
        break;
      case "pair_used":
        this.source = text(event, "trait") === "communication" ? CENTRE : animal;
        break;
      case "robbed":
        this.source = text(event, "victim");
        break;
      case "scavenged":
        this.source = this.carcass;
        break;
      case "food_received":
        this.received(animal, number(event, "eaten") + number(event, "stored"));
        break;
      case "fat_burned":
        this.mark(animal, "fat_tissue", "plop");
        break;
      case "fell_asleep":
        this.mark(animal, "hibernation", "plop");
        break;
      case "grazed":
        this.mark(CENTRE, "grazing", "thud");
        break;
      case "poisoned":
        this.mark(animal, "poisonous", "sour");
        break;
      default:
        this.struck(event, animal);
    }
  }

  private struck(event: EventView, animal: string): void {
    switch (event.kind) {
      case "hunt_announced":
        this.hunter = animal;
        this.motions.push({ kind: "hunt", from: animal, to: text(event, "prey"), sound: "growl" });
        this.source = text(event, "prey");
        break;
      case "redirected":
        this.motions.push({
          kind: "hunt",
          from: this.hunter || animal,
          to: text(event, "substitute"),
          sound: "dash",
        });
        this.source = text(event, "substitute");
        break;
      case "ran":
        this.motions.push({ kind: "die", at: animal, die: number(event, "die"), sound: "dice" });
        if (event.fields["escaped"] === true) this.mark(animal, "running", "dash");
        break;
      case "card_shed":
        this.mark(animal, "tail_loss", "card");
        this.source = animal;
        break;
      case "eaten":
        this.carcass = animal;
        this.source = animal;
        this.motions.push({ kind: "dies", at: animal, how: "eaten", sound: "bite" });
        break;
      case "starved":
      case "died_of_poison":
        if (animal !== this.dead)
          this.motions.push({ kind: "dies", at: animal, how: "starved", sound: "low" });
        this.dead = animal;
        break;
    }
  }

  private mark(at: string, icon: string, sound: Sound): void {
    this.motions.push({ kind: "mark", at, icon, sound });
  }
  private received(to: string, tokens: number): void {
    for (let n = 0; n < tokens; n++)
      this.motions.push({
        kind: "token",
        from: this.source,
        to,
        blue: this.source !== CENTRE,
        sound: "pluck",
      });
  }
}

const STAGGER = 60;
/** Nobody waits longer than this for a story: it runs faster instead. */
export const BACKLOG = 6000;

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
    if (last) at += last.kind === motion.kind ? STAGGER : LASTS[last.kind];
    found.push({ motion, at: at * pace, lasts: LASTS[motion.kind] * pace });
    last = motion;
  }
  return found;
}

/** How long a beat takes. */
export function lasting(list: readonly Motion[], pace: number): number {
  return Math.max(0, ...timed(list, pace).map((one) => one.at + one.lasts));
}

/** How fast so many beats run: as wished, or faster where there are too many. */
export function paceOf(waiting: readonly { motions: Motion[] }[], speed: number): number {
  const whole = waiting.reduce((sum, beat) => sum + lasting(beat.motions, speed), 0);
  return whole > BACKLOG ? (speed * BACKLOG) / whole : speed;
}
