// Generated from structs of Python by `python -m galapagos.server.http.schema`.
// Do not edit: a test fails if this file is not what the generator writes.

import type { HuntForecast, OriginParts, OriginStanding, OriginView } from "./games/origin/wire";

import type { BuildView, BuilderView, DarwinParts, DarwinStanding, DarwinView, PlacedCardView, StandingView } from "./games/darwin/wire";

/** First message of a socket, and of every reconnection. What it says besides is left aside: a page that was open when the server was renewed may still say more. */
export interface Hello {
  type: "hello";
  language?: string;
  /** Which of one's own seats this screen shows. */
  as_seat?: number | null;
}

/** Take an action. */
export interface Act {
  type: "act";
  id: string;
  /** The serial the client has seen. */
  serial: number;
  seat: number;
  action: string;
}

/** A species as far as it is put together, to be judged. Without `species` a new one; with it, the species as it would be after the change. Only cards, in any order; the cards of an own species and of the hand (a drafted trade included). */
export interface DraftQuestion {
  cards: string[];
  species?: number;
}

/** Ask about an action without taking it: by its text, its parts, or a species being built. */
export interface Preview {
  type: "preview";
  id: string;
  seat: number;
  action?: string;
  parts?: OriginParts | DarwinParts | null;
  draft?: DraftQuestion | null;
}

/** Ask for legal actions of some kinds, listed in full. */
export interface Legal {
  type: "legal";
  id: string;
  seat: number;
  /** Empty: all kinds. */
  kinds?: string[];
  limit?: number;
}

/** Take back the own last action, as the last `undo` state offered. */
export interface Undo {
  type: "undo";
  id: string;
  serial: number;
}

/** Say what the table shall answer for an own seat from now on; in place of what was said before. */
export interface SetStanding {
  type: "standing";
  id: string;
  seat: number;
  answers: OriginStanding | DarwinStanding;
}

/** Ask the others for something that needs their consent. */
export interface Ask {
  type: "ask";
  id: string;
  what: "pause" | "resume" | "undo";
  /** Undo: the serial to go back to. */
  serial?: number;
}

/** Answer somebody's request. */
export interface Answer {
  type: "answer";
  id: string;
  ask: string;
  yes: boolean;
}

/** Ask the strongest bot what it would do. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}

/** Ask for the chain of causes behind an event. */
export interface Why {
  type: "why";
  id: string;
  event: number;
}

export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

export interface Stand {
  type: "stand";
  id: string;
  /** One of several own seats; -1 for the only one. */
  seat?: number;
}

/** Of the host: before the game a seat is empty again; in a running one a bot takes the seat of a person, who does not get it back. */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** Seat a bot, or another one in its place. */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat: number;
  level: string;
  /** Who it shall be; empty: whoever sits there, or else it is dealt a character. */
  character?: string;
}

/** Seat somebody who plays on this screen too. */
export interface SeatHere {
  type: "seat_here";
  id: string;
  seat: number;
  name: string;
}

/** How time is kept at a table. All times in seconds. */
export interface ClockSetting {
  kind?: "bank" | "days" | "decision" | "none";
  /** Per decision, the bank of each player, or per turn (days). */
  seconds?: number;
  increment?: number;
  /** For decisions outside of one's own turn. */
  reaction?: number;
  /** Until a bot plays for somebody who left. */
  grace?: number;
}

/** Change the table before it starts; only the host may. What is left out stays. */
export interface Configure {
  type: "configure";
  id: string;
  mode?: string | null;
  players?: number | null;
  options?: Record<string, string> | null;
  /** One of the server's own card sets; empty: the usual cards. */
  cards?: string | null;
  clock?: ClockSetting | null;
  public?: boolean | null;
  spectators?: boolean | null;
  hints?: boolean | null;
}

export interface Rename {
  type: "rename";
  id: string;
  name: string;
  /** A hot-seat player's seat; -1 for oneself. */
  seat?: number;
}

export interface Start {
  type: "start";
  id: string;
}

/** Bind this client to a seed of its own for the chance of the game, before the start. A client that gives none can play as well. */
export interface Bind {
  type: "bind";
  id: string;
  /** SHA-256 of the 32 random bytes of the seed. */
  hash: string;
}

/** Open the seed, once `fair.sealed` says that all hashes are fixed. */
export interface Reveal {
  type: "reveal";
  id: string;
  seed: string;
}

export interface Rematch {
  type: "rematch";
  id: string;
  /** Alone: what this client binds itself to for the new game, which begins at once. */
  hash?: string | null;
}

