// The table of a lesson: step by step, with the progress kept in this browser.

import type { LessonSpot, LessonState, Play } from "../wire";
import { ApiError, ask as askServer } from "../lib/api";
import { language, t } from "../lib/words.svelte";
import { keepProgress, loadProgress, type Progress, withDone } from "./progress";
import { TaughtTable } from "./taught.svelte";

export class LessonTable extends TaughtTable {
  readonly code: string;
  protected readonly path: string;
  protected readonly strayedKey = "lesson-strayed";

  progress: Progress = $state.raw({ step: 0, done: [] });
  /** Points at the end of the game, by seat. */
  points: { name: string; score: Play["view"]["seats"][number]["score"] }[] = $state.raw([]);

  constructor(game: string) {
    super(game);
    this.code = `lesson-${game}`;
    this.path = `/api/lessons/${game}`;
    this.progress = loadProgress(game);
    void this.goto(this.progress.step);
  }

  /** Begin a step. */
  async goto(step: number): Promise<void> {
    const isFirst = this.spot === null;
    try {
      this.show(await this.reckon(step, []), []);
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

  protected reckon(step: number, actions: string[], whole = false): Promise<LessonState> {
    const spot: LessonSpot = { step, actions, whole, language: language() };
    return askServer<LessonState>(this.path, spot);
  }
  protected over({ step, of }: LessonState): string {
    return t(step < of - 1 ? "lesson-go-on" : "lesson-over");
  }
  protected override show(spot: LessonState, actions: string[]): void {
    super.show(spot, actions);
    this.points = spot.play.view.outcome
      ? spot.play.view.seats.map((seat, n) => ({ name: spot.players[n] ?? "", score: seat.score }))
      : [];
    this.progress = spot.done
      ? withDone({ ...this.progress, step: Math.min(spot.step + 1, spot.of - 1) }, spot.step)
      : { ...this.progress, step: spot.step };
    keepProgress(this.game, this.progress);
  }
}
