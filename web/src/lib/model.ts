// A table as boards know it, whoever answers behind it: the server, or a lesson. What is on it is of one
// game: everything here is told for the view of that game.

import type {
  ActionView,
  Asked,
  ChatLine,
  EventView,
  LegalView,
  LineView,
  OutcomeView,
  Play,
  Refused,
  SeatClock,
  TableInfo,
  TakenBack,
  UndoView,
  You,
} from "../wire";
import type { Doubt } from "./fair";
import type { Answer, LinkState, Wish } from "./link";

/** What the views of all games have in common. */
export interface GameView {
  game: string;
  viewer: number;
  outcome: OutcomeView | null;
}

export type Parts = ActionView["parts"];
/** An action taken apart, as this game does it. */
export type PartsOf<V extends GameView> = Extract<Parts, { game: V["game"] }>;

export interface ActionWith<P extends Parts> extends ActionView {
  parts: P;
}
interface LegalWith<P extends Parts> extends LegalView {
  actions: ActionWith<P>[];
}
/** An action that a player of this game may take. */
export type ActionOf<V extends GameView> = ActionWith<PartsOf<V>>;
/** The game for one viewer: everything a screen shows of it. */
export interface PlayOf<V extends GameView = GameView, P extends Parts = PartsOf<V>> extends Omit<
  Play,
  "view" | "legal"
> {
  view: V;
  legal: LegalWith<P> | null;
}

/** What a batch of new events means to whoever shows them. */
export interface Fresh<V extends GameView = GameView, P extends Parts = PartsOf<V>> {
  events: EventView[];
  lines: LineView[];
  before: PlayOf<V, P> | null;
  after: PlayOf<V, P>;
}

export interface TableModel<V extends GameView = GameView, P extends Parts = PartsOf<V>> {
  readonly code: string;
  /** A table that teaches has a coach instead of tips and chat. */
  readonly coached: boolean;
  readonly state: LinkState;
  readonly table: TableInfo | null;
  readonly you: You | null;
  readonly serial: number;
  /** The game as it is shown: as it is now, unless something is being told first. */
  readonly play: PlayOf<V, P> | null;
  /** The log as far as it is told. */
  readonly lines: LineView[];
  readonly isHeld: boolean;
  readonly undo: UndoView | null;
  readonly clocks: SeatClock[];
  readonly clocksAt: number;
  readonly chat: ChatLine[];
  /** What was taken back so far; the log keeps it. */
  readonly takenBack: TakenBack[];
  readonly asked: Asked[];
  /** What does not fit in the chance of this game. */
  readonly doubts: Doubt[];
  /** What was refused last, as long as it is on the screen. */
  refusal: Refused | null;
  /** An intent is under way. */
  readonly busy: boolean;

  /** Show this in place of the game as it is now, and the log up to an event, until `release`. */
  hold(shown: PlayOf<V, P>, upTo: number): void;
  release(): void;
  /** Call back when everything is sent anew; returns how to stop that. */
  onWelcome(listener: (play: PlayOf<V, P>) => void): () => void;
  /** Call back on new events; returns how to stop that. */
  onFresh(listener: (fresh: Fresh<V, P>) => void): () => void;

  /** Ask for something. A refusal is kept for the screen and returned too. */
  ask(wish: Wish): Promise<Answer>;
  /** Take an action of the seat on the screen. Returns whether it was done: then the table has moved on
   * already. If `insist`, it is asked for again where others were faster, as long as it is possible. */
  act(action: string, insist?: boolean): Promise<boolean>;
  refuse(refusal: Refused): void;
  takeBack(): Promise<void>;
  sitAs(seat: number): void;
}

/** As much of a table as a story needs that is told on it. */
export type StoryTable<V extends GameView> = Pick<
  TableModel<V>,
  "table" | "play" | "lines" | "isHeld" | "coached" | "hold" | "release"
>;
