// How far somebody has come in a lesson: kept in this browser, for each game.

import { keepValue, kept } from "../lib/kept";

export interface Progress {
  /** The step to go on with. */
  step: number;
  /** Steps that were done, not skipped. */
  done: number[];
}

/** How many steps a lesson has, to those who have not opened it. */
export const LESSON_STEPS = 12;

const key = (game: string): string => `galapagos.lesson.${game}`;
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

export const loadProgress = (game: string): Progress => readProgress(kept(key(game)));
export const keepProgress = (game: string, progress: Progress): void => keepValue(key(game), progress);

/** Return the progress with a step done. */
export function withDone(progress: Progress, step: number): Progress {
  return { ...progress, done: [...new Set([...progress.done, step])].sort((a, b) => a - b) };
}