/** Take the own seat back from the bot that plays it. */
export interface ResumeSeat {
  type: "resume_seat";
  id: string;
  seat?: number;
}

/** Let a bot play on the own seats until one is back. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Let a bot play on the own seats to the end of the game. */
export interface Resign {
  type: "resign";
  id: string;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
  channel?: "spectators" | "table";
}

export interface Mute {
  type: "mute";
  id: string;
  /** The public id of a person, as in seats and chat. */
  person: string;
  on?: boolean;
}

/** Answered by a `welcome` in that language. */
export interface SetLanguage {
  type: "language";
  language: string;
}

/** Show another of one's own seats on this screen; answered by a `welcome`. */
export interface AsSeat {
  type: "as_seat";
  seat: number;
}

export interface Ping {
  type: "ping";
  at?: number;
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "here" | "open" | "person";
  name: string;
  /** Of a bot. */
  level: string;
  /** Public id of the person, empty for bots and open seats. */
  person: string;
  you: boolean;
  present: boolean;
  /** A bot plays on for somebody. */
  bot_plays: boolean;
  /** Why it does: left or out of time, until they are back; kicked or resigned, to the end. */
  bot_why: "" | "kicked" | "left" | "resigned" | "time";
  /** Seconds until a bot plays on for this person, who is away; negative: that is not going on. */
  bot_in: number;
  /** Who a bot is; empty for people, and for what is no character. */
  character: string;
  /** Its portrait, drawn at `/art/face/….svg`. */
  face: string;
  /** What it likes, of what it thinks about as good. */
  temper: "" | "careful" | "fierce" | "greedy";
}

/** What a player's client adds to the chance of the game. */
export interface SeedInfo {
  /** The first one of that player. */
  seat: number;
  hash: string;
  /** False after the start: it was not opened in time, and is not mixed in. */
  opened: boolean;
  /** After the start, if it was opened. */
  seed: string;
}

/** How the chance of the game comes about. */
export interface FairInfo {
  /** 3: from the secret, the seeds and the number of the draw. Older tables: 2, without seeds; 1, by the place in the journal. */
  scheme: number;
  /** The game is about to begin: all hashes are fixed, and clients open their seeds now. */
  sealed: boolean;
  /** By seat; players who are not here have given none. */
  seeds: SeedInfo[];
}

/** The table around the game. */
export interface TableInfo {
  code: string;
  game: string;
  mode: string;
  /** Switches that differ from their defaults. */
  options: Record<string, string>;
  /** Name and digest of the card set. */
  cards: string;
  /** The key of the server's own card set; empty for the usual cards. */
  card_set: string;
  rules_version: number;
  status: "lobby" | "over" | "paused" | "playing" | "read_only";
  /** Why it is read-only or paused. */
  reason: string;
  /** Public id of the person who made it. */
  host: string;
  public: boolean;
  spectators: boolean;
  watching: number;
  hints: boolean;
  clock: ClockSetting;
  seats: SeatInfo[];
  /** SHA-256 of the table's secret, from the start on. */
  commitment: string;
  /** The secret itself, after the end. */
  secret: string;
  /** The code of the table where people play on. */
  rematch: string;
  /** The game begins from a position, nothing is dealt: who opened the table knows all of it. */
  from_position: boolean;
  fair: FairInfo;
}

/** The standing answers of the receiver's seat. Nobody else is told of them. */
export interface StandingAnswersView {
  answers: OriginStanding | DarwinStanding;
  /** The entries that can come up at this table. */
  offered: string[];
}

/** Who the receiver is. */
export interface You {
  person: string;
  name: string;
  /** Own seats, hot-seat players included. */
  seats: number[];
  /** The seat whose view this is; -1 for a spectator. */
  viewer: number;
  host: boolean;
  muted: string[];
  /** Null for spectators, where several share a screen, and while no game runs. */
  standing: StandingAnswersView | null;
}

/** Seats that win together, with their points. */
export interface SideView {
  seats: number[];
  points: number;
  wins: boolean;
}

/** The final result. */
export interface OutcomeView {
  /** Points of each seat. */
  scores: number[];
  sides: SideView[];
  /** Winning seats; several sides may share a victory. */
  winners: number[];
  /** The place of each seat's side, from 1; equal sides share one. */
  places: number[];
}

/** One change of the game, as the viewer may see it. */
export interface EventView {
  n: number;
  kind: string;
  seat: number;
  /** The id of the rule behind it. */
  rule: string;
  /** The event that opened the action or step it belongs to; -1 for that one itself. */
  cause: number;
  /** By name; docs/protocol.md lists the fields of every kind. */
  fields: Record<string, number | string | boolean | (number | PlacedCardView)[] | OriginParts | DarwinParts | null>;
}

