// Generated from structs of Python by `python -m galapagos.server.http.schema`.
// Do not edit: a test fails if this file is not what the generator writes.

import type { OutcomeView, ReasonView } from "../../wire";

/** Standing answers of a seat at Darwin. */
export interface DarwinStanding {
  game: "darwin";
  /** Which deck the hand is filled up from: the one of which it holds fewer cards, else small. */
  refill?: "ask" | "even";
  /** Two against two: whether the partner gets a card on request. */
  requests?: "ask" | "decline";
  /** Two against two: what to do each round after the pass, when only a trade is left. */
  trade?: "ask" | "wait";
}

/** A card of a species and where it lies. */
export interface PlacedCardView {
  /** head, body, legs, more_legs, wings, tail. */
  place: string;
  card: string;
}

/** Docking sites of a body: leg pairs, wings, tail. */
export interface SitesView {
  legs: number;
  wings: number;
  tail: number;
}

/** What the cards of a species add up to. */
export interface StatsView {
  run: number;
  climb: number;
  fly: number;
  swim: number;
  heat: number;
  cold: number;
  hearts: number;
  competition: number;
  dig: boolean;
  poison: boolean;
}

/** One species on the table. */
export interface SpeciesView {
  uid: number;
  /** Its name in action texts: `S3`. */
  tag: string;
  owner: number;
  slot: number;
  cards: PlacedCardView[];
  /** Docking sites that are still empty. */
  free: SitesView;
  stats: StatsView;
  /** What counts now: 0 for meat eaters in an Epidemic (DC-TERM-13). */
  competition: number;
  diet: string;
  adaptation: number;
  /** 1 is best; 0 if it does not satisfy its biome. */
  rank: number;
  tied: boolean;
  satisfied: boolean;
  /** fed, hungry, excluded; look at `food_counts` first. */
  feeding: string;
  plants: number;
  meat: number;
  hunted: number;
  judged: boolean;
  points: number;
  acted: boolean;
  /** Has the continent token, or shares it. */
  leads: boolean;
  protected: boolean;
}

/** One slot of the table and who lives there, best rank first. */
export interface SlotView {
  slot: number;
  /** biome, volcano_active, volcano_rainforest, token. */
  ground: string;
  /** The biome card, or the one a volcano counts as; empty under a competition token. */
  biome: string;
  continent: string;
  /** left or right of the table (ruling Q74). */
  side: string;
  reward: number;
  plants: number;
  meat: number;
  plants_left: number;
  meat_left: number;
  leaders: number[];
  species: SpeciesView[];
}

/** A card in a hand that the viewer knows. */
export interface HandCardView {
  card: string;
  /** Other seats that know it is there. */
  seen_by: number[];
  /** The viewer's own draft uses it. */
  used: boolean;
}

/** Points by where they lie. */
export interface DarwinScoreView {
  species: number;
  bank: number;
  total: number;
}

/** What a player has, and what he may still do in this Era. */
export interface DarwinSeatView {
  seat: number;
  small: number;
  /** Cards in hand by size. */
  large: number;
  /** Those of them the viewer knows; his own all. */
  cards: HandCardView[];
  /** Cards still to be drawn, one at a time. */
  draws: number;
  score: DarwinScoreView;
  passed: boolean;
  redrawn: boolean;
  /** Has a redraw to ask for now (DC-ACT-REDRAW-04). */
  may_redraw: boolean;
  full_redraws: number;
  /** Kids: may discard before refilling. */
  discarding: boolean;
  /** Team: has chosen what to show the partner. */
  shown: boolean;
  /** Has not yet answered the event. */
  owes: boolean;
  /** Intruders: points still to be spread. */
  legacy: number;
  /** Intruders: who may get them, in order; the last gets what the others leave. */
  heirs: number[];
  /** Team: the seat that wins together with this one; -1 otherwise. */
  partner: number;
}

/** The viewer's own turn so far; not final (rulings Q05, Q06). */
export interface DraftView {
  main: DarwinParts | null;
  /** The species the main action is about; a new one has the number it will get. */
  species: number;
  /** Slots that the main action touches. */
  slots: number[];
  give: string;
  /** The trade; empty without one. */
  take: string;
}

/** Team: what is open between partners and opponents. */
export interface DealView {
  /** give, pay or draw. */
  kind: string;
  draws: number;
  declined: number[];
}

