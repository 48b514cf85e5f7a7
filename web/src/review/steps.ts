// Where one is in a game that is looked back at: steps, turns, rounds, and the lines of the log.

import type { LineView, PointsView, Review, ReviewDeath, ReviewStep } from "../wire";
import type { ChartLine, Tick } from "../parts/chart";

/** The last step of each turn: of a run of steps of one seat in one phase. */
export function turnEnds(steps: readonly ReviewStep[]): number[] {
  const key = (step: ReviewStep): string => `${step.seat} ${step.turn} ${step.phase}`;
  return steps
    .map((_, n) => n)
    .filter((n) => n === steps.length - 1 || key(steps[n]!) !== key(steps[n + 1]!));
}

/** One turn on, or back; the first and the last step are the ends. */
export function turnFrom(steps: readonly ReviewStep[], at: number, by: 1 | -1): number {
  const ends = turnEnds(steps);
  if (by > 0) return ends.find((end) => end > at) ?? at;
  return ends.findLast((end) => end < at) ?? 0;
}

/** The step in which an event happened. */
export function stepOfEvent(steps: readonly ReviewStep[], event: number): number {
  const found = steps.findIndex((step) => step.events > event);
  return found < 0 ? Math.max(0, steps.length - 1) : found;
}

/** What the log tells of each step that it tells of. */
export interface Told {
  step: number;
  lines: LineView[];
}

export function byStep(steps: readonly ReviewStep[], lines: readonly LineView[]): Told[] {
  const found: Told[] = [];
  for (const line of lines) {
    const step = stepOfEvent(steps, line.n);
    const last = found.at(-1);
    if (last?.step === step) last.lines.push(line);
    else found.push({ step, lines: [line] });
  }
  return found;
}

export interface TurnMark {
  step: number;
  turn: number;
}

/** Where each round or Era begins. */
export function turnMarks(steps: readonly ReviewStep[]): TurnMark[] {
  return steps
    .map((step, n) => ({ step: n, turn: step.turn }))
    .filter(({ step, turn }) => turn > 0 && (step === 0 || steps[step - 1]!.turn !== turn));
}

/** The deaths of each step, in one mark. */
export function deathMarks(deaths: readonly ReviewDeath[]): { step: number; deaths: ReviewDeath[] }[] {
  const found = new Map<number, ReviewDeath[]>();
  for (const death of deaths) found.set(death.step, [...(found.get(death.step) ?? []), death]);
  return [...found].map(([step, all]) => ({ step, deaths: all }));
}

/** The points as a chart over the steps; rounds or Eras name them on the axis. */
export function pointsChart(
  review: Review,
  label: (turn: number) => string,
): { xs: number[]; ticks: Tick[]; lines: ChartLine[] } {
  const points: readonly PointsView[] = review.points;
  return {
    xs: points.map((one) => one.step),
    ticks: turnMarks(review.steps).map(({ step, turn }) => ({ x: step, label: label(turn) })),
    lines: review.table.seats.map(({ seat, name }) => ({
      seat,
      name,
      values: points.map((one) => one.points[seat] ?? 0),
    })),
  };
}

/** A step that there is, whatever was asked for. */
export const within = (step: number, count: number): number =>
  Math.max(0, Math.min(count - 1, Math.round(step) || 0));
