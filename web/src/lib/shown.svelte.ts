// What every table does, whoever answers it: it keeps the game and its log, shows an earlier moment
// while something is told first, and calls back whoever shows what is new.

import { untrack } from "svelte";
import type { LineView, Refused, TableInfo, You } from "../wire";
import { interrupt } from "./live.svelte";
import type { Fresh, PlayOf } from "./model";
import { shared } from "./shared";
import { t } from "./words.svelte";

/** No refusal without words: the plainest ones, where nothing else was said. */
function inWords(refusal: Refused): Refused {
  const isMute = !refusal.message && !refusal.reasons.some((reason) => reason.text);
  return isMute ? { ...refusal, message: t("refused-plain") } : refusal;
}

export abstract class ShownTable {
  abstract readonly code: string;
  table: TableInfo | null = $state.raw(null);
  you: You | null = $state.raw(null);
  serial = $state(0);
  refusal: Refused | null = $state.raw(null);
  busy = $state(false);
  protected latest: PlayOf | null = $state.raw(null);
  protected heard: LineView[] = $state.raw([]);
  /** What is told first, and how far the log may be read meanwhile. */
  private held: { play: PlayOf; upTo: number } | null = $state.raw(null);
  private readonly listeners = new Set<(fresh: Fresh) => void>();
  private readonly greeted = new Set<(play: PlayOf) => void>();

  get play(): PlayOf | null {
    return this.held?.play ?? this.latest;
  }
  get lines(): LineView[] {
    const { held } = this;
    return held ? this.heard.filter((line) => line.n <= held.upTo) : this.heard;
  }
  get isHeld(): boolean {
    return this.held !== null;
  }
  hold(play: PlayOf, upTo: number): void {
    this.held = { play: shared(this.shown, play), upTo };
  }
  /** Nothing else is touched here: a board that goes away calls this too, and sees what was before. */
  release(): void {
    this.held = null;
  }
  /** Take over how the game stands now; as far as it stood so before it is the same thing. */
  protected come(play: PlayOf | null): void {
    this.latest = shared(
      untrack(() => this.latest),
      play,
    );
  }
  private get shown(): PlayOf | null {
    return untrack(() => this.play);
  }

  onWelcome(listener: (play: PlayOf) => void): () => void {
    this.greeted.add(listener);
    return () => this.greeted.delete(listener);
  }
  onFresh(listener: (fresh: Fresh) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  protected welcome(play: PlayOf): void {
    for (const listener of this.greeted) listener(play);
  }
  protected tell(before: PlayOf | null, after: PlayOf): void {
    const fresh = { events: after.events, lines: after.lines, before, after };
    for (const listener of this.listeners) listener(fresh);
  }

  refuse(refusal: Refused): void {
    const said = inWords(refusal);
    this.refusal = said;
    interrupt([said.message, ...said.reasons.map((reason) => reason.text)].join(" "));
  }
  /** Take the action, with nothing else under way meanwhile. */
  protected async alone(take: () => Promise<boolean>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      return await take();
    } finally {
      this.busy = false;
    }
  }
}
