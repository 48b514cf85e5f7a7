// The story that is being told: its beats, where it is, and whether it runs. While it is told for the
// first time the table waits: everything around it shows the moment that the story has come to.

import { isStill, paced, prefs } from "../../lib/prefs.svelte";
import { interrupt } from "../../lib/live.svelte";
import { play as sound } from "../../lib/sound";
import type { Fresh, PlayOf } from "../../lib/model";
import { t } from "../../lib/words.svelte";
import { BaseStory } from "../../table/story";
import type { LineView } from "../../wire";
import type { DarwinView } from "./wire";
import { type Beat, nextElsewhere, readingTime, seenUpTo } from "./beats";
import { playsFor } from "./theatre";
import { Telling } from "./telling";

export class Story extends BaseStory<DarwinView> {
  all: Beat[] = $state.raw([]);
  at = $state(0);
  open = $state(false);
  running = $state(true);
  mineOnly = $state(false);
  /** Losses up to this event were shown and seen: they need not be told again beside the table. */
  seen = $state(-1);
  private readonly telling = new Telling();
  private readonly left = new Set<Beat>();
  /** What the beat brings has been seen: the table around it may show it too. */
  private isSettled = false;

  get beats(): Beat[] {
    return this.mineOnly ? this.all.filter((beat) => beat.mine || beat.opens || beat.event !== "") : this.all;
  }
  get beat(): Beat | undefined {
    return this.beats[Math.min(this.at, this.beats.length - 1)];
  }
  get atEnd(): boolean {
    return this.at >= this.beats.length - 1;
  }
  /** It waits at an own loss until it was seen. */
  get held(): boolean {
    return (this.beat?.blow ?? false) && this.waitsAtLosses;
  }

  /** Take in what has happened; a story that still runs goes on with it. */
  hear({ events, lines, before, after }: Fresh<DarwinView>): void {
    if (!before) return;
    const was = this.all;
    const fresh = this.telling.hear(before.view, events, lines, after.view);
    if (!fresh.length) return;
    this.all = this.telling.beats;
    if (this.all[0] !== was[0]) this.at = 0;
    if (prefs.speed === "off") return;
    if (!this.beats.length) this.mineOnly = false;
    if (!this.open) {
      const first = this.beats.indexOf(fresh[0]!);
      this.at = first >= 0 ? first : Math.max(0, this.beats.length - 1);
      this.running = true;
      this.open = true;
      this.isSettled = false;
      this.show(before);
      interrupt(t("story-told"));
    }
    this.go();
  }
  /** Everything was sent anew, perhaps in another language. */
  reword(lines: readonly LineView[]): void {
    if (!this.telling.reword(lines)) this.close();
    this.all = this.telling.beats;
    if (this.table.isHeld) this.show(this.table.play!);
  }

  again(): void {
    this.at = 0;
    this.open = this.all.length > 0;
    this.running = true;
    this.go();
  }
  close(): void {
    this.leave();
    this.open = false;
    this.release();
  }
  to(at: number): void {
    this.leave();
    this.at = Math.max(0, Math.min(at, this.beats.length - 1));
    this.isSettled = false;
    if (this.table.isHeld) this.show(this.table.play!);
    this.ring();
    this.go();
  }
  /** The scene of a beat has come to what it changes. */
  settle(beat: Beat): void {
    if (this.isSettled || beat !== this.beat) return;
    this.isSettled = true;
    if (this.table.isHeld) this.show(this.table.play!);
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
    if (this.table.isHeld) this.show(this.table.play!);
  }

  /** Let the table show the moment of this beat once that is seen, and nothing that comes after it. */
  private show(play: PlayOf<DarwinView>): void {
    const beat = this.beat;
    if (!beat) return;
    const next = this.all.find((one) => one.n > beat.n);
    const upTo = next ? next.n - 1 : beat.n;
    const before = this.all[this.all.indexOf(beat) - 1];
    const { view } = (this.isSettled || !before ? beat : before).moment;
    this.hold({ ...play, events: [] }, view, upTo, t("story-told"));
  }
  /** What has been on the stage was seen; whoever jumps over a loss is still told of it. */
  private leave(): void {
    if (!this.open || !this.beat) return;
    this.left.add(this.beat);
    this.seen = seenUpTo(this.all, this.left);
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
    this.stop();
    if (!this.open || !this.running || this.held) return;
    const beat = this.beat;
    if (!beat) return;
    const wait = paced(readingTime(beat, playsFor(this.all, beat))) * (isStill() ? 1.2 : 1);
    this.after(wait, () => this.next());
  }
}
