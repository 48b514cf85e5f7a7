// How a finished game is shown: who stands where, what the points are made of, what files are called.

import type { CreatureView, OutcomeView, PointsView, SourceView, Summary } from "../../wire";
import type { ChartLine, Tick } from "../../parts/chart";

/** Seats that stand together on one step. */
export interface Stand {
  seats: number[];
  place: number;
  points: number;
}

const STEPS = 3;
const MOST_ON_STEPS = 4;

/** All sides, the best first; equal ones keep their order. */
export function stands(outcome: OutcomeView): Stand[] {
  return outcome.sides
    .map(({ seats, points }) => ({ seats, points, place: outcome.places[seats[0]!]! }))
    .sort((a, b) => a.place - b.place || a.seats[0]! - b.seats[0]!);
}

/** Whether somebody with as many points as a winner has not won. */
export function isTieBroken(outcome: OutcomeView): boolean {
  const most = Math.max(...outcome.sides.map((side) => side.points));
  return outcome.sides.some((side) => !side.wins && side.points === most);
}

/** Who stands on the podium, and who beside it. */
export function podium(all: readonly Stand[]): { steps: Stand[]; rest: Stand[] } {
  const steps = all.filter((stand) => stand.place <= STEPS).slice(0, MOST_ON_STEPS);
  return { steps, rest: all.slice(steps.length) };
}

/** Where each step stands from the left: the best in the middle. */
export function columns(count: number): number[] {
  return Array.from({ length: count }, (_, n) => {
    if (count < 3) return n + 1;
    return n === 0 ? 2 : n === 1 ? 1 : n + 1;
  });
}

/** The key of the title: whose victory it is. `own` are the seats of whoever looks. */
export function victory(outcome: OutcomeView, own: readonly number[]): "you" | "your-team" | "team" | "won" {
  const winning = outcome.sides.filter((side) => side.wins);
  const one = winning.length === 1 ? winning[0]! : undefined;
  const mine = one !== undefined && own.length === 1 && one.seats.includes(own[0]!);
  if (one && one.seats.length > 1) return mine ? "your-team" : "team";
  return mine ? "you" : "won";
}

export interface Segment {
  key: string;
  points: number;
}

/** What one seat's points are made of, without what brought nothing. */
export function segments(sources: readonly SourceView[], seat: number): Segment[] {
  return sources
    .map((source) => ({ key: source.key, points: source.points[seat] ?? 0 }))
    .filter((one) => one.points > 0);
}

/** All that the sources brought one seat. */
export function total(sources: readonly SourceView[], seat: number): number {
  return sources.reduce((sum, source) => sum + (source.points[seat] ?? 0), 0);
}

/** What the final points are made of, and how many each seat earned and did not keep. */
export interface Account {
  sources: SourceView[];
  lost: number[];
}

/** Told by what was earned on the way, where all of it is known; else by what is there in the end. */
export function accountOf({ sources, earned }: Pick<Summary, "sources" | "earned">, seats: number): Account {
  const lost = Array.from({ length: seats }, (_, seat) => total(earned, seat) - total(sources, seat));
  return earned.length && lost.every((n) => n >= 0)
    ? { sources: earned, lost }
    : { sources, lost: lost.map(() => 0) };
}

/** The points by round or Era as a chart. */
export function overTime(
  points: readonly PointsView[],
  names: readonly string[],
  start: string,
): { xs: number[]; ticks: Tick[]; lines: ChartLine[] } {
  return {
    xs: points.map((one) => one.turn),
    ticks: points.map((one) => ({ x: one.turn, label: one.turn ? String(one.turn) : start })),
    lines: names.map((name, seat) => ({ seat, name, values: points.map((one) => one.points[seat] ?? 0) })),
  };
}

/** Every creature worth a picture: the best of each seat, the viewer's first, then who has an award. */
export function remarkable(summary: Summary, own: readonly number[]): CreatureView[] {
  const best = summary.best.filter((one): one is CreatureView => one !== null);
  best.sort((a, b) => Number(own.includes(b.seat)) - Number(own.includes(a.seat)));
  const found = new Map<string, CreatureView>();
  for (const one of [...best, ...summary.awards.flatMap((award) => award.holders)]) {
    if (!found.has(one.tag)) found.set(one.tag, one);
  }
  return [...found.values()];
}

/** A name as part of a file's name. */
export function fileName(name: string): string {
  const plain = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  return plain.replace(/^-+|-+$/g, "").slice(0, 60) || "creature";
}

/** Cut a text into lines no wider than `most`, as `measure` says; what has no spaces is cut anywhere. */
export function wrapped(text: string, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of text.match(/\s+|[⺀-￯]|[^\s⺀-￯]+/gu) ?? []) {
    if (line && measure((line + part).trim()) > most) {
      lines.push(line.trim());
      line = "";
    }
    line += part;
  }
  return [...lines, line.trim()].filter(Boolean);
}
