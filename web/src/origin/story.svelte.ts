// What has happened, for those who want to see it once more: the hunt that runs, and everything since
// the own last turn.

import type { EventView, LineView } from "../wire";
import type { Fresh } from "../lib/table.svelte";
import type { Stage } from "./stage";

const CHAIN = 6;
const MOST = 200;

export class Story {
  /** The hunt so far, sentence by sentence. */
  chain: LineView[] = $state.raw([]);
  /** Since the own last turn. */
  lines: LineView[] = $state.raw([]);
  stage: Stage | undefined;
  private events: EventView[] = [];

  hear({ events, lines, before }: Fresh): void {
    const hunt = events.find((event) => event.kind === "hunt_announced");
    this.chain = (hunt ? lines.filter((line) => line.n >= hunt.n) : [...this.chain, ...lines]).slice(-CHAIN);
    // Whoever was asked has acted: what follows is what happens since then.
    const isNew = before?.prompt.yours ?? true;
    this.events = (isNew ? events : [...this.events, ...events]).slice(-MOST);
    this.lines = (isNew ? lines : [...this.lines, ...lines]).slice(-MOST);
    this.stage?.play(events);
  }

  replay(): void {
    this.stage?.skip();
    this.stage?.play(this.events);
  }
}