/** A species that would die if the evaluation came now. */
export interface FateView {
  species: number;
  /** requirement, hunger, eaten, lower_carnivore. */
  death: string;
  rule: string;
  /** The hunter, or -1. */
  by: number;
}

/** What a species would hunt if the evaluation came now. */
export interface HuntView {
  hunter: number;
  prey: number[];
}

/** A species that would earn points for its strength if the evaluation came now. */
export interface PlaceView {
  species: number;
  /** 1 to 3; exactly tied species share one. */
  place: number;
}

/** What an evaluation would bring if it came now, the draft included. */
export interface ForecastView {
  deaths: FateView[];
  hunts: HuntView[];
  /** Points of each seat after it. */
  scores: number[];
  /** Who would be rewarded for strength, the best first. */
  strongest: PlaceView[];
  /** Whether no decision and no die could change it. */
  certain: boolean;
}

/** The table of Darwin for one viewer. */
export interface DarwinView {
  game: "darwin";
  viewer: number;
  mode: string;
  era: number;
  eras: number;
  last_era: boolean;
  /** Beginner: the first Era, without food until all have passed. */
  trial_era: boolean;
  /** Whether food is looked at now: not among kids, not in the trial Era. */
  food_counts: boolean;
  phase: string;
  first: number;
  turn: number;
  /** Seats that may decide something, rights out of turn included. */
  to_act: number[];
  /** Seats without whose decision the game cannot go on. */
  owing: number[];
  actor: number;
  /** The event card that lies open; empty before the first. */
  event: string;
  /** Whether it is in force all Era, not only when revealed. */
  event_lasts: boolean;
  slots: SlotView[];
  seats: DarwinSeatView[];
  /** The trade zone. */
  zone: string[];
  decks: number[];
  /** Cards left in the small and the large deck; cards discarded. */
  discards: number[];
  event_deck: number;
  /** Kids: competition tokens still face down. */
  tokens: number;
  draft: DraftView | null;
  main_done: boolean;
  /** Parts of the running turn that are final already. */
  trade_done: boolean;
  redrawing: number;
  deal: DealView | null;
  /** The carnivore whose owner must choose; -1 otherwise. */
  hunter: number;
  /** House rule: the biomes the first player picks from. */
  picks: string[];
  forecast: ForecastView | null;
  outcome: OutcomeView | null;
}

/** Actions that are possible but not listed, because they are too many; ask `preview`. A flag says that the moment allows it; which cards and biomes go together `preview` says. */
export interface BuilderView {
  create: boolean;
  mutate: boolean;
  migrate: boolean;
  /** Own species that may still act in this Era. */
  species: number[];
  /** Team: cards may be shown to the partner; only showing none is listed. */
  show: boolean;
  /** Team: species that may be taken over for two hand cards; only paying by draws is listed. */
  take_over: number[];
}

/** How the species would stand in a slot. */
export interface StandingView {
  rank: number;
  of: number;
  tied: boolean;
  adaptation: number;
  competition: number;
  plants: number;
  meat: number;
  hearts: number;
  fed: boolean;
  /** Species it would eat if the evaluation came now. */
  hunts: number[];
  dies: FateView | null;
  leads: boolean;
  shares_lead: boolean;
  reward: number;
  /** Points a mutation costs. */
  cost: number;
  /** The viewer's points if the evaluation came now. */
  points: number;
  /** The same compared with not acting. */
  gain: number;
  /** Whether no decision and no die could change that. */
  certain: boolean;
  /** Species that are fed now and would no longer be. */
  hungry: number[];
  /** Species that would die then and would not without this action. */
  deaths: FateView[];
  /** Migration: who would lead the biome that it leaves; empty if that does not change. */
  heirs: number[];
  /** All of that in one sentence. */
  text: string;
}

/** A card in reach and where it could go on the species in the builder. */
export interface FitView {
  card: string;
  /** Where anatomy lets it lie: free places, and places where it would replace a card. */
  places: string[];
  /** For each of these places the card it would replace; empty where the place is free. */
  replaces: string[];
  /** Why it fits nowhere; empty if it does. */
  reasons: ReasonView[];
}

/** What one slot says to a species. */
export interface VerdictView {
  slot: number;
  /** The text to send; empty while the cards are no species yet. */
  action: string;
  legal: boolean;
  /** What the biome and the moment have against it; what is wrong with its body says `build`. */
  reasons: ReasonView[];
  standing: StandingView | null;
}

