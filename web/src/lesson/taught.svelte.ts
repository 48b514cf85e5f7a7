// A table that teaches: the same to the boards as any table, but every question goes to a script on the
// server, which keeps nothing.

import type {
  LessonAnswer,
  LessonQuestion,
  LessonState,
  Play,
  ReasonView,
  Refused,
  TableInfo,
} from "../wire";
import { ApiError, ask as askServer } from "../lib/api";
import { keep } from "../lib/kept";
import { type Answer, refused, type Wish } from "../lib/link";
import { interrupt } from "../lib/live.svelte";
import type { TableModel } from "../lib/model";
import { ShownTable } from "../lib/shown.svelte";
import { language } from "../lib/words.svelte";

export abstract class TaughtTable extends ShownTable implements TableModel {
  abstract override readonly code: string;
  readonly coached = true;
  readonly state = "open";
  readonly undo = null;
  readonly clocks = [];
  readonly clocksAt = 0;
  readonly chat = [];
  readonly takenBack = [];
  readonly asked = [];
  readonly doubts = [];

  /** Where the learner stands. */
  spot: LessonState | null = $state.raw(null);
  /** The last try was legal, but not what is asked: which text says why, 0 if none does; else -1. */
  private strayed = $state(-1);
  /** The server does not answer. */
  away = $state(false);
  /** Counts the boards: a step begins with a new one, unless something on it is to be gone on with. */
  board = $state(0);

  /** The last thing asked was to look at something, which lies open now. */
  private hasLooked = false;
  protected actions: string[] = [];
  /** Refusals that the step asks for, and their reasons. */
  private readonly tries = new Map<string, ReasonView[]>();

  constructor(readonly game: string) {
    super();
  }

  /** What is said of the last try. */
  get note(): string {
    return this.spot && this.strayed >= 0 ? this.strayedText(this.spot, this.strayed) : "";
  }

  /** What is wrong with the last try, where it is told in whole sentences. */
  get reasons(): readonly string[] {
    return [];
  }

  // --- what is taught

  /** The address of the script. */
  protected abstract readonly path: string;
  /** What is said to somebody who does something else than is asked; `worse`: there is a text why. */
  protected abstract strayedText(spot: LessonState, worse: number): string;
  /** Where these actions lead from the beginning of a step; `whole`: with everything that happened. */
  protected abstract reckon(step: number, actions: string[], whole?: boolean): Promise<LessonState>;
  /** What the table says when nothing more is asked. */
  protected abstract over(spot: LessonState): string;
  /** Begin once more. */
  abstract again(): Promise<void>;

  protected trouble(error: unknown): void {
    if (error instanceof ApiError && error.code === "stale") void this.again();
    else this.away = true;
  }

  /** Show where the learner stands after these actions of the step. */
  protected show(spot: LessonState, actions: string[]): void {
    const isWhole = !actions.length;
    const before = this.latest;
    const goesOn = this.hasLooked && spot.step === (this.spot?.step ?? 0) + 1 && spot.scene < spot.step;
    if (isWhole && !goesOn) this.board++;
    this.hasLooked = !isWhole && !spot.play.events.length;
    this.away = false;
    this.strayed = -1;
    this.refusal = isWhole ? null : this.refusal;
    this.actions = actions;
    this.tries.clear();
    this.spot = spot;
    this.table = tableInfo(this.code, spot);
    this.you = {
      person: "",
      name: spot.players[spot.seat] ?? "",
      seats: [spot.seat],
      viewer: spot.seat,
      host: false,
      muted: [],
      standing: null,
    };
    this.come(this.coachedPlay(spot));
    const play = this.latest!;
    this.heard = isWhole ? play.lines : [...this.heard, ...play.lines];
    if (isWhole) {
      this.release();
      this.forget(spot.seat);
    }
    // Looking at something changes nothing: what lies open stays open.
    if (isWhole || play.events.length) this.serial++;
    if (!isWhole && play.events.length) this.tell(before, play);
  }
  /** The game as the boards show it: a step that is done waits, and the end is told by the coach. */
  private coachedPlay(spot: LessonState): Play {
    const { play, done } = spot;
    const view = { ...play.view, outcome: null };
    const waits = { ...play.prompt, key: "wait", text: this.over(spot), yours: false, waiting_for: [] };
    return { ...play, view, prompt: done ? waits : play.prompt };
  }
  /** What the table remembers of an earlier visit has no meaning here. */
  private forget(seat: number): void {
    keep(`galapagos.seen.${this.code}.${seat}`, null);
  }

