// One table as this browser knows it: what the server said last, and how to ask it for more.

import type {
  Asked,
  ChatLine,
  EventView,
  LineView,
  Play,
  Refused,
  SeatClock,
  ServerMessage,
  TableInfo,
  TakenBack,
  UndoView,
  You,
} from "../wire";
import { Deal, type Doubt } from "./fair";
import { type Answer, Gone, isRefused, keepLine, Link, type LinkState, type Wish } from "./link";
import { interrupt } from "./live.svelte";
import { Pause } from "./pause.svelte";
import { language, t } from "./words.svelte";

const STEPS_KEPT = 400;

/** What a batch of new events means to whoever shows them. */
export interface Fresh {
  events: EventView[];
  lines: LineView[];
  before: Play | null;
  after: Play;
}

/** No refusal without words: the plainest ones, where nothing else was said. */
export function inWords(refusal: Refused): Refused {
  const isMute = !refusal.message && !refusal.reasons.some((reason) => reason.text);
  return isMute ? { ...refusal, message: t("refused-plain") } : refusal;
}

/** What somebody hears who has left before the answer came: it was not done, and nobody is told. */
const LEFT: Refused = {
  type: "refused",
  id: "",
  code: "not_found",
  message: "",
  reasons: [],
  serial: 0,
};
function afterLeaving(error: unknown): Refused {
  if (error instanceof Gone) return LEFT;
  throw error;
}

export class Table {
  readonly code: string;
  /** A table that teaches has a coach instead of tips and chat. */
  readonly coached: boolean = false;
  state: LinkState = $state("connecting");
  retryAt = $state(0);
  table: TableInfo | null = $state.raw(null);
  you: You | null = $state.raw(null);
  serial = $state(0);
  private latest: Play | null = $state.raw(null);
  private readonly pause = new Pause();
  undo: UndoView | null = $state.raw(null);
  clocks: SeatClock[] = $state.raw([]);
  clocksAt = $state(0);
  private heard: LineView[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** What was taken back so far; the log keeps it. */
  takenBack: TakenBack[] = $state.raw([]);
  asked: Asked[] = $state.raw([]);
  refusal: Refused | null = $state.raw(null);
  /** An intent is under way. */
  busy = $state(false);
  /** What does not fit in the chance of this game. */
  doubts: Doubt[] = $state.raw([]);
  /** Why the server closed the line for good. */
  farewell = $state("");

  private readonly deal = new Deal();
  private readonly link: Link;
  private readonly letGo: () => void;
  private readonly listeners = new Set<(fresh: Fresh) => void>();
  private readonly greeted = new Set<(play: Play) => void>();

  constructor(code: string) {
    this.code = code;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.link = new Link(`${scheme}://${location.host}/ws/${code}`, {
      state: (state, wait) => this.connection(state, wait),
      message: (message) => this.hear(message),
      hello: () => ({
        type: "hello",
        language: language(),
        as_seat: this.you && this.you.viewer >= 0 ? this.you.viewer : null,
      }),
    });
    this.link.connect();
    this.letGo = keepLine(this.link);
  }

  /** The game as it is shown: as it is now, unless something is being told first. */
  get play(): Play | null {
    return this.pause.shown ?? this.latest;
  }
  get lines(): LineView[] {
    return this.pause.told(this.heard);
  }
  get isHeld(): boolean {
    return this.pause.shown !== null;
  }
  /** Show this in place of the game as it is now, and the log up to an event, until `release`. */
  hold(shown: Play, upTo: number): void {
    this.pause.hold(shown, upTo);
  }
  release(): void {
    this.pause.release();
  }

  /** Call back when everything is sent anew; returns how to stop that. */
  onWelcome(listener: (play: Play) => void): () => void {
    this.greeted.add(listener);
    return () => this.greeted.delete(listener);
  }
  /** Call back on new events; returns how to stop that. */
  onFresh(listener: (fresh: Fresh) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Ask for something. A refusal is kept for the screen and returned too. */
  async ask(wish: Wish): Promise<Answer> {
    const answer = await this.link.ask(wish).catch(afterLeaving);
    if (isRefused(answer) && answer !== LEFT && wish.type !== "preview") this.refuse(answer);
    return answer;
  }

  /** Take an action of one of the own seats. Returns whether it was done. */
  async act(action: string, seat = this.you?.viewer ?? -1): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      const answer = await this.ask({ type: "act", serial: this.serial, seat, action });
      return answer.type === "accepted";
    } finally {
      this.busy = false;
    }
  }

  async takeBack(): Promise<void> {
    if (this.undo?.possible) await this.ask({ type: "undo", serial: this.serial });
  }

  refuse(refusal: Refused): void {
    this.refusal = inWords(refusal);
    interrupt([this.refusal.message, ...refusal.reasons.map((reason) => reason.text)].join(" "));
  }

  speakLanguage(): void {
    this.link.say({ type: "language", language: language() });
  }

  sitAs(seat: number): void {
    this.link.say({ type: "as_seat", seat });
  }

  retryNow(): void {
    this.link.retryNow();
  }

  close(): void {
    this.letGo();
    this.link.close();
  }

  private connection(state: LinkState, wait: number): void {
    const was = this.state;
    this.state = state;
    this.retryAt = wait ? Date.now() + wait : 0;
    if (state === "lost" && was === "open") interrupt(t("offline-spoken"));
    if (state === "open" && was !== "open" && this.table) interrupt(t("online-spoken"));
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.you = message.you;
        this.chat = message.chat;
        this.takenBack = message.taken_back ?? [];
        this.moved(message.serial, message.play, message.undo, message.clocks, true);
        this.seeToDeal(message.table, message.you);
        break;
      case "update":
        this.moved(message.serial, message.play, message.undo, message.clocks, false);
        break;
      case "table":
        this.table = message.table;
        this.you = message.you;
        this.tick(message.clocks);
        this.seeToDeal(message.table, message.you);
        break;
      case "asked":
        this.asked = this.asked.filter((one) => one.ask !== message.ask);
        if (!message.closed) this.asked = [...this.asked, message];
        break;
      case "chatted":
        this.chat = [...this.chat, message.line];
        break;
      case "refused":
        // At the door: the visitor may not come in.
        if (!this.table) this.farewell = message.message;
        break;
      case "bye":
        this.farewell = message.message;
        break;
    }
  }

  /** Add this page's seed to the chance of the game, and notice what does not fit. */
  private seeToDeal(info: TableInfo, you: You): void {
    const { doubts, wish } = this.deal.look(info, you);
    if (doubts.join() !== this.doubts.join()) this.doubts = doubts;
    if (!wish) return;
    // A refusal is nobody's trouble: the table has gone on, and shows what it went on with.
    const answered = (): void => this.deal.answered();
    this.link.ask(wish).then(answered, answered);
  }

  private moved(
    serial: number,
    play: Play | null,
    undo: UndoView | null,
    clocks: SeatClock[],
    whole: boolean,
  ): void {
    const before = this.latest;
    this.serial = serial;
    this.undo = undo;
    this.tick(clocks);
    this.latest = play;
    if (!play) return;
    if (whole) {
      this.heard = play.lines;
      for (const listener of this.greeted) listener(play);
      return;
    }
    this.heard = [...this.heard, ...play.lines].slice(-STEPS_KEPT);
    const fresh = { events: play.events, lines: play.lines, before, after: play };
    for (const listener of this.listeners) listener(fresh);
  }

  private tick(clocks: SeatClock[]): void {
    this.clocks = clocks;
    this.clocksAt = Date.now();
  }
}
