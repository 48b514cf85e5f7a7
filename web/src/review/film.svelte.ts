// A game that is looked back at: which step is on the screen, and what the server showed of it.

import type { Explained, LineView, Opened, Play, Review } from "../wire";
import { ApiError, ask } from "../lib/api";
import { type Answer, refused, type Wish } from "../lib/link";
import { language } from "../lib/words.svelte";
import { byStep, type Told, turnFrom, within } from "./steps";

const KEPT = 200;
const AHEAD = 3;
const REST_MS = 120;
const BUSY_MS = 400;
export const SPEEDS = [0.5, 1, 2, 4] as const;
const BEAT_MS = 1400;

export class Film {
  review: Review | null = $state.raw(null);
  /** The table at the step on the screen; for a moment still that of the step before. */
  play: Play | null = $state.raw(null);
  /** The table at the step before that; undefined at the first one. */
  before: Play | undefined = $state.raw();
  step = $state(0);
  playing = $state(false);
  speed: number = $state(1);
  /** Why there is nothing to see. */
  trouble: ApiError | null = $state.raw(null);
  /** The log by steps, and the last of these that is not after the step on the screen. */
  told: Told[] = $derived(this.review ? byStep(this.review.steps, this.review.lines) : []);
  reached: number = $derived(this.told.findLast((one) => one.step <= this.step)?.step ?? -1);
  /** What happened in the step on the screen; the log tells some steps together. */
  lines: LineView[] = $derived(this.play?.lines ?? []);

  private seen = "";
  private moments = new Map<string, Promise<Play>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ahead: ReturnType<typeof setTimeout> | undefined;
  private fetching: Promise<void> | undefined;
  private asked = 0;

  constructor(
    readonly code: string,
    seen: string,
    private first: number,
  ) {
    this.seen = seen;
  }

  get last(): number {
    return Math.max(0, (this.review?.steps.length ?? 1) - 1);
  }
  get table(): Review["table"] | null {
    return this.review?.table ?? null;
  }
  /** Through whose eyes: a seat, or -1. */
  get viewer(): number {
    return this.play?.view.viewer ?? -1;
  }

  /** Fetch the game anew: at the beginning, in another language, through other eyes. */
  async load(seen = this.seen): Promise<void> {
    const mine = ++this.asked;
    try {
      const found = await ask<Review>(this.address("review", seen));
      if (mine !== this.asked) return;
      this.moments.clear();
      const serial = this.review?.steps[this.step]?.serial ?? -1;
      this.seen = found.seen;
      this.review = found;
      this.trouble = null;
      // Through other eyes steps are counted otherwise; the moment stays the same.
      const same = found.steps.findLastIndex((step) => step.serial <= serial);
      const at = same >= 0 ? same : this.first;
      await this.goto(at < 0 ? this.last : at);
    } catch (error) {
      if (mine === this.asked) this.fail(error);
    }
  }

  /** Go to a step. However fast one drags along the line, one moment is asked for at a time. */
  goto(wanted: number): Promise<void> {
    this.step = within(wanted, this.last + 1);
    this.fetching ??= this.fetch().finally(() => (this.fetching = undefined));
    return this.fetching;
  }
  private async fetch(): Promise<void> {
    for (let shown = ""; shown !== this.address(`at/${this.step}`);) {
      const path = this.address(`at/${this.step}`);
      try {
        const at = this.step;
        // How it stood before: who dies in a step is shown where it stood.
        const earlier = at > 0 ? await this.moment(this.address(`at/${at - 1}`)) : undefined;
        this.play = await this.moment(path);
        this.before = earlier;
        shown = path;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "limit") {
          this.fail(error);
          return;
        }
        await new Promise((wake) => setTimeout(wake, BUSY_MS));
      }
    }
    clearTimeout(this.ahead);
    this.ahead = setTimeout(() => {
      const next = Array.from({ length: AHEAD }, (_, n) => this.step + 1 + n).filter(
        (step) => step <= this.last,
      );
      for (const step of next) this.moment(this.address(`at/${step}`)).catch(() => undefined);
    }, REST_MS);
  }
  by(count: number): Promise<void> {
    this.pause();
    return this.goto(this.step + count);
  }
  turn(by: 1 | -1): Promise<void> {
    this.pause();
    return this.goto(turnFrom(this.review!.steps, this.step, by));
  }
  jump(step: number): Promise<void> {
    this.pause();
    return this.goto(step);
  }

  // --- playing

  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    this.playing = true;
    if (this.step === this.last) void this.goto(0);
    this.beat();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
    clearTimeout(this.ahead);
  }
  private beat(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      void this.goto(this.step + 1).then(() => {
        if (this.step >= this.last) this.pause();
        else if (this.playing) this.beat();
      });
    }, BEAT_MS / this.speed);
  }

  // --- asking

  private moment(path: string): Promise<Play> {
    const kept = this.moments.get(path);
    if (kept) return kept;
    if (this.moments.size >= KEPT) this.moments.delete(this.moments.keys().next().value!);
    const found = ask<Play>(path);
    this.moments.set(path, found);
    found.catch(() => this.moments.delete(path));
    return found;
  }
  /** As tables are asked; here only why something happened. */
  async ask(wish: Wish): Promise<Answer> {
    if (wish.type === "why") {
      const found = await ask<Omit<Explained, "type">>(this.address(`why/${wish.event}`)).catch(() => null);
      if (found) return { ...found, type: "explained" };
    }
    return refused("not_found");
  }
  /** The position of the moment as text: whole where the game is over, else as far as one sees. */
  async position(): Promise<string> {
    const answer = await fetch(`${this.address(`at/${this.step}/position`)}&whole=yes`);
    if (!answer.ok) throw new ApiError(answer.status, "broken", "");
    return answer.text();
  }
  record(): Promise<string> {
    return fetch(`/api/tables/${this.code}/record`).then((answer) => {
      if (!answer.ok) throw new ApiError(answer.status, "broken", "");
      return answer.text();
    });
  }
  /** Play on from here against bots; returns the code of the new table. */
  async goOn(seat: number, level: string): Promise<string> {
    const wish = { step: this.step, seen: this.seen, seat, level };
    return (await ask<Opened>(`/api/tables/${this.code}/continue?lang=${language()}`, wish)).code;
  }

  private address(what: string, seen = this.seen): string {
    return `/api/tables/${this.code}/${what}?seat=${encodeURIComponent(seen)}&lang=${language()}`;
  }
  private fail(error: unknown): void {
    this.pause();
    this.trouble = error instanceof ApiError ? error : new ApiError(0, "broken", "");
  }
}