/** A sentence of the log. */
export interface LineView {
  /** The first event it tells of. */
  n: number;
  text: string;
  rule: string;
  seat: number;
  /** It struck the viewer's own pieces. */
  blow: boolean;
  /** It opens a round, an Era or a phase. */
  step: boolean;
  /** It tells what the viewer's standing answers did. */
  wished: boolean;
  /** The last event it tells of: the first again, unless several are told together. */
  last: number;
  /** The seat in whose place a bot did this, its player being away or out of time; else -1. */
  for_seat: number;
}

/** The one sentence that says what is wanted, or whom we wait for. */
export interface PromptView {
  /** turn, defence, draw …: which question it is, for icons and sounds; `wait`, `wished` (the viewer's standing answers decide), `over`. */
  key: string;
  text: string;
  /** The viewer must decide something now. */
  yours: boolean;
  /** The viewer may decide something now, but nobody waits for it. */
  right: boolean;
  /** Seats whose decision the game waits for. */
  waiting_for: number[];
}

/** How an action could harm the one who takes it; a table may ask to confirm it. */
export interface RiskView {
  /** own_prey, poison, hungry_take, fat_saves, sleep_saves, ring; death, redraw, trade_lost. */
  key: string;
  text: string;
}

/** An action a player may take: send `text` to take it. */
export interface ActionView {
  text: string;
  parts: OriginParts | DarwinParts;
  label: string;
  /** What it stands under in a list. */
  heading?: string;
  /** What is worth knowing before choosing it. */
  remark?: string;
  risks?: RiskView[];
  /** It rolls a die or draws a card, so it cannot be taken back. */
  chance?: boolean;
}

/** What a seat may do. */
export interface LegalView {
  seat: number;
  /** Whether every legal action is listed. */
  complete: boolean;
  actions: ActionView[];
  /** The text of the only answer, where that it is the only one is public; else empty. */
  auto: string;
  builder: BuilderView | null;
}

/** Something that lies on the table, in words. */
export interface RowView {
  title: string;
  text: string;
}

/** The game for one viewer: everything a screen shows of it. */
export interface Play {
  view: OriginView | DarwinView;
  /** Since the serial asked for, as the viewer may see them. */
  events: EventView[];
  lines: LineView[];
  prompt: PromptView;
  /** Null for spectators and where nothing can be decided. */
  legal: LegalView | null;
  /** What lies on the table in words, where the game has no board of its own. */
  rows?: RowView[];
}

/** How many actions of a seat an undo takes back, as far as the viewer knows of them. */
export interface TakenActions {
  seat: number;
  actions: number;
}

/** How far the viewer may take back. */
export interface UndoView {
  possible: boolean;
  /** Where an `undo` leads to; -1 if it is not possible. */
  serial: number;
  /** What it would take back. */
  label: string;
  /** Key: why it goes no further (nothing, others, chance, shown, over, absent). */
  reason: string;
  /** The same as a sentence. */
  text: string;
  /** Who acted since, or is away, where that is the reason; else -1. */
  seat: number;
  can_ask: boolean;
  /** What asking the others would take back. */
  takes: TakenActions[];
}

/** A running or waiting clock. */
export interface SeatClock {
  seat: number;
  kind: "bank" | "days" | "decision" | "grace" | "reaction";
  /** Seconds left when this was sent. */
  left: number;
  running: boolean;
}

export interface ChatLine {
  n: number;
  person: string;
  name: string;
  seat: number;
  text: string;
  channel: "spectators" | "table";
  at: number;
}

/** What was taken back; it stays in the log. */
export interface TakenBack {
  /** How many events there were before: it stands before the line of the event with this `n`. */
  after: number;
  /** Who wanted it. */
  seat: number;
  /** The others were asked. */
  agreed: boolean;
  takes: TakenActions[];
  /** It as a sentence. */
  text: string;
  /** What the log had told of the actions. */
  lines: string[];
}

/** The whole state: after `hello`, a new language, another seat, or when too much was missed. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  you: You;
  serial: number;
  /** Null before the start. */
  play: Play | null;
  undo: UndoView | null;
  clocks: SeatClock[];
  chat: ChatLine[];
  /** What was taken back so far, in its order. A new one always comes with a `welcome`. */
  taken_back: TakenBack[];
}

