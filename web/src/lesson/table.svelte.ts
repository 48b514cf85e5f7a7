// The table of a lesson: step by step, with the progress kept in this browser.

import type { LessonSpot, LessonState, Play } from "../wire";
import { ApiError, ask as askServer } from "../lib/api";
import { language, t } from "../lib/words.svelte";
import { FIRST, keepProgress, loadProgress, type Progress, withDone } from "./progress";
import { TaughtTable } from "./taught.svelte";

export class LessonTable extends TaughtTable {
  readonly code: string;
  protected readonly path: string;

  /** In a puzzle: what is to be tapped is pointed at. */
  isShown = $state(false);
  progress: Progress = $state.raw({ step: 0, done: [] });
  /** There is no such lesson. */
  isMissing = $state(false);
  /** Points at the end of the game, by seat. */
  points: { name: string; score: Play["view"]["seats"][number]["score"] }[] = $state.raw([]);

  constructor(
    game: string,
    readonly lesson: string,
  ) {
    super(game);
    this.code = `lesson-${game}${lesson === FIRST ? "" : `-${lesson}`}`;
    this.path = `/api/lessons/${game}/${lesson}`;
    this.progress = loadProgress(game, lesson);
    void this.goto(this.progress.step);
  }

  /** What is to be pointed at now. */
  get lights(): readonly string[] {
    if (this.isHeld) return ["story next"];
    return this.spot && (!this.spot.puzzle || this.isShown) ? this.spot.light : [];
  }

  /** Begin a step. */
  async goto(step: number): Promise<void> {
    const isFirst = this.spot === null;
    this.isShown = false;
    try {
      this.show(await this.reckon(step, []), []);
    } catch (error) {
      // A lesson that has become shorter begins anew.
      if (isFirst && error instanceof ApiError && error.status === 404) {
        if (step > 0) await this.goto(0);
        else this.isMissing = true;
      } else this.trouble(error);
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

  protected reckon(step: number, actions: string[], whole = false): Promise<LessonState> {
    const spot: LessonSpot = { step, actions, whole, language: language() };
    return askServer<LessonState>(this.path, spot);
  }
  protected strayedText({ game, key, ask, puzzle }: LessonState, worse: number): string {
    if (worse) return t(`lesson-${game}-${key}-${ask + 1}-worse-${worse}`);
    return t(puzzle ? "puzzle-strayed" : "lesson-strayed");
  }
  protected over({ step, of }: LessonState): string {
    return t(step < of - 1 ? "lesson-go-on" : "lesson-over");
  }
  protected override show(spot: LessonState, actions: string[]): void {
    super.show(spot, actions);
    this.points = spot.play.view.outcome
      ? spot.play.view.seats.map((seat, n) => ({ name: spot.players[n] ?? "", score: seat.score }))
      : [];
    // Whoever has come to the end begins anew the next time.
    this.progress = spot.done
      ? withDone({ ...this.progress, step: (spot.step + 1) % spot.of }, spot.step)
      : { ...this.progress, step: spot.step };
    keepProgress(this.game, this.lesson, this.progress);
  }
}