  // --- as any table

  async act(action: string): Promise<boolean> {
    if (!this.spot) return false;
    // What is said of the try before would look like the answer to this one.
    if (!this.busy) this.strayed = -1;
    return this.alone(() =>
      this.take(action).catch((error: unknown) => {
        this.trouble(error);
        return false;
      }),
    );
  }
  private async take(action: string): Promise<boolean> {
    const actions = [...this.actions, action];
    const spot = await this.reckon(this.spot!.step, actions);
    if (!spot.verdict) {
      this.show(spot, actions);
      return true;
    }
    this.serial++;
    if (spot.verdict === "refused") {
      const { message, reasons } = spot;
      this.refuse(refused("illegal", { message, reasons, serial: this.serial }));
    } else {
      this.strayed = spot.worse;
      interrupt([this.note, ...this.reasons].join(" "));
    }
    return false;
  }

  async ask(wish: Wish): Promise<Answer> {
    const id = "lesson";
    if (wish.type !== "preview" && wish.type !== "legal" && wish.type !== "why") {
      return refused("not_playing", { id, serial: this.serial });
    }
    const question: LessonQuestion = {
      spot: { step: this.spot!.step, actions: this.actions, language: language() },
      wish: { ...wish, id },
    };
    try {
      const { answer, reached } = await askServer<LessonAnswer>(`${this.path}/ask`, question);
      // The board asks about much by itself; a try counts when its refusal is shown.
      if (reached && answer.type === "previewed" && answer.reasons.length)
        this.tries.set(reached, answer.reasons);
      else if (reached) this.reach(reached);
      return answer;
    } catch (error) {
      this.trouble(error);
      return refused("no_answer", { id, serial: this.serial });
    }
  }

  override refuse(refused: Refused): void {
    super.refuse(refused);
    this.strayed = -1;
    const texts = refused.reasons.map((reason) => reason.text);
    for (const [reached, reasons] of this.tries) {
      if (reasons.every((reason) => texts.includes(reason.text))) this.reach(reached);
    }
  }
  /** What is asked has been looked at. */
  private reach(reached: string): void {
    if (!this.busy) void this.take(reached).catch((error: unknown) => this.trouble(error));
  }

  /** Say everything again, in the language of the page. */
  speakLanguage(): void {
    if (!this.spot) return;
    const { step } = this.spot;
    void this.reckon(step, this.actions, true)
      .then((spot) => {
        this.spot = spot;
        this.heard = spot.play.lines;
        this.come(this.coachedPlay({ ...spot, play: { ...spot.play, events: [] } }));
        this.welcome(this.latest!);
      })
      .catch((error: unknown) => this.trouble(error));
  }
  async takeBack(): Promise<void> {}
  sitAs(): void {}
}

function tableInfo(code: string, { game, players, seat: own }: LessonState): TableInfo {
  return {
    code,
    game,
    mode: "",
    options: {},
    cards: "",
    card_set: "",
    rules_version: 0,
    status: "playing",
    reason: "",
    host: "",
    public: false,
    spectators: false,
    watching: 0,
    hints: false,
    clock: { kind: "none", seconds: 0, increment: 0, reaction: 0, grace: 0 },
    seats: players.map((name, seat) => ({
      seat,
      kind: seat === own ? "person" : "bot",
      name,
      level: "",
      person: "",
      you: seat === own,
      present: true,
      bot_plays: false,
      bot_why: "",
      bot_in: -1,
      character: "",
      face: "",
      temper: "",
    })),
    commitment: "",
    secret: "",
    rematch: "",
    from_position: true,
    fair: { scheme: 0, sealed: false, seeds: [] },
  };
}
