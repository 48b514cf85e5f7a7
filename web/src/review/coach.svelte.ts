// The analysis of the game that is looked back at: how far it is, what it says of the step on the
// screen, the better line on the board, and learning from one's mistakes.

import type { AnalysisState, AnalysisView, DecisionView, Play } from "../wire";
import { type ApiError, ask } from "../lib/api";
import { language } from "../lib/words.svelte";
import type { Film } from "./film.svelte";
import { answers, errors, isAccepted } from "./judged";

const POLL_MS = 1500;

/** A better line that is shown instead of what happened. */
export interface Shown {
  decision: DecisionView;
  /** How many of its actions were taken. */
  count: number;
  play: Play;
}

/** A mistake that somebody looks at again. */
export interface Task {
  decision: DecisionView;
  choices: { action: string; said: string }[];
  /** What was answered last. */
  answer: string;
  right: boolean;
}

export class Coach {
  state: AnalysisState | null = $state.raw(null);
  trouble: ApiError | null = $state.raw(null);
  seat = $state(0);
  shown: Shown | null = $state.raw(null);
  task: Task | null = $state.raw(null);
  view: AnalysisView | null = $derived(this.state?.analysis ?? null);
  /** What is said of the step on the screen; while somebody learns, nothing. */
  decision: DecisionView | undefined = $derived(
    this.task ? undefined : this.view?.decisions.find((one) => one.step === this.film.step),
  );

  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(private film: Film) {}

  /** Ask how far it is; again and again while it is made. */
  async load(begin = false): Promise<void> {
    clearTimeout(this.timer);
    const mine = ++this.asked;
    const seen = encodeURIComponent(this.film.review?.seen ?? "");
    const path = `/api/tables/${this.film.code}/analysis?seat=${seen}&lang=${language()}`;
    try {
      const found = await ask<AnalysisState>(path, begin ? {} : undefined);
      if (mine !== this.asked) return;
      this.state = found;
      this.trouble = null;
    } catch (error) {
      if (mine !== this.asked) return;
      this.trouble = error as ApiError;
      return;
    }
    if (["waiting", "running"].includes(this.state.status))
      this.timer = setTimeout(() => void this.load(), POLL_MS);
  }
  stop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  // --- the better line

  async show(decision: DecisionView, count: number): Promise<void> {
    // While somebody learns, the board stays where the question was.
    if (!this.task) await this.film.jump(decision.step);
    const at = Math.max(0, Math.min(count, decision.better.length));
    const path = `/api/tables/${this.film.code}/at/${decision.step}/better/${at}`;
    const seen = encodeURIComponent(this.film.review?.seen ?? "");
    const play = await ask<Play>(`${path}?seat=${seen}&lang=${language()}`).catch(() => null);
    if (play) this.shown = { decision, count: at, play };
  }
  hide(): void {
    this.shown = null;
  }

  // --- learning

  /** Go to the next mistake of the player after one, and ask what would have been better. */
  async learn(after = -1): Promise<void> {
    this.hide();
    const next = this.view && errors(this.view, this.seat).find((one) => one.step > after);
    this.task = next ? { decision: next, choices: answers(next), answer: "", right: false } : null;
    if (next) await this.film.jump(Math.max(0, next.step - 1));
  }
  answer(action: string): void {
    if (!this.task || !this.state) return;
    const right = isAccepted(this.task.decision, action, this.state.margin);
    this.task = { ...this.task, answer: action, right };
  }
  stopLearning(): void {
    this.task = null;
  }
}
