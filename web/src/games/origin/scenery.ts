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

/** Where sun and moon stand: right of the middle, between the plates of two seats and not behind one. */
export function lightAt({ shore, rivals }: Pick<Plan, "shore" | "rivals">): number {
  const seats = rivals.rows[0] ?? 0;
  const share = seats > 1 ? Math.round(0.69 * seats) / seats : 0.86;
  return shore.left + shore.width * share;
}

/** A volcano far away. */
export function volcano(x: number, base: number, wide: number, high: number): string {
  const lip = wide * 0.07;
  return (
    `M${x - wide / 2} ${base}C${x - wide * 0.28} ${base - high * 0.18} ${x - wide * 0.16} ${base - high * 0.82} ${x - lip} ${base - high}` +
    `q${lip} ${high * 0.09} ${lip * 2} 0C${x + wide * 0.17} ${base - high * 0.8} ${x + wide * 0.3} ${base - high * 0.16} ${x + wide / 2} ${base}z`
  );
}

/** Its slope towards the light, in soft ridges. */
export function flank(x: number, base: number, wide: number, high: number): string {
  const lip = wide * 0.07;
  const top = base - high;
  return (
    `M${x + lip} ${top}C${x + wide * 0.17} ${base - high * 0.8} ${x + wide * 0.3} ${base - high * 0.16} ${x + wide / 2} ${base}` +
    `H${x + wide * 0.2}q${-wide * 0.06} ${-high * 0.16} ${-wide * 0.02} ${-high * 0.34}` +
    `q${-wide * 0.09} ${-high * 0.12} ${-wide * 0.06} ${-high * 0.32}q${-lip * 0.9} ${-high * 0.1} ${-lip * 0.6} ${-high * 0.3}z`
  );
}

/** Where the land begins. */
export const coast = (land: number, width: number): string =>
  `M0 ${land}q${width * 0.25} -20 ${width * 0.5} -4t${width * 0.5} -6`;

/** A shore on the right, for a meadow beside the water. */
export function bay(left: number, width: number, height: number): string {
  const step = height / 4;
  return `M${left + 10} 0q-16 ${step / 2} 0 ${step}t0 ${step}t0 ${step}t0 ${step}H${width}V0z`;
}

/** How far out and how steep the side of a hill is, the higher the steeper. */
const STEEP = 5;

/** The upper edge of a hill at a share of its way across, from its foot to its top and down again. */
function crest(share: number, rim: number, base: number, seed: number): number {
  const out = Math.abs(2 * share - 1);
  const high = Math.sqrt(1 - out ** STEEP);
  return base - (base - rim) * high + 2.5 * Math.sin(share * 8 + seed * 1.7) * high;
}

/** A hill of a rival's ground, from x to x, its top at `rim` and its foot at `base`; and the turf on it. */
export function hill(
  [left, right]: readonly [number, number],
  rim: number,
  base: number,
  seed: number,
): { body: string; turf: string } {
  const wide = right - left;
  const points = Math.max(24, Math.round(wide / 9));
  const at = (n: number): string => {
    const share = (1 - Math.cos((Math.PI * n) / points)) / 2;
    return `${Math.round(left + wide * share)} ${crest(share, rim, base, seed).toFixed(1)}`;
  };
  const edge = Array.from({ length: points + 1 }, (_, n) => at(n)).join("L");
  const body = `M${edge}Q${left + wide / 2} ${base + 11} ${left} ${base}z`;
  const blades = Math.max(8, Math.round(wide / 8));
  let turf = "";
  for (let n = 0; n < blades; n++) {
    const share = 0.07 + 0.86 * ((n + scatter(n + seed, 0.41)) / blades);
    const x = left + wide * share;
    const y = crest(share, rim, base, seed) + 3;
    const high = 4 + 6 * scatter(n + seed);
    turf += `M${x.toFixed(1)} ${y.toFixed(1)}q1 ${(-high * 0.6).toFixed(1)} ${(4 * (scatter(n, 0.29) - 0.4)).toFixed(1)} ${(-high).toFixed(1)}`;
  }
  return { body, turf };
}

/** A blade of reed at the water, bent outwards, and for every second a cattail. */
export function reed(
  { x, y }: Spot,
  side: number,
  n: number,
  size: number,
): { blade: string; stem: string; head: string } {
  const high = size * (26 + 20 * scatter(n + (side > 0 ? 3 : 0)));
  const lean = side * size * (4 + 9 * scatter(n, 0.37));
  const wide = 2.6 * size;
  const blade =
    `M${x - wide} ${y}C${x - wide} ${y - high * 0.5} ${x + lean * 0.4} ${y - high * 0.8} ${x + lean} ${y - high}` +
    `C${x + lean * 0.5} ${y - high * 0.7} ${x + wide} ${y - high * 0.4} ${x + wide} ${y}z`;
  if (n % 2 === 0) return { blade, stem: "", head: "" };
  const top = { x: x - lean * 0.3, y: y - high * 1.16 };
  return {
    blade,
    stem: `M${x} ${y}Q${x} ${y - high * 0.7} ${top.x} ${top.y - 5 * size}`,
    head: `M${top.x} ${top.y}l${lean * 0.05} ${9 * size}`,
  };
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
/** How large so many tokens lie on the bank. */
export const tokenSize = (rx: number, count: number, small: boolean): number =>
  Math.round(Math.min(small ? 17 : 27, Math.max(13, (rx * 3.4) / Math.max(8, count))));

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
