// Generated from structs of Python by `python -m galapagos.server.http.schema`.
// Do not edit: a test fails if this file is not what the generator writes.

import type { OutcomeView } from "../../wire";

/** Standing answers of a seat at Origin, given in the turns of others. */
export interface OriginStanding {
  game: "origin";
  /** Which defence to use: the first of these that is possible. Mimicry points at the animal that is worth the fewest points, the youngest of several; tail loss gives up its own card. Without one that is possible the seat is asked. */
  defence?: ("mimicry" | "running" | "tail_loss")[];
  /** Which of several scavengers eats: the hungriest; of several the one worth most points, then the oldest. */
  scavenger?: "ask" | "hungriest";
  /** Whether pair traits pass food on in another player's turn: always, the hungriest first. */
  partner_food?: "ask" | "hungriest";
}

/** A hunt that waits for the prey's owner. */
export interface AttackView {
  hunter: string;
  prey: string;
  /** Defences this attack has used up: running, mimicry. */
  used: string[];
  /** Traits with which the prey must still defend. */
  left: string[];
}

/** A trait card under an animal. */
export interface TraitCardView {
  trait: string;
  /** The whole card: one trait, or two with a slash. */
  face: string;
  /** What it adds to the appetite, and to the points. */
  plus: number;
  /** On fat tissue: `empty`, `stored` (this round) or `fat`. */
  holding: string;
}

/** An animal of somebody else that could hunt this one in this phase. */
export interface HunterView {
  tag: string;
  /** Chance that it is eaten, its owner defending it as well as can be. */
  catch: number;
}

/** One animal. */
export interface AnimalView {
  tag: string;
  seat: number;
  /** Counts its owner's animals from 1; never used again. */
  number: number;
  /** The face of the card it is; empty where the viewer may not know it. */
  card: string;
  /** In the order they were laid. */
  traits: TraitCardView[];
  food: number;
  appetite: number;
  /** Food still missing; 0 while it hibernates. */
  hunger: number;
  fed: boolean;
  fat: number;
  stored: number;
  fat_room: number;
  /** ran, mimicked, grazed, hunted, robbed, asleep, poisoned, slept_last. */
  marks: string[];
  /** How much of its food came through traits (EV-COMP-03); the rest is red, from the centre. */
  blue: number;
  /** Animals of others that could hunt it in this phase. */
  hunters: HunterView[];
  /** Traits that keep off animals which could hunt otherwise. */
  shields: string[];
}

/** A pair trait card between two animals of one player. */
export interface PairView {
  trait: string;
  /** a, b, c …: the same on both ends. */
  letter: string;
  face: string;
  first: string;
  /** Tags. Symbiosis: the first shields the second. */
  second: string;
  /** used, first_fed, second_fed: what the running turn has done with it. */
  marks: string[];
}

/** Points by source, if all animals survived as they stand. */
export interface OriginScoreView {
  animals: number;
  traits: number;
  bonus: number;
  variant: number;
  total: number;
}

/** What a player has. */
export interface OriginSeatView {
  seat: number;
  hand: number;
  /** The faces in hand, in deck order; empty in a hand that is not the viewer's. */
  cards: string[];
  discard: number;
  /** The faces of the viewer's own discard pile. */
  discarded: string[];
  /** In order of birth. */
  animals: AnimalView[];
  pairs: PairView[];
  score: OriginScoreView;
  passed: boolean;
  /** EV-TEAM-02: the seat that wins together with this one; -1 without teams. */
  partner: number;
  /** Extra cards declared in the variant's deal; -1: not yet, or not asked. */
  declared: number;
  /** Has let its out-of-turn partner food of this turn go. */
  waived: boolean;
}

/** The table of Origin for one viewer. */
export interface OriginView {
  game: "origin";
  viewer: number;
  round: number;
  /** The last round. */
  last: boolean;
  phase: string;
  start: number;
  turn: number;
  /** turn, defence, scavenge, declaration, nothing. */
  decision: string;
  /** Who owes that decision outside of a turn; -1 otherwise. */
  decider: number;
  to_act: number[];
  actor: number;
  /** Food left in the centre. */
  centre: number;
  dice: number;
  /** EV-FOOD-01: the food of a round is so many dice and this number. */
  bonus: number;
  /** The dice of this round's food, empty before they were rolled. */
  rolled: number[];
  pile: number;
  acted: boolean;
  /** Whether the player to move has acted at all, and has spent the main action. */
  main_done: boolean;
  attack: AttackView | null;
  variant: boolean;
  teams: boolean;
  seats: OriginSeatView[];
  outcome: OutcomeView | null;
}

/** One way in which prey could answer a hunt. */
export interface DefenceView {
  trait: string;
  /** Chance that it saves this animal. */
  odds: number;
  /** In how many ways: cards to shed, animals to point at. */
  choices: number;
}

/** What a hunt would meet. */
export interface HuntForecast {
  hunter: string;
  prey: string;
  defences: DefenceView[];
  /** Chance that this animal is eaten, its owner defending it as well as can be. */
  catch: number;
  poison: boolean;
  /** Tokens the hunter could take in. */
  food: number;
}

/** A card of Origin. */
export interface FaceInfo {
  face: string;
  traits: string[];
  copies: number;
}

/** A trait of Origin; its name is in the shared catalogues under its key. */
export interface TraitInfo {
  key: string;
  plus: number;
  pair: boolean;
}

/** A deck of Origin. */
export interface OriginCards {
  game: "origin";
  name: string;
  size: number;
  faces: FaceInfo[];
  traits: TraitInfo[];
}

/** What each kind of action of Origin is about. */
export type OriginParts =
  | { game: "origin"; kind: "play_animal"; face: string }
  | { game: "origin"; kind: "play_trait"; face: string; trait: string; animal: string }
  | { game: "origin"; kind: "play_pair"; face: string; trait: string; animal: string; target: string }
  | { game: "origin"; kind: "pass" }
  | { game: "origin"; kind: "take"; animal: string }
  | { game: "origin"; kind: "hunt"; animal: string; target: string }
  | { game: "origin"; kind: "burn"; animal: string; n: number }
  | { game: "origin"; kind: "hibernate"; animal: string }
  | { game: "origin"; kind: "graze"; animal: string }
  | { game: "origin"; kind: "pirate"; animal: string; target: string }
  | { game: "origin"; kind: "use_pair"; trait: string; animal: string; target: string }
  | { game: "origin"; kind: "end" }
  | { game: "origin"; kind: "run" }
  | { game: "origin"; kind: "mimic"; target: string }
  | { game: "origin"; kind: "shed"; trait: string; target?: string; holding?: string }
  | { game: "origin"; kind: "scavenge"; animal: string }
  | { game: "origin"; kind: "waive" }
  | { game: "origin"; kind: "declare"; n: number };

export const ORIGIN_TRAITS = [
  "carnivorous", "fat_tissue", "high_body_weight", "parasite", "swimming", "running", "mimicry",
  "tail_loss", "burrowing", "camouflage", "sharp_vision", "scavenger", "hibernation", "poisonous",
  "piracy", "grazing", "communication", "cooperation", "symbiosis",
] as const;
