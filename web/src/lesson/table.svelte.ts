// A table that teaches: the same to the boards as any table, but every question goes to the lesson.

import type {
  LessonAnswer,
  LessonQuestion,
  LessonSpot,
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
import { language, t } from "../lib/words.svelte";
import { keepProgress, loadProgress, type Progress, withDone } from "./progress";

export class LessonTable extends ShownTable implements TableModel {
  readonly code: string;
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
  /** The last try was legal, but something else is asked. */
  strayed = $state(false);
  /** The server does not answer. */
  away = $state(false);
  progress: Progress = $state.raw({ step: 0, done: [] });
  /** Points at the end of the game, by seat. */
  points: { name: string; score: Play["view"]["seats"][number]["score"] }[] = $state.raw([]);

  /** Counts the boards: a step begins with a new one, unless something on it is to be gone on with. */
  board = $state(0);

  /** The last thing asked was to look at something, which lies open now. */
  private hasLooked = false;
  private actions: string[] = [];
  /** Refusals that the step asks for, and their reasons. */
  private readonly tries = new Map<string, ReasonView[]>();

  constructor(readonly game: string) {
    super();
    this.code = `lesson-${game}`;
    this.progress = loadProgress(game);
    void this.goto(this.progress.step);
  }

  // --- the lesson

  /** Begin a step. */
  async goto(step: number): Promise<void> {
    const isFirst = this.spot === null;
    try {
      this.show(await this.post({ step, actions: [] }), []);
    } catch (error) {
      // A lesson that has become shorter begins anew.
      if (isFirst && step > 0 && error instanceof ApiError && error.status === 404) await this.goto(0);
      else this.trouble(error);
    }
  }
  again(): Promise<void> {
    return this.goto(this.spot?.step ?? this.progress.step);
  }
  next(): Promise<void> {
    return this.goto((this.spot?.step ?? 0) + 1);
  }
  back(): Promise<void> {
    const { step, ask } = this.spot!;
    return this.goto(ask > 0 ? step : Math.max(0, step - 1));
  }

  private post(spot: LessonSpot): Promise<LessonState> {
    return askServer<LessonState>(`/api/lessons/${this.game}`, { ...spot, language: language() });
  }
  private trouble(error: unknown): void {
    if (error instanceof ApiError && error.code === "stale") void this.again();
    else this.away = true;
  }

  /** Show where the learner stands after these actions of the step. */
  private show(spot: LessonState, actions: string[]): void {
    const isWhole = !actions.length;
    const before = this.latest;
    const goesOn = this.hasLooked && spot.step === (this.spot?.step ?? 0) + 1 && spot.scene < spot.step;
    if (isWhole && !goesOn) this.board++;
    this.hasLooked = !isWhole && !spot.play.events.length;
    this.away = false;
    this.strayed = false;
    this.refusal = isWhole ? null : this.refusal;
    this.actions = actions;
    this.tries.clear();
    this.spot = spot;
    this.table = tableInfo(spot);
    this.you = {
      person: "",
      name: spot.players[0] ?? "",
      seats: [0],
      viewer: 0,
      host: false,
      muted: [],
      standing: null,
    };
    this.come(coached(spot));
    const play = this.latest!;
    this.points = spot.play.view.outcome
      ? spot.play.view.seats.map((seat, n) => ({ name: spot.players[n] ?? "", score: seat.score }))
      : [];
    this.heard = isWhole ? play.lines : [...this.heard, ...play.lines];
    if (isWhole) {
      this.release();
      this.forget();
    }
    // Looking at something changes nothing: what lies open stays open.
    if (isWhole || play.events.length) this.serial++;
    if (!isWhole && play.events.length) this.tell(before, play);
    this.progress = spot.done
      ? withDone({ ...this.progress, step: Math.min(spot.step + 1, spot.of - 1) }, spot.step)
      : { ...this.progress, step: spot.step };
    keepProgress(this.game, this.progress);
  }
  /** What the table remembers of an earlier visit has no meaning here. */
  private forget(): void {
    keep(`galapagos.seen.${this.code}.0`, null);
  }

  // --- as any table

  async act(action: string): Promise<boolean> {
    if (!this.spot) return false;
    return this.alone(() =>
      this.take(action).catch((error: unknown) => {
        this.trouble(error);
        return false;
      }),
    );
  }
  private async take(action: string): Promise<boolean> {
    const actions = [...this.actions, action];
    const spot = await this.post({ step: this.spot!.step, actions });
    if (!spot.verdict) {
      this.show(spot, actions);
      return true;
    }
    this.serial++;
    if (spot.verdict === "refused") {
      const { message, reasons } = spot;
      this.refuse(refused("illegal", { message, reasons, serial: this.serial }));
    } else {
      this.strayed = true;
      interrupt(t("lesson-strayed"));
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
      const { answer, reached } = await askServer<LessonAnswer>(`/api/lessons/${this.game}/ask`, question);
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
    this.strayed = false;
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
    void this.post({ step, actions: this.actions, whole: true })
      .then((spot) => {
        this.spot = spot;
        this.heard = spot.play.lines;
        this.come(coached({ ...spot, play: { ...spot.play, events: [] } }));
        this.welcome(this.latest!);
      })
      .catch((error: unknown) => this.trouble(error));
  }
  async takeBack(): Promise<void> {}
  sitAs(): void {}
}

/** The game as the boards show it: a step that is done waits, and the end is told by the coach. */
function coached({ play, done, step, of }: LessonState): Play {
  const view = { ...play.view, outcome: null };
  const text = t(step < of - 1 ? "lesson-go-on" : "lesson-over");
  const prompt = done ? { ...play.prompt, key: "wait", text, yours: false, waiting_for: [] } : play.prompt;
  return { ...play, view, prompt };
}

function tableInfo({ game, players }: LessonState): TableInfo {
  return {
    code: `lesson-${game}`,
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
      kind: seat ? "bot" : "person",
      name,
      level: "",
      person: "",
      you: !seat,
      present: true,
      bot_plays: false,
      bot_why: "",
      bot_in: -1,
    })),
    commitment: "",
    secret: "",
    rematch: "",
    from_position: true,
    fair: { scheme: 0, sealed: false, seeds: [] },
  };
}