/** Seats, presence, settings or status changed. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
  you: You;
  clocks: SeatClock[];
}

/** The game moved on. */
export interface Update {
  type: "update";
  serial: number;
  play: Play;
  undo: UndoView | null;
  clocks: SeatClock[];
}

/** An intent was carried out and is durable. */
export interface Accepted {
  type: "accepted";
  id: string;
  serial: number;
}

/** One thing that stands in the way of an action. */
export interface ReasonView {
  code: string;
  rule: string;
  text: string;
  /** The numbers the sentence speaks of, as the rules gave them; -1 where there is none. */
  numbers: number[];
}

/** Nothing happened. */
export interface Refused {
  type: "refused";
  id: string;
  /** With `illegal` come reasons. */
  code: "bad_key" | "bad_message" | "bad_name" | "bad_position" | "bad_seed" | "bad_settings" | "bad_text" | "broken" | "busy" | "damaged" | "dealing" | "illegal" | "kicked" | "limit" | "no_answer" | "no_ask" | "no_event" | "no_hints" | "no_seat" | "no_seeds" | "no_spectators" | "no_step" | "no_table" | "not_found" | "not_host" | "not_in_lobby" | "not_playing" | "not_saved" | "not_your_seat" | "paused" | "rate" | "read_only" | "resigned" | "running" | "seat_open" | "seat_taken" | "shared_screen" | "stale" | "stopping" | "too_long" | "undo" | "unknown_action" | "wrong_origin";
  message: string;
  reasons: ReasonView[];
  serial: number;
}

/** Answer to `preview`: nothing has changed. */
export interface Previewed {
  type: "previewed";
  id: string;
  legal: boolean;
  /** The action in its one spelling; empty if there is none. */
  action: string;
  reasons: ReasonView[];
  risks: RiskView[];
  hunt: HuntForecast | null;
  standing: StandingView | null;
  build: BuildView | null;
}

/** Answer to `legal`. */
export interface Actions {
  type: "actions";
  id: string;
  seat: number;
  actions: ActionView[];
  /** False if there are more than were asked for. */
  complete: boolean;
}

/** An action of somebody's. */
export interface ActionTold {
  seat: number;
  /** In the notation of records. */
  action: string;
  /** In words. */
  said: string;
}

/** Answer to `hint`. */
export interface Hinted {
  type: "hinted";
  id: string;
  action: ActionView;
  bot: string;
  /** In words: how it compares with the next best. */
  reasons: string[];
  /** What the bot expects to follow, its advice first, as far as that can be shown: in one guess of what the seat cannot see. */
  line: ActionTold[];
}

/** Answer to `why`: the causes of an event, first cause first. */
export interface Explained {
  type: "explained";
  id: string;
  event: number;
  lines: LineView[];
  /** What would have changed it, each found by running the rules again; the most telling first. */
  what_if: string[];
  /** By rule id: its wording. */
  rules: Record<string, string>;
}

/** Somebody asks for consent, or that question is closed. */
export interface Asked {
  type: "asked";
  ask: string;
  what: "pause" | "resume" | "undo";
  /** Who asks. */
  seat: number;
  text: string;
  waiting_for: number[];
  /** The receiver has to answer. */
  yours: boolean;
  closed: "" | "no" | "yes";
  /** Undo: how many actions of whom it takes back. */
  takes: TakenActions[];
}

export interface Chatted {
  type: "chatted";
  line: ChatLine;
}

export interface Pong {
  type: "pong";
  at: number;
}

/** The server closes the socket. */
export interface Bye {
  type: "bye";
  code: string;
  message: string;
}

export interface ChangeMe {
  name?: string | null;
  language?: string | null;
}

/** Be the person whom a key or a recovery code stands for. */
export interface Become {
  key: string;
  /** See who that is; leave the tables of the present identity behind; or bring them along. */
  how?: "bring" | "leave" | "look";
}

/** Who shall sit on a seat of a new table. */
export interface SeatWish {
  kind?: "bot" | "here" | "me" | "open";
  level?: string;
  name?: string;
  /** Who a bot shall be; empty: it is dealt a character. */
  character?: string;
}

/** Open a table. The game begins when its host starts it. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  /** Empty: the usual one for so many players. */
  mode?: string;
  /** Switches, and what the mode lets one choose, by their keys. */
  options?: Record<string, string>;
  /** One of the server's own card sets; empty: the usual cards. */
  cards?: string;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  clock?: ClockSetting;
  /** A position text to begin from, instead of a deal. It must be complete and not over. Mode and options come with it and are left empty; it needs as many seats as it has players. */
  position?: string;
}

