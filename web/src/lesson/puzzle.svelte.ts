// The table of a puzzle: one decision, whose best action is to be found.

import type { LessonState, PuzzleSpot, PuzzleState } from "../wire";
import { ask as askServer } from "../lib/api";
import { language, t } from "../lib/words.svelte";
import { TaughtTable } from "./taught.svelte";

export class PuzzleTable extends TaughtTable {
  readonly code: string;
  protected readonly path: string;

  /** What is known of the puzzle. */
  puzzle: PuzzleState | null = $state.raw(null);
  /** The answer was shown, not found. */
  isShown = $state(false);

  constructor(game: string, key: string) {
    super(game);
    this.code = `puzzle-${key}`;
    this.path = `/api/puzzles/${game}/${key}`;
    void this.again();
  }

  async again(): Promise<void> {
    this.isShown = false;
    try {
      this.show(await this.reckon(0, []), []);
    } catch {
      this.away = true;
    }
  }
  /** Give up: the answer is played. */
  async showAnswer(): Promise<void> {
    this.isShown = true;
    try {
      const spot = await this.reckon(0, []);
      this.show(spot, [this.puzzle!.answer]);
    } catch (error) {
      this.isShown = false;
      this.trouble(error);
    }
  }

  protected async reckon(_step: number, actions: string[], whole = false): Promise<LessonState> {
    const spot: PuzzleSpot = {
      actions: this.isShown ? [] : actions,
      whole,
      shown: this.isShown,
      language: language(),
    };
    this.puzzle = await askServer<PuzzleState>(this.path, spot);
    return this.puzzle.table;
  }
  override get reasons(): readonly string[] {
    return this.note ? this.puzzle!.told : [];
  }
  protected strayedText(): string {
    return t("puzzle-strayed");
  }
  protected over(): string {
    return t("puzzle-over");
  }
}
