// The lines of the island, drawn for the zones of a board: what is far, the land, the watering hole, the
// meadow in front. Everything follows from the numbers given, so that a board looks the same each time.

import type { Plan, Zone } from "./layout";

/** A number from 0 to 1 for a place in a row: scattered, but always the same. */
export const scatter = (n: number, step = 0.618): number => (n * step + 0.37 * step) % 1;

export interface Lines {
  /** Where sky and sea meet, where the land begins. */
  horizon: number;
  land: number;
  pool: { x: number; y: number; rx: number; ry: number };
  meadow: Zone;
}

export function linesOf(plan: Plan, width: number, height: number): Lines {
  const { shore, pool, herd, shape } = plan;
  const row = shore.height / Math.max(1, plan.rivals.rows.length);
  const horizon = Math.round(shore.top + row * 0.46);
  const rx = Math.min(440, pool.width * (shape === "wide" ? 0.29 : 0.27));
  const ry = Math.min(pool.height * 0.38, rx * 0.28);
  const y = pool.top + pool.height * 0.44;
  const x = pool.left + pool.width * (shape === "wide" ? 0.46 : 0.57);
  const low = shape === "low";
  const meadow = herd.height
    ? { left: low ? herd.left - 14 : 0, top: low ? 0 : herd.top - 10, width, height }
    : { left: 0, top: height, width, height };
  return { horizon, land: horizon + Math.round(row * 0.16), pool: { x, y, rx, ry }, meadow };
}

/** A volcano far away. */
export function volcano(x: number, base: number, wide: number, high: number): string {
  const lip = wide * 0.07;
  return (
    `M${x - wide / 2} ${base}C${x - wide * 0.28} ${base - high * 0.18} ${x - wide * 0.16} ${base - high * 0.82} ${x - lip} ${base - high}` +
    `q${lip} ${high * 0.09} ${lip * 2} 0C${x + wide * 0.17} ${base - high * 0.8} ${x + wide * 0.3} ${base - high * 0.16} ${x + wide / 2} ${base}z`
  );
}

/** The ground of a seat: a low mound with a rim, for a box of these measures. */
export function mound(width: number, height: number, rim: number): { body: string; edge: string } {
  const [w, h] = [width, height];
  const body =
    `M2 ${h - 18}C${w * 0.01} ${rim + 34} ${w * 0.05} ${rim} ${w * 0.26} ${rim + 1}` +
    `S${w * 0.58} ${rim - 7} ${w * 0.74} ${rim + 2}S${w * 0.99} ${rim + 34} ${w - 2} ${h - 18}` +
    `C${w * 0.94} ${h - 2} ${w * 0.8} ${h} ${w / 2} ${h}S${w * 0.06} ${h - 2} 2 ${h - 18}z`;
  const edge =
    `M${w * 0.075} ${rim + 13}C${w * 0.11} ${rim + 4} ${w * 0.17} ${rim} ${w * 0.26} ${rim + 1}` +
    `S${w * 0.58} ${rim - 7} ${w * 0.74} ${rim + 2}S${w * 0.88} ${rim + 8} ${w * 0.92} ${rim + 14}`;
  return { body, edge };
}

/** The edge of the meadow: blades of grass along a soft line. */
export function grass(left: number, top: number, width: number): string {
  let line = `M${left} ${top + 14}`;
  const blades = Math.max(8, Math.round(width / 9));
  for (let n = 0; n < blades; n++) {
    const x = left + ((n + 0.5) * width) / blades;
    const y = top + 10 + 5 * Math.sin(n / 7) + 3 * Math.sin(n / 2.3);
    const high = 5 + 9 * scatter(n);
    line += `L${x - 3} ${y}q2 ${-high * 0.6} ${3 + 4 * (scatter(n, 0.41) - 0.5)} ${-high}q0 ${high * 0.6} 3 ${high}`;
  }
  return `${line}L${left + width} ${top + 14}`;
}

export interface Spot {
  x: number;
  y: number;
}
/** Places for so many tokens along the near bank, left to right; two rows where one is too short. */
export function bankSpots({ x, y, rx, ry }: Lines["pool"], count: number, size: number): Spot[] {
  const perRow = Math.max(1, Math.floor((rx * 2.1) / (size * 0.92)));
  const rows = Math.ceil(count / perRow);
  const spots: Spot[] = [];
  for (let n = 0; n < count; n++) {
    const row = n % rows;
    const inRow = Math.ceil((count - row) / rows);
    const share = ((n - row) / rows + 0.5) / inRow;
    const angle = Math.PI * (0.965 - 0.93 * share);
    const out = 1 + row * (size / (ry + size * 1.6)) * 0.9;
    spots.push({
      x: x + rx * Math.cos(angle) * (1 + row * 0.02) + (scatter(n, 0.29) - 0.5) * size * 0.3,
      y: y + ry * Math.sin(angle) * out + (scatter(n, 0.73) - 0.5) * 3,
    });
  }
  return spots;
}