/** Play against bots at once. */
export interface PlayNow {
  game: string;
  bots?: number;
  level?: string;
  mode?: string;
  /** What the page binds itself to for the chance of the game; it opens the seed at the table. */
  hash?: string | null;
  /** A position text to begin from, as in `NewTable`; whoever asks sits on the first seat. */
  position?: string;
}

/** The visitor, as the server knows them by their cookie. */
export interface Me {
  name: string;
  language: string;
  /** Version of the pictures; part of their addresses. */
  art: string;
  version: string;
}

/** A key that stands for the visitor in another browser, once and soon. */
export interface KeepLink {
  /** Behind the `#` of the address `/keep`. */
  key: string;
  seconds: number;
}

/** The visitor's recovery code; shown once, and void when another one is made. */
export interface KeepCode {
  code: string;
}

/** Who a key stands for. */
export interface Became {
  name: string;
  /** At how many tables they play that are not over. */
  tables: number;
  /** At how many such tables the visitor plays under another identity now. */
  mine: number;
  /** The visitor is that person from now on, or was before. */
  done: boolean;
  /** The recovery code of the identity that was left, if it still has tables. */
  left: string;
}

/** A public table, or one of the visitor's own. */
export interface LobbyTable {
  code: string;
  game: string;
  mode: string;
  /** Name of the person who made it. */
  host: string;
  /** Names by seat; empty where a seat is open. */
  players: string[];
  open: number;
  status: "lobby" | "over" | "paused" | "playing" | "read_only";
  spectators: boolean;
  /** The visitor owes a decision. */
  your_turn: boolean;
  mine: boolean;
  /** Round or Era. */
  turn: number;
  scores: number[];
  winners: number[];
  /** Of a finished game, by seat; equal sides share a place. */
  places: number[];
  /** The visitor's seats in a finished game. */
  yours: number[];
  /** Seconds since 1970. */
  updated: number;
}

/** Public tables that can be joined or watched. */
export interface Lobby {
  tables: LobbyTable[];
}

/** The visitor's own tables: those that wait for them first, then running, then finished. */
export interface MyTables {
  tables: LobbyTable[];
}

/** A table is there. */
export interface Opened {
  code: string;
}

/** A ruling that a table may decide otherwise. */
export interface SwitchInfo {
  key: string;
  /** The usual one first. */
  values: string[];
}

/** A way to play a game, and for how many. */
export interface ModeInfo {
  key: string;
  low: number;
  high: number;
  /** Only an even number of players. */
  even: boolean;
  /** What can be chosen in this mode besides the switches, such as the length of a game. */
  choices: SwitchInfo[];
}

/** A card set of the server's own. */
export interface CardSetInfo {
  key: string;
  /** What it calls itself. */
  name: string;
}

/** Everything that can be chosen for a new table of a game. */
export interface GameInfo {
  game: string;
  low: number;
  high: number;
  modes: ModeInfo[];
  switches: SwitchInfo[];
  /** Bots, from weakest to strongest. */
  levels: string[];
  /** Card sets of the server's own, besides the usual cards. */
  sets: CardSetInfo[];
}

/** Somebody whom a bot can be, at any table. */
export interface CharacterInfo {
  key: string;
  /** The portrait, drawn at `/art/face/….svg`. */
  face: string;
  /** What a bot likes as this character, unless it does everything at random. */
  temper: string;
}

/** All games of the house, in its order, and whom one can meet there. */
export interface Games {
  games: GameInfo[];
  characters: CharacterInfo[];
}

/** A small picture and what stands beside it. */
export interface BookMark {
  /** The name of an icon; empty for words alone. */
  icon: string;
  text: string;
  /** What the picture says to somebody who does not see it. */
  label: string;
}

/** An animal, a species or a card in a picture. */
export interface BookPiece {
  key: string;
  /** The address of its drawing below `/art/`, without the ending: `card/bongo-head`. */
  picture: string;
  label: string;
  /** Whose it is; -1 for nobody's. */
  seat: number;
  marks: BookMark[];
  /** fed, hungry, gone, or nothing of the kind. */
  state: string;
}

/** Pieces that lie together: those of a player, or of a biome. */
export interface BookGroup {
  label: string;
  /** The landscape behind them, as the address of its drawing; empty for none. */
  ground: string;
  marks: BookMark[];
  pieces: BookPiece[];
}

/** One picture of an example and what is to be said of it. */
export interface BookStep {
  text: string;
  /** What the log of a game says of it, or why it was refused. */
  told: string[];
  groups: BookGroup[];
}

