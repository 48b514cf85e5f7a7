// What every story does that is told on a table before the table is shown as it is: one moment stands
// there after the other, each for its time, and nothing is asked meanwhile.

import type { GameView, PlayOf, StoryTable } from "../lib/model";
import { holdsLosses } from "./losses";

export abstract class BaseStory<V extends GameView> {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(protected readonly table: StoryTable<V>) {}

  /** Whether it waits where the viewer loses something, until that was seen. */
  protected get waitsAtLosses(): boolean {
    return holdsLosses(this.table);
  }
  /** Whether it goes on by itself. */
  protected get isTicking(): boolean {
    return this.timer !== undefined;
  }
  /** Go on after so many milliseconds. */
  protected after(ms: number, goOn: () => void): void {
    this.stop();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      goOn();
    }, ms);
  }
  protected stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
  /** Let the table show a moment, and the log up to an event. */
  protected hold(play: PlayOf<V>, view: V, upTo: number, text = ""): void {
    const prompt = { ...play.prompt, key: "wait", text, yours: false, right: false, waiting_for: [] };
    this.table.hold({ ...play, view, prompt, legal: null }, upTo);
  }
  /** It is told: the table shows how it stands. */
  protected release(): void {
    this.stop();
    this.table.release();
  }
}
