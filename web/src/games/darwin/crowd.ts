// Where a biome is full: which species stand, and which are folded into one tile.

import { teamLetter } from "../../lib/teams";
import type { DarwinView, SpeciesView } from "./wire";

export type Standing = { species: SpeciesView } | { folded: SpeciesView[] };

/** A run of neighbours that may be folded. */
interface Run {
  from: number;
  length: number;
}

function longestRun(species: readonly SpeciesView[], mayFold: readonly boolean[]): Run {
  let best: Run = { from: 0, length: 0 };
  let from = 0;
  for (let n = 0; n <= species.length; n++) {
    if (n < species.length && mayFold[n]) continue;
    if (n - from > best.length) best = { from, length: n - from };
    from = n + 1;
  }
  return best;
}

/** How many tiles of this least width stand side by side. */
export const tilesIn = (width: number, least: number): number => Math.max(1, Math.floor(width / least));

/** The name plate above creatures and the numbers below them: so much of a row is not theirs. */
const SKY = 6;
const FOOT = 34;
const MOST_ROWS = 2;
/** A second row is for much larger creatures, not for a little. */
const WORTH = 1.15;

/** In how many rows so many tiles stand: two where a biome is so high and so full that creatures are larger
 * then, though each row has half of its height. */
export function rowsOf(tiles: number, width: number, height: number): number {
  const size = (rows: number): number =>
    Math.min(width / Math.ceil(tiles / rows), height / rows - FOOT - SKY);
  return tiles > 1 && size(MOST_ROWS) > WORTH * size(1) ? MOST_ROWS : 1;
}

/** Fold so many neighbours that all fit. `plain` are the first to go, `others` only if that is not
 * enough; whoever is in neither is always seen. */
export function standingOf(
  species: readonly SpeciesView[],
  fits: number,
  plain: (one: SpeciesView) => boolean,
  others: (one: SpeciesView) => boolean,
): Standing[] {
  const folds: SpeciesView[][] = [];
  for (const may of [plain, others]) {
    for (;;) {
      const hidden = folds.reduce((sum, fold) => sum + fold.length, 0);
      const over = species.length - hidden + folds.length - fits;
      if (over <= 0) break;
      const gone = new Set(folds.flat());
      const run = longestRun(
        species,
        species.map((one) => may(one) && !gone.has(one)),
      );
      if (run.length < 2) break;
      const last = run.from + run.length;
      folds.push(species.slice(last - Math.min(run.length, over + 1), last));
    }
  }
  const found: Standing[] = [];
  for (const one of species) {
    const fold = folds.find((all) => all.includes(one));
    if (!fold) found.push({ species: one });
    else if (fold[0] === one) found.push({ folded: fold });
  }
  return found;
}

/** How the food of a biome is shown: none among kids; all of it before it is handed out, in the first
 * Era of the beginner game; else what is left of it. */
export function foodOf(view: Pick<DarwinView, "mode" | "food_counts">): "none" | "all" | "left" {
  return view.mode === "kids" ? "none" : view.food_counts ? "left" : "all";
}

/** The letter of a seat's team; none where everybody plays alone. */
export const teamOf = (view: Pick<DarwinView, "mode" | "seats">, seat: number): string =>
  view.mode === "team" ? teamLetter(seat, view.seats.length) : "";

/** Whether a species shows that it has acted: not where it starves, where a tick would say it is well. */
export function showsActed(species: SpeciesView, isDoomed: boolean, counts: boolean): boolean {
  return species.acted && !isDoomed && species.satisfied && !(counts && species.feeding !== "fed");
}
