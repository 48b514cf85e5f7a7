// How far somebody has come in a lesson: kept in this browser, for each lesson of each game.

import { keepValue, kept } from "../lib/kept";

export interface Progress {
  /** The step to go on with. */
  step: number;
  /** Steps that were done, not skipped. */
  done: number[];
}

/** The lesson that a game begins with. */
export const FIRST = "first";

/** The first lesson is kept under the name of its game alone, as when there was no other. */
const key = (game: string, lesson: string): string =>
  `galapagos.lesson.${game}${lesson === FIRST ? "" : `.${lesson}`}`;
const isStep = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** Read what was kept; whatever cannot be read is the beginning. */
export function readProgress(text: string | null): Progress {
  try {
    const found = JSON.parse(text ?? "{}") as Partial<Progress> | null;
    const done = Array.isArray(found?.done) ? found.done.filter(isStep) : [];
    return { step: isStep(found?.step) ? found.step : 0, done };
  } catch {
    return { step: 0, done: [] };
  }
}

export const loadProgress = (game: string, lesson: string): Progress => readProgress(kept(key(game, lesson)));
export const keepProgress = (game: string, lesson: string, progress: Progress): void =>
  keepValue(key(game, lesson), progress);

/** Return the progress with a step done. */
export function withDone(progress: Progress, step: number): Progress {
  return { ...progress, done: [...new Set([...progress.done, step])].sort((a, b) => a - b) };
}