/** A position and what follows by the rules, step by step. */
export interface BookExample {
  key: string;
  title: string;
  steps: BookStep[];
  /** Where it begins, to be played; empty if it cannot be. */
  position: string;
  players: number;
}

/** A trait, a biome or an event: what it does, an example, the usual mistake. */
export interface BookEntry {
  key: string;
  title: string;
  picture: string;
  text: string;
  marks: BookMark[];
  mistake: string;
  example: BookExample | null;
  /** The section of the rules about it; empty for none. */
  section: string;
}

/** One thing to learn. */
export interface BookChapter {
  key: string;
  title: string;
  paragraphs: string[];
  examples: BookExample[];
  entries: BookEntry[];
  /** The sections of the rules that say it exactly. */
  sections: string[];
  /** The lesson about it; empty for none. */
  lesson: string;
}

/** A question that the printed rules leave open, and how it is played here. */
export interface BookRuling {
  /** By which docs/rules tells the reason. */
  number: string;
  question: string;
  answer: string;
}

/** A switch of a table that changes a rule, by its name in this language. */
export interface BookSwitch {
  switch: string;
  text: string;
}

/** One rule; its id is its anchor. */
export interface BookRule {
  id: string;
  text: string;
  rulings: BookRuling[];
  switches: BookSwitch[];
}

/** Rules that belong together. */
export interface BookSection {
  id: string;
  title: string;
  rules: BookRule[];
}

/** A list drawn from the card data. */
export interface BookTable {
  key: string;
  title: string;
  head: string[];
  rows: string[][];
}

/** Everything a player can look up about a game, in one language. */
export interface Book {
  game: string;
  language: string;
  title: string;
  /** The game in one minute. */
  minute: string;
  /** The game in one picture. */
  cover: BookGroup[];
  /** Quick start: one page of steps. */
  quick: string[];
  /** The guide. */
  chapters: BookChapter[];
  /** The reference. */
  sections: BookSection[];
  tables: BookTable[];
  /** Titles of the parts: quick, guide, rules, lists; and what stands at an example. */
  heads: Record<string, string>;
}

/** The points of all seats at one moment. */
export interface PointsView {
  /** So many actions after the beginning. */
  step: number;
  /** Round or Era; 0 for the beginning. */
  turn: number;
  points: number[];
}

/** What one source brought each seat in the final account. */
export interface SourceView {
  /** A key of the game's own. */
  key: string;
  points: number[];
}

/** A creature of the game, dead or alive, as it last was. */
export interface CreatureView {
  /** Its name in action texts: `P2c`, `S3`. */
  tag: string;
  /** Its owner. */
  seat: number;
  /** Counts its owner's creatures from 1, where they are told apart so; else 0. */
  number: number;
  /** What it carries, by key, where creatures carry something. */
  traits: string[];
  /** What it is made of, where creatures are made of cards. */
  cards: PlacedCardView[];
  /** The round or Era in which it came. */
  born: number;
  /** The round or Era in which it died; 0 if it lives. */
  died: number;
  /** What it has earned, where creatures earn points; else 0. */
  points: number;
}

/** Something that one creature did most of; several share it. */
export interface AwardView {
  key: string;
  n: number;
  holders: CreatureView[];
}

/** A finished game looked back at. */
export interface Summary {
  game: string;
  /** At the beginning and at the end of each round or Era. */
  points: PointsView[];
  /** Their sums are the final points. */
  sources: SourceView[];
  /** Points earned on the way, also those lost again, where they are earned so. */
  earned: SourceView[];
  /** The most remarkable creature of each seat; null if it never had one. */
  best: (CreatureView | null)[];
  /** Only those that somebody has earned. */
  awards: AwardView[];
}

/** Why a request was not carried out. */
export interface Trouble {
  error: "bad_key" | "bad_message" | "bad_name" | "bad_position" | "bad_seed" | "bad_settings" | "bad_text" | "broken" | "busy" | "damaged" | "dealing" | "illegal" | "kicked" | "limit" | "no_answer" | "no_ask" | "no_event" | "no_hints" | "no_seat" | "no_seeds" | "no_spectators" | "no_step" | "no_table" | "not_found" | "not_host" | "not_in_lobby" | "not_playing" | "not_saved" | "not_your_seat" | "paused" | "rate" | "read_only" | "resigned" | "running" | "seat_open" | "seat_taken" | "shared_screen" | "stale" | "stopping" | "too_long" | "undo" | "unknown_action" | "wrong_origin";
  message: string;
}

