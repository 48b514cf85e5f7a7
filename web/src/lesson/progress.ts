// How far somebody has come in a lesson: kept in this browser, for each game.

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
    const kept = JSON.parse(text ?? "{}") as Partial<Progress> | null;
    const done = Array.isArray(kept?.done) ? kept.done.filter(isStep) : [];
    return { step: isStep(kept?.step) ? kept.step : 0, done };
  } catch {
    return { step: 0, done: [] };
  }
}

export function loadProgress(game: string): Progress {
  try {
    return readProgress(localStorage.getItem(key(game)));
  } catch {
    return { step: 0, done: [] }; // storage may be forbidden; the lesson then begins anew
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(progress));
  } catch {
    // see above
  }
}

/** Return the progress with a step done. */
export function withDone(progress: Progress, step: number): Progress {
  return { ...progress, done: [...new Set([...progress.done, step])].sort((a, b) => a - b) };
}
