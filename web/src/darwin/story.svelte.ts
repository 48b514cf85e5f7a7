// The story that is being told: its beats, where it is, and whether it runs.

import { isStill, paced, prefs } from "../lib/prefs.svelte";
import { play as sound } from "../lib/sound";
import type { Fresh } from "../lib/table.svelte";
import type { DarwinView } from "../wire";
import { type Beat, beatsOf, castOf, nextElsewhere, readingTime, scoresAfter } from "./beats";
import { speciesOf } from "./cards.svelte";

export class Story {
  all: Beat[] = $state.raw([]);
  at = $state(0);
  open = $state(false);
  running = $state(true);
  mineOnly = $state(false);
  before: DarwinView | null = $state.raw(null);
  after: DarwinView | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get beats(): Beat[] {
    return this.mineOnly ? this.all.filter((beat) => beat.mine || beat.opens || beat.event !== "") : this.all;
  }
  get beat(): Beat | undefined {
    return this.beats[Math.min(this.at, this.beats.length - 1)];
  }
  get atEnd(): boolean {
    return this.at >= this.beats.length - 1;
  }
  get held(): boolean {
    return prefs.holdLosses && (this.beat?.blow ?? false);
  }
  get scores(): number[] {
    const start = this.before?.seats.map((seat) => seat.score.total) ?? [];
    const shown = this.beat;
    return scoresAfter(start, this.all, this.all.findIndex((one) => one === shown) + 1);
  }

  /** Take in what has happened; a story that still runs goes on with it. */
  hear({ events, lines, before, after }: Fresh): void {
    const view = after.view as DarwinView;
    const old = before?.view as DarwinView | undefined;
    if (!old) return;
    const goesOn = old.phase === "evaluation" || old.phase === "event";
    const step = goesOn ? (this.all.at(-1)?.step ?? 0) : 0;
    const beats = beatsOf(events, lines, castOf(old), step);
    if (!beats.length) return;
    if (goesOn && this.before && this.all.length) {
      this.all = [...this.all, ...beats];
    } else {
      this.all = beats;
      this.before = old;
      this.at = 0;
      this.running = true;
    }
    this.after = view;
    if (prefs.speed !== "off") {
      if (!this.open) this.at = this.all.length - beats.length;
      this.open = true;
      this.go();
    }
  }
  species(uid: number): ReturnType<typeof speciesOf> {
    return (
      (this.before && speciesOf(this.before, uid)) ?? (this.after ? speciesOf(this.after, uid) : undefined)
    );
  }

  again(): void {
    this.at = 0;
    this.open = this.all.length > 0;
    this.running = true;
    this.go();
  }
  close(): void {
    clearTimeout(this.timer);
    this.open = false;
  }
  to(at: number): void {
    this.at = Math.max(0, Math.min(at, this.beats.length - 1));
    this.ring();
    this.go();
  }
  next(): void {
    if (this.atEnd) this.close();
    else this.to(this.at + 1);
  }
  skipPlace(): void {
    this.to(nextElsewhere(this.beats, this.at));
  }
  skipToScores(): void {
    const last = this.beats.findLastIndex((beat) => beat.step > 0 && beat.step < 6);
    if (last < 0 || this.at >= last) this.close();
    else this.to(last);
  }
  toggle(): void {
    this.running = !this.running;
    this.go();
  }
  filter(): void {
    const shown = this.beat;
    this.mineOnly = !this.mineOnly;
    const at = this.beats.findIndex((one) => one.n >= (shown?.n ?? 0));
    this.at = Math.max(0, at);
  }

  private ring(): void {
    const beat = this.beat;
    if (!beat) return;
    if (beat.hunter >= 0 && beat.dead.length) sound("bite");
    else if (beat.dead.length) sound("low");
    else if (beat.gains.length) sound("coin");
    else if (beat.event) sound("event");
    else sound("tick");
  }
  private go(): void {
    clearTimeout(this.timer);
    if (!this.open || !this.running || this.held) return;
    const beat = this.beat;
    if (!beat) return;
    const wait = paced(readingTime(beat)) * (isStill() ? 1.2 : 1);
    this.timer = setTimeout(() => this.next(), wait);
  }
}