/** A lesson in a list. Its title and a line about it are in the catalogues, under `lesson-title-GAME-KEY` and `lesson-line-GAME-KEY`. */
export interface LessonInfo {
  key: string;
  /** How many steps it has. */
  steps: number;
}

/** The lessons of a game, in the order in which they are taught. */
export interface Lessons {
  game: string;
  lessons: LessonInfo[];
}

/** A place in a lesson: nothing is kept on the server, so every request says it. */
export interface LessonSpot {
  /** From 0. */
  step: number;
  /** What the learner has done in this step; the last one is new. */
  actions?: string[];
  language?: string;
  /** Send every event of the game, not only those since the last action. */
  whole?: boolean;
}

/** A question at a place in a lesson, as at a table. It changes nothing. */
export interface LessonQuestion {
  spot: LessonSpot;
  wish: Preview | Legal | Why;
}

/** Where a learner stands. Texts are in the catalogues, under `lesson-GAME-KEY-…`. */
export interface LessonState {
  game: string;
  /** Its name; empty for a puzzle outside of lessons. */
  lesson: string;
  /** The name of the lesson after this one; empty if there is none. */
  next: string;
  step: number;
  /** How many steps the lesson has. */
  of: number;
  /** The step whose game goes on here. */
  scene: number;
  /** The name of the step. */
  key: string;
  /** The rule to read about it. */
  rule: string;
  /** Nothing is to be pointed at until the learner wants to be shown. */
  puzzle: boolean;
  /** How many of the things asked in this step are done. */
  ask: number;
  asks: number;
  /** What is asked: to act, to be refused, to put a species together, to look at causes; empty if the step is done. */
  goal: "" | "build" | "do" | "try" | "why";
  /** The pieces to point at, one after the other: a kind and a name. */
  light: string[];
  done: boolean;
  /** Of the last action: refused by the rules (`reasons`), or legal but not what is asked. It is not done then, and `play` is the game as it was. */
  verdict: "" | "not_asked" | "refused";
  reasons: ReasonView[];
  /** Why the last action is none at all. */
  message: string;
  /** The last action is legal, and there is a text why it is worse, `…-ASK-worse-N`; else 0. */
  worse: number;
  /** Names by seat. */
  players: string[];
  /** That of the learner; in a lesson always the first. */
  seat: number;
  play: Play;
}

/** The answer to a question, and whether the question was what is asked. */
export interface LessonAnswer {
  answer: Previewed | Actions | Explained | Refused;
  /** What to add to the actions, because the step asked for this question; else empty. */
  reached: string;
}

/** A puzzle in a list. */
export interface PuzzleInfo {
  key: string;
  /** Its name is in the catalogues, under `puzzle-GAME-THEME`. */
  theme: string;
  /** From 1, the easiest, to 3. */
  level: number;
  solved: boolean;
}

/** The puzzles of a game, as somebody finds them. */
export interface Puzzles {
  game: string;
  /** The puzzle of the day, the same for everybody; days change at midnight, UTC. */
  today: string;
  /** On how many days in a row this person has solved it, up to today or yesterday. */
  streak: number;
  puzzles: PuzzleInfo[];
}

/** What somebody does in a puzzle: nothing is kept on the server but that it was solved. */
export interface PuzzleSpot {
  /** What was done; the last one is new. */
  actions?: string[];
  language?: string;
  /** Send every event, not only those since the last action. */
  whole?: boolean;
  /** Show the answer: the puzzle does not count as solved. */
  shown?: boolean;
}

/** Where somebody stands in a puzzle. */
export interface PuzzleState {
  key: string;
  theme: string;
  level: number;
  /** The table, as in a lesson: `done` once the answer was found or shown, `verdict` of what is legal and not the answer is `not_asked`. */
  table: LessonState;
  /** Once it is done: the best action. */
  answer: string;
  /** Once it is done: why the answer is the best action. After a try that is legal and not the answer: what is wrong with it. */
  told: string[];
  /** As in `Puzzles`. */
  streak: number;
  /** A puzzle that is not solved yet; empty if there is none. */
  next: string;
}

/** One step of a game: the setup, or an action. */
export interface ReviewStep {
  /** Its place in the table's journal; while the game runs, as the viewer counts the entries. */
  serial: number;
  /** Who acted; -1 for the setup. */
  seat: number;
  /** The first word of its notation: `play`, `hunt`, `create` …; `setup`, `position`; or `act` where the viewer may not know more. */
  kind: string;
  /** Round or Era after it. */
  turn: number;
  phase: string;
  /** How many events there were after it, as the viewer counts them. */
  events: number;
}

