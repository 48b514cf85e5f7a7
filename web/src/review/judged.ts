// What an analysis says, as the review shows it: chances over the steps, swings of luck and mistakes,
// what is worth a remark, and what can be learned from it. No markup.

import type { AnalysisView, DecisionView, Play, Review, ReviewStep, TableInfo } from "../wire";
import type { ChartLine, Tick } from "../parts/chart";
import { turnMarks } from "./steps";

export const ERRORS = ["inaccuracy", "mistake", "blunder"] as const;

export const percent = (share: number): number => Math.round(100 * share);

export const isError = (one: DecisionView): boolean => (ERRORS as readonly string[]).includes(one.verdict);

/** What the list names: everything but what was good or could not be otherwise. */
export const remarks = (view: AnalysisView, seat: number): DecisionView[] =>
  view.decisions.filter((one) => one.taken.seat === seat && !["good", "forced"].includes(one.verdict));

export const errors = (view: AnalysisView, seat: number): DecisionView[] =>
  view.decisions.filter((one) => one.taken.seat === seat && isError(one));

/** The chance of every seat over the steps, in percent: each as of its own last decision. */
export function chanceChart(
  view: AnalysisView,
  steps: readonly ReviewStep[],
  names: readonly string[],
  label: (turn: number) => string,
): { xs: number[]; ticks: Tick[]; lines: ChartLine[] } {
  const judged = view.decisions.filter((one) => one.after !== null);
  const last = steps.length - 1;
  const xs = [0, ...judged.map((one) => one.step).filter((step) => step > 0 && step < last), last];
  const lines = names.map((name, seat) => {
    let chance = percent(view.accounts[seat]?.start ?? 0);
    const values = xs.map((x) => {
      const one = judged.find((found) => found.step === x && found.taken.seat === seat);
      if (one) chance = percent(one.after!);
      return chance;
    });
    if (view.accounts[seat]) values[values.length - 1] = percent(view.accounts[seat].end);
    return { seat, name, values };
  });
  return { xs, ticks: turnMarks(steps).map(({ step, turn }) => ({ x: step, label: label(turn) })), lines };
}

/** What changed a seat's chance at a step, in percentage points. */
export interface Swing {
  step: number;
  /** By dice and draws, for good or ill. */
  luck: number;
  /** Given away by an inaccuracy, mistake or blunder. */
  lost: number;
}

/** Luck and mistakes of a seat, apart; steps at which nothing changed are left out. */
export function swings(view: AnalysisView, seat: number): Swing[] {
  const found = new Map<number, Swing>();
  const at = (step: number): Swing => {
    const one = found.get(step) ?? { step, luck: 0, lost: 0 };
    found.set(step, one);
    return one;
  };
  for (const one of view.luck) if (percent(one.luck[seat] ?? 0)) at(one.step).luck = percent(one.luck[seat]!);
  for (const one of errors(view, seat)) at(one.step).lost = percent(one.before! - one.after!);
  return [...found.values()].sort((one, other) => one.step - other.step);
}

/** Whether an answer is as good as the best; every one within the margin is. */
export const isAccepted = (one: DecisionView, action: string, margin: number): boolean =>
  one.options.some((option) => option.told.action === action && option.chance >= one.before! - margin);

/** What can be answered where somebody erred: in an order that does not tell which is best. */
export const answers = (one: DecisionView): { action: string; said: string }[] =>
  one.options
    .map((option) => ({ action: option.told.action, said: option.told.said }))
    .sort((first, other) => (first.said < other.said ? -1 : 1));

/** Whether all help is given at a table that runs: somebody plays alone against bots, with hints. */
export const isHelped = (table: TableInfo): boolean =>
  table.hints &&
  table.seats.filter((seat) => seat.you).length === 1 &&
  table.seats.every((seat) => seat.you || seat.kind === "bot");

/** The step whose decision can be looked at from all sides while a step is on the screen, -1 if none. Of a
 * game that runs only one's own, against bots and with hints; at its end the decision that is owed now. */
export function decisionAt(review: Review, at: number, play: Play | null): number {
  const step = review.steps[at];
  if (!step) return -1;
  if (review.over) return step.seat >= 0 ? at : -1;
  if (!isHelped(review.table)) return -1;
  if (at === review.steps.length - 1 && play?.prompt.yours) return at + 1;
  return String(step.seat) === review.seen ? at : -1;
}

/** Leads in many guesses, the worst first, in a few numbers. */
export interface Spread {
  least: number;
  middle: number;
  most: number;
  /** In so many guesses one is ahead. */
  ahead: number;
}
export const spread = (leads: readonly number[]): Spread => ({
  least: leads[0] ?? 0,
  middle: leads[Math.floor(leads.length / 2)] ?? 0,
  most: leads.at(-1) ?? 0,
  ahead: leads.filter((lead) => lead > 0).length,
});
