// The geometry of a line chart: scales, paths, marks, and labels that keep out of each other's way.

/** One seat's line; its values stand over the chart's xs. */
export interface ChartLine {
  seat: number;
  name: string;
  values: number[];
}

export interface Tick {
  x: number;
  label: string;
}

/** How the line of each seat is broken, so that it can be told without its colour. */
export const DASHES = ["", "9 4", "3 4", "14 4 3 4", "6 3", "1.5 4.5", "12 3 2 3 2 3", "20 5"] as const;

/** The mark of each seat around (0, 0), about 9 wide. */
export const MARKS = [
  "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z",
  "M-4 -4h8v8h-8z",
  "M0 -5L5 4H-5z",
  "M0 -5.5L5.5 0L0 5.5L-5.5 0z",
  "M-1.8 -5h3.6v3.2h3.2v3.6h-3.2v3.2h-3.6v-3.2h-3.2v-3.6h3.2z",
  "M0 5L5 -4H-5z",
  "M0 -5.5L1.6 -1.8L5.5 -1.7L2.5 0.9L3.5 4.8L0 2.6L-3.5 4.8L-2.5 0.9L-5.5 -1.7L-1.6 -1.8z",
  "M-2.5 -4.6H2.5L5 0L2.5 4.6H-2.5L-5 0z",
] as const;

/** Round numbers from 0 to at least the highest value, at most `most` steps of 1, 2, 5, 10, 20 … */
export function yTicks(highest: number, most = 5): number[] {
  let step = 1;
  for (let n = 0; highest / step > most; n++) step *= n % 3 === 1 ? 2.5 : 2;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, n) => n * step);
}

/** From a value in [from, to] to a place in [low, high]. */
export function scale(from: number, to: number, low: number, high: number): (value: number) => number {
  const width = to - from || 1;
  return (value) => low + ((value - from) / width) * (high - low);
}

/** The path through points: straight from one to the next, or level until the next. */
export function path(points: readonly (readonly [number, number])[], stepped = false): string {
  return points
    .map(([x, y], n) => {
      if (!n) return `M${round(x)} ${round(y)}`;
      return stepped ? `H${round(x)}V${round(y)}` : `L${round(x)} ${round(y)}`;
    })
    .join("");
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Move labels apart, as little as needed, within [low, high]; the order of equals is kept. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const found = [...wanted];
  let least = low;
  for (const n of order) {
    found[n] = Math.max(wanted[n]!, least);
    least = found[n] + gap;
  }
  let most = high;
  for (const n of order.reverse()) {
    found[n] = Math.min(found[n]!, most);
    most = found[n] - gap;
  }
  return found;
}

/** The value that holds at x: that of the last moment not after it. */
export function valueAt(xs: readonly number[], values: readonly number[], x: number): number {
  let found = values[0] ?? 0;
  for (let n = 0; n < xs.length && xs[n]! <= x; n++) found = values[n]!;
  return found;
}

/** The moment nearest to x. */
export function nearest(xs: readonly number[], x: number): number {
  return xs.reduce((best, one) => (Math.abs(one - x) < Math.abs(best - x) ? one : best), xs[0] ?? 0);
}

/** As many of the ticks as have room for their words, the last one always. */
export function fitting(
  ticks: readonly Tick[],
  place: (x: number) => number,
  room: (label: string) => number,
): Tick[] {
  const found: Tick[] = [];
  let free = Infinity;
  for (const tick of [...ticks].reverse()) {
    const half = room(tick.label) / 2;
    if (place(tick.x) + half > free) continue;
    found.unshift(tick);
    free = place(tick.x) - half - 6;
  }
  return found;
}
