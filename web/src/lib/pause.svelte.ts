// What a table shows while something is told first: an earlier moment, and the log as far as it is told.

import type { LineView, Play } from "../wire";

export class Pause {
  shown: Play | null = $state.raw(null);
  private upTo = $state(Infinity);

  hold(shown: Play, upTo: number): void {
    this.shown = shown;
    this.upTo = upTo;
  }
  release(): void {
    this.shown = null;
    this.upTo = Infinity;
  }
  /** The lines that may be read already. */
  told(lines: LineView[]): LineView[] {
    return this.shown ? lines.filter((line) => line.n <= this.upTo) : lines;
  }
}