/** The species in the builder. */
export interface BuildView {
  species: number;
  cards: PlacedCardView[];
  name: string;
  stats: StatsView;
  /** The species as it is now, if it is changed. */
  before: StatsView | null;
  diet: string;
  /** All docking sites of the body. */
  sites: SitesView;
  free: SitesView;
  /** Why the cards are no species (yet). */
  reasons: ReasonView[];
  /** Mutations needed from the species as it is: 0, 1 or 2; 3 stands for too many; 0 for a new species. */
  steps: number;
  /** Points these mutations cost. */
  price: number;
  /** The other cards in reach. */
  fits: FitView[];
  /** A new species: what each slot says. A changed one: what its own slot says. One that is as it was: what each slot says to its migration. */
  verdicts: VerdictView[];
}

/** An animal card of Darwin. */
export interface CardInfo {
  id: string;
  animal: string;
  /** head, body, legs1, legs2, wings, tail. */
  part: string;
  /** The deck it belongs to: small or large. */
  size: string;
  /** On heads; else empty. */
  diet: string;
  stats: StatsView;
  /** On bodies. */
  sites: SitesView;
}

/** So much of an ability. */
export interface CountInfo {
  ability: string;
  n: number;
}

/** A biome card of Darwin. */
export interface BiomeInfo {
  id: string;
  reward: number;
  plants: number;
  meat: number;
  /** Alternatives, one of which must hold completely (DC-TERM-07); none: no demand. */
  needs: CountInfo[][];
  forbidden: string[];
  /** How often each ability symbol counts (DC-TERM-06). */
  adaptation: CountInfo[];
  pair: number;
  role: string;
}

/** An event card of Darwin. */
export interface EventInfo {
  key: string;
  lasting: boolean;
}

/** A card set of Darwin with the names of everything on it. */
export interface DarwinCards {
  game: "darwin";
  name: string;
  digest: string;
  cards: CardInfo[];
  biomes: BiomeInfo[];
  events: EventInfo[];
  continents: string[];
  /** By kind (animal, biome, event, continent, part, symbol, diet), then by key. */
  names: Record<string, Record<string, Record<string, string>>>;
}

/** What each kind of action of Darwin is about. */
export type DarwinParts =
  | { game: "darwin"; kind: "confirm" }
  | { game: "darwin"; kind: "pass" }
  | { game: "darwin"; kind: "take_back" }
  | { game: "darwin"; kind: "untrade" }
  | { game: "darwin"; kind: "trade"; out: string[]; into: string }
  | { game: "darwin"; kind: "redraw"; cards: string[] }
  | { game: "darwin"; kind: "full_redraw" }
  | { game: "darwin"; kind: "draw"; size: string }
  | { game: "darwin"; kind: "create"; slot: number; cards: string[] }
  | { game: "darwin"; kind: "mutate"; species: number; out: string[]; cards: string[] }
  | { game: "darwin"; kind: "mutate_twice"; species: number; out: string[]; cards: string[] }
  | { game: "darwin"; kind: "migrate"; species: number; slot: number }
  | { game: "darwin"; kind: "show"; cards: string[] }
  | { game: "darwin"; kind: "open"; cards: string[] }
  | { game: "darwin"; kind: "ask" }
  | { game: "darwin"; kind: "give"; cards: string[] }
  | { game: "darwin"; kind: "decline" }
  | { game: "darwin"; kind: "pay_card"; cards: string[] }
  | { game: "darwin"; kind: "pay_draw" }
  | { game: "darwin"; kind: "take_over"; species: number; cards: string[] }
  | { game: "darwin"; kind: "hunt_first"; species: number }
  | { game: "darwin"; kind: "eat"; species: number }
  | { game: "darwin"; kind: "degenerate"; species: number; out: string[] }
  | { game: "darwin"; kind: "lose"; species: number }
  | { game: "darwin"; kind: "bequeath"; species: number; n: number }
  | { game: "darwin"; kind: "pick_biome"; biome: string }
  | { game: "darwin"; kind: "discard"; cards: string[] }
  | { game: "darwin"; kind: "refill" };

export const DARWIN_PARTS = [
  "head", "body", "legs1", "legs2", "wings", "tail",
] as const;

export const DARWIN_ABILITIES = [
  "run", "climb", "fly", "swim", "heat", "cold",
] as const;