/** An animal or a species died. */
export interface ReviewDeath {
  /** Ask why with this number. */
  event: number;
  step: number;
  /** Whose it was. */
  seat: number;
  /** Its name in action texts: `P2c`, `S3`. */
  tag: string;
  /** How the log tells it. */
  text: string;
}

/** A game to look back at, as one viewer may see it: all of it, or as far as it has come. */
export interface Review {
  table: TableInfo;
  /** Through whose eyes: `open`, `spectator`, or the number of a seat. */
  seen: string;
  /** Through whose eyes this visitor may look. */
  choices: string[];
  over: boolean;
  steps: ReviewStep[];
  lines: LineView[];
  deaths: ReviewDeath[];
  /** Whenever they or the round or Era change. */
  points: PointsView[];
}

/** Play on from a step of a finished game, against bots. */
export interface GoOn {
  step: number;
  /** Through whose eyes the steps were counted. */
  seen?: string;
  /** Whose part the visitor takes. */
  seat?: number;
  level?: string;
}

/** An action that was looked at. */
export interface OptionTold {
  told: ActionTold;
  /** To win by it, 0 … 1. */
  chance: number;
}

/** A rule to read about something that was said. */
export interface RuleTold {
  /** Its id, or that of a section: its anchor in the rule book. */
  rule: string;
  /** What its section is called. */
  title: string;
}

/** A decision and what is said of it. */
export interface DecisionView {
  /** Its place among the steps of the game; the setup is 0. */
  step: number;
  taken: ActionTold;
  /** forced, good, only, luck, inaccuracy, mistake, blunder. */
  verdict: string;
  /** Chance to win, 0 … 1, with the best action that was found; None where nothing was to be chosen. */
  before: number | null;
  /** The same with the action that was taken. */
  after: number | null;
  /** Standard error of the difference. */
  doubt: number;
  /** What the dice and draws of this step did to the player's chance. */
  luck: number;
  /** The best action and what is expected to follow; empty if the best was taken. */
  better: ActionTold[];
  /** Everything that was looked at as carefully, the best first. */
  options: OptionTold[];
  /** Those behind what was done and the best action, one of a section. */
  rules: RuleTold[];
}

/** Dice and draws of a step. */
export interface LuckView {
  step: number;
  /** What they did to the chance of each seat. */
  luck: number[];
}

/** A seat's way to the end: start + luck + skill + others = end. */
export interface AccountView {
  start: number;
  luck: number;
  skill: number;
  others: number;
  end: number;
  /** How many decisions of each kind. */
  verdicts: Record<string, number>;
}

/** All that was found out about a game. */
export interface AnalysisView {
  depth: number;
  seed: number;
  decisions: DecisionView[];
  luck: LuckView[];
  /** By seat; empty for a game that is not over. */
  accounts: AccountView[];
}

/** How far the analysis of a finished game is. */
export interface AnalysisState {
  /** `none`: nobody has asked for it; `waiting`, `running`, `done`; `failed`. */
  status: string;
  /** How many of all its decisions were looked at. */
  done: number;
  total: number;
  /** Whatever gives away less than this of the chance to win is as good as the best. */
  margin: number;
  /** Once it is done; its steps are counted as the viewer counts them. */
  analysis: AnalysisView | null;
}

/** What may follow an action. */
export interface WayView {
  told: ActionTold;
  /** Whether this is what the player did. */
  is_taken: boolean;
  /** How many points the player, or the team, is ahead of the best of the others when the round or Era ends: one number for each guess of what is hidden, the worst first. */
  leads: number[];
  /** Those behind the action. */
  rules: RuleTold[];
}

/** What may follow each action of a decision, by what its player could know. */
export interface WhatIf {
  seat: number;
  /** The best first; empty where there was nothing to choose. */
  ways: WayView[];
}

export type ClientMessage =
  | Hello
  | Act
  | Preview
  | Legal
  | Undo
  | SetStanding
  | Ask
  | Answer
  | Hint
  | Why
  | Sit
  | Stand
  | Kick
  | SeatBot
  | SeatHere
  | Configure
  | Rename
  | Start
  | Bind
  | Reveal
  | Rematch
  | ResumeSeat
  | Leave
  | Resign
  | Chat
  | Mute
  | SetLanguage
  | AsSeat
  | Ping;

export type ServerMessage =
  | Welcome
  | TableChanged
  | Update
  | Accepted
  | Refused
  | Previewed
  | Actions
  | Hinted
  | Explained
  | Asked
  | Chatted
  | Pong
  | Bye;
