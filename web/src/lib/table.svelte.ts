// One table as this browser knows it: what the server said last, and how to ask it for more.

import type {
  Asked,
  ChatLine,
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
import {
  type Answer,
  Gone,
  isAccepted,
  isRefused,
  keepLine,
  Link,
  type LinkState,
  refused,
  type Wish,
} from "./link";
import { interrupt } from "./live.svelte";
import type { TableModel } from "./model";
import { ShownTable } from "./shown.svelte";
import { language, t } from "./words.svelte";

const STEPS_KEPT = 400;

/** What somebody hears who has left before the answer came: it was not done, and nobody is told. */
const LEFT = refused("not_found");
function afterLeaving(error: unknown): Refused {
  if (error instanceof Gone) return LEFT;
  throw error;
}

export class Table extends ShownTable implements TableModel {
  readonly coached = false;
  state: LinkState = $state("connecting");
  retryAt = $state(0);
  undo: UndoView | null = $state.raw(null);
  clocks: SeatClock[] = $state.raw([]);
  clocksAt = $state(0);
  chat: ChatLine[] = $state.raw([]);
  takenBack: TakenBack[] = $state.raw([]);
  asked: Asked[] = $state.raw([]);
  doubts: Doubt[] = $state.raw([]);
  /** Why the server closed the line for good. */
  farewell = $state("");

  private readonly deal = new Deal();
  private readonly link: Link;
  private readonly letGo: () => void;

  constructor(readonly code: string) {
    super();
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

  async ask(wish: Wish): Promise<Answer> {
    const answer = await this.link.ask(wish).catch(afterLeaving);
    if (isRefused(answer) && answer !== LEFT && wish.type !== "preview") this.refuse(answer);
    return answer;
  }

  act(action: string, insist = false): Promise<boolean> {
    return this.alone(async () => {
      let answer = await this.sendAct(action);
      while (insist && isRefused(answer) && answer.code === "stale") {
        await this.welcomed();
        if (!this.latest?.legal?.actions.some((one) => one.text === action)) break;
        answer = await this.sendAct(action);
      }
      if (isRefused(answer) && answer !== LEFT) this.refuse(answer);
      return isAccepted(answer);
    });
  }
  private sendAct(action: string): Promise<Answer> {
    const seat = this.you?.viewer ?? -1;
    return this.link.ask({ type: "act", serial: this.serial, seat, action }).catch(afterLeaving);
  }
  /** After the refusal of something stale everything is sent anew. */
  private welcomed(): Promise<void> {
    return new Promise((done) => {
      const stop = this.onWelcome(() => {
        stop();
        done();
      });
    });
  }

  async takeBack(): Promise<void> {
    if (this.undo?.possible) await this.ask({ type: "undo", serial: this.serial });
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
    this.come(play);
    const { latest } = this;
    if (!play || !latest) return;
    if (whole) {
      this.heard = play.lines;
      this.welcome(latest);
      return;
    }
    this.heard = [...this.heard, ...play.lines].slice(-STEPS_KEPT);
    this.tell(before, latest);
  }

  private tick(clocks: SeatClock[]): void {
    this.clocks = clocks;
    this.clocksAt = Date.now();
  }
}
