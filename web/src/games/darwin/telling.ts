// The story of a game as it goes on, message by message: evaluation and change of Eras, with the
// questions in between.

import type { EventView, LineView } from "../../wire";
import type { DarwinView } from "./wire";
import { type Beat, beatsOf } from "./beats";
import { type Course, followed, type Moment, momentAt } from "./chronicle";

export class Telling {
  /** The story of the last Era, as far as it has come. */
  beats: Beat[] = [];
  private course: Course | null = null;
  /** Where the story stands, for one that goes on after a question. */
  private end: Moment | null = null;

  /** Take in what has happened between two views; return what is new of the story. */
  hear(
    before: DarwinView,
    events: readonly EventView[],
    lines: readonly LineView[],
    after: DarwinView,
  ): Beat[] {
    const goesOn = before.phase === "evaluation" || before.phase === "event";
    if (!this.course?.since.length) this.course = { base: before, since: [] };
    const start = goesOn && this.end ? this.end : momentAt(this.course);
    this.course = followed(this.course, events, after);
    const fresh = beatsOf(start, events, lines, goesOn ? (this.beats.at(-1)?.step ?? 0) : 0);
    if (!fresh.length) return [];
    this.beats = goesOn ? [...this.beats, ...fresh] : fresh;
    this.end = fresh.at(-1)!.moment;
    return fresh;
  }

  /** Everything was sent anew, perhaps in another language: say the same in its words. Returns false
   * and forgets a story that has not happened. */
  reword(lines: readonly LineView[]): boolean {
    const texts = new Map(lines.map((line) => [line.n, line.text]));
    this.course = null;
    const isTrue = this.beats.every((beat) => beat.lines.every((n) => texts.has(n)));
    if (!isTrue) this.end = null;
    const said = (beat: Beat): string => beat.lines.map((n) => texts.get(n)).join(" ");
    this.beats = isTrue ? this.beats.map((beat) => ({ ...beat, text: said(beat) })) : [];
    return isTrue;
  }
}
