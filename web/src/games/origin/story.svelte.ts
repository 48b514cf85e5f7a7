// The story as it runs: the table shows one beat after the other, and only then how it stands now. At
// an own loss the story waits until it was seen; a tap or a key runs on to the next loss, or the end.

import { isStill, prefs } from "../../lib/prefs.svelte";
import type { Fresh, PlayOf } from "../../lib/model";
import { t } from "../../lib/words.svelte";
import { BaseStory } from "../../table/story";
import type { LineView } from "../../wire";
import type { OriginView } from "./wire";
import { type Beat, beats } from "./beats";
import { diceLie, lasting, paceOf } from "./show";
import type { Stage } from "./stage";

const FAST = 0.45;
/** So long a new phase is seen before anything happens in it. */
const TURN_MS = 350;
const CHAIN = 6;
const MOST = 200;

/** A beat on its way to the screen, with the message it came by. */
interface Told extends Beat {
  play: PlayOf<OriginView>;
  /** The viewer was asked already when it came: the question stays on the screen. */
  live: boolean;
  account: string;
}

/** Whether the viewer is asked in a sheet that rises by itself: it would lie over the story, and tell how
 * that ends. */
const isOwed = (view: OriginView): boolean =>
  view.decider === view.viewer && ["defence", "scavenge"].includes(view.decision);

/** What a night has brought the viewer, in one line; nothing where no own animal died. */
function accountOf({ losses, poisoned, view }: Beat, cards: number): string {
  const me = view.seats[view.viewer];
  if (!losses || !me || view.phase !== "extinction") return "";
  const dead = t(poisoned ? "night-died" : "night-starved", { n: losses });
  const values = { dead, left: me.animals.length, cards };
  if (!cards) return t("night-last", values);
  return t(cards === values.left + 1 ? "night-account" : "night-cards", values);
}

export class Story extends BaseStory<OriginView> {
  /** The event that the story has come to; Infinity when it is told. */
  upTo = $state(Infinity);
  /** It waits for the viewer, who has lost something. */
  isWaiting = $state(false);
  /** It runs, or waits, and nothing is asked meanwhile. */
  isTelling = $state(false);
  /** The first event since the own last turn, and of the hunt that runs. */
  since = $state(Infinity);
  private huntSince = $state(Infinity);
  stage: Stage | undefined;
  /** Losses up to this event were shown and seen. */
  seen = $state(-1);
  private lost = $state(0);
  /** What Extinction brought the viewer: the dead, the living, the cards to come. */
  account = $state("");
  private waiting: Told[] = [];
  private recent: Told[] = [];
  private before: OriginView | undefined;
  /** The table on the screen. */
  private shown: OriginView | undefined;
  /** Milliseconds that the doings of others have taken since the story began. */
  private spent = 0;

  /** What has happened since the own last turn, in the language on the screen. */
  get lines(): LineView[] {
    return this.table.lines.filter((line) => line.n >= this.since).slice(-MOST);
  }
  /** The hunt so far, sentence by sentence. */
  get chain(): LineView[] {
    return this.table.lines.filter((line) => line.n >= this.huntSince).slice(-CHAIN);
  }
  /** The sentence that the story has come to. */
  get sentence(): string {
    if (this.isWaiting) return t("story-lost", { n: this.lost });
    return this.isTelling ? (this.table.lines.findLast((line) => !line.step)?.text ?? "") : "";
  }

  hear({ events, before, after }: Fresh<OriginView>): void {
    if (!before || !events.length) return;
    this.huntSince =
      events.find((event) => event.kind === "hunt_announced")?.n ?? Math.min(this.huntSince, events[0]!.n);
    // Whoever was asked has acted: what follows is what happens since then.
    if (before.prompt.yours || this.since === Infinity) {
      this.since = events[0]!.n;
      this.recent = [];
      this.before = before.view;
    }
    const found = beats(before.view, events, after.view);
    const isSame = before.view.phase === after.view.phase && before.view.round === after.view.round;
    const { viewer } = after.view;
    const live = before.prompt.yours && isSame && !isOwed(after.view) && !found.some((beat) => beat.losses);
    const cards = events.filter((event) => event.kind === "card_dealt" && event.seat === viewer).length;
    const told = found.map((beat) => ({ ...beat, play: after, live, account: accountOf(beat, cards) }));
    this.recent = [...this.recent, ...told].slice(-MOST);
    this.waiting.push(...told);
    if (!this.isRunning) this.show(before.view, events[0]!.n - 1, told[0]!);
    this.run();
  }

  /** Everything was sent anew: there is nothing to tell. */
  forget(): void {
    this.waiting = [];
    this.stage?.clear();
    this.end();
  }
  /** Once more, from the own last turn on. */
  replay(): void {
    const [first] = this.recent;
    if (!first || !this.before) return;
    this.forget();
    this.waiting = this.recent.map((beat) => ({ ...beat, live: false, losses: 0 }));
    this.show(this.before, first.upTo - 1, this.waiting[0]!);
    this.run();
  }
  /** A tap or a key: on to the next loss, or to the end. Returns whether a story was running. */
  skip(): boolean {
    const wasTelling = this.isRunning && this.isTelling;
    if (!this.isRunning || this.isWaiting) return false;
    this.stage?.clear();
    this.stop();
    this.run(true);
    return wasTelling;
  }
  /** The loss was seen. */
  goOn(): void {
    if (!this.isWaiting) return;
    this.isWaiting = false;
    this.account = "";
    this.seen = this.upTo;
    this.stage?.clear();
    this.run();
  }

  private get isRunning(): boolean {
    return this.isTicking || this.isWaiting;
  }
  private end(): void {
    this.isWaiting = false;
    this.account = "";
    this.isTelling = false;
    this.upTo = Infinity;
    this.spent = 0;
    this.stage?.end();
    this.release();
  }
  private show(view: OriginView, upTo: number, beat: Told): void {
    const { play } = beat;
    this.shown = view;
    this.upTo = upTo;
    this.isTelling = !beat.live;
    // Where the end of the game is told, its result waits for it.
    const shown = { ...view, outcome: null };
    if (beat.live) this.table.hold({ ...play, view: shown }, upTo);
    else this.hold(play, shown, upTo);
  }

  /** Go on with the next beat, unless one runs or waits. */
  private run(quick = false): void {
    if (this.isRunning) return;
    for (let beat = this.waiting.shift(); beat; beat = this.waiting.shift()) {
      const still = isStill();
      const pace = quick || still || document.hidden ? 0 : this.pace(beat);
      const view = beat.isFirst ? beat.view : (this.shown ?? beat.view);
      // No sentence says what a die shows before it lies.
      const thrown = diceLie(beat.motions, pace);
      this.show(view, thrown ? Math.min(this.upTo, beat.upTo) : beat.upTo, beat);
      if (!quick) this.stage?.play(beat.motions, pace);
      const ms = pace && lasting(beat.motions, pace) + (beat.turns ? TURN_MS * pace : 0);
      if (ms) {
        const now = beat;
        if (!beat.own) this.spent += ms;
        const goOn = (wait: number): void => this.after(wait, () => void (this.settle(now) || this.run()));
        if (thrown && thrown < ms)
          this.after(thrown, () => {
            this.show(view, now.upTo, now);
            goOn(ms - thrown);
          });
        else goOn(ms);
        return;
      }
      if (this.settle(beat)) return;
    }
    this.end();
  }
  private pace(beat: Told): number {
    if (prefs.speed === "losses" && !beat.losses) return 0;
    return paceOf([beat, ...this.waiting], prefs.speed === "fast" ? FAST : 1, this.spent);
  }
  /** A beat is told: the table stands as after it. Returns whether the story waits here. */
  private settle(beat: Told): boolean {
    this.show(beat.view, beat.upTo, beat);
    this.lost = beat.losses;
    this.account = beat.account;
    // Whoever wants no motion is not held up: the loss is told in the log and above the question.
    this.isWaiting = beat.losses > 0 && this.waitsAtLosses && prefs.speed !== "off" && !this.table.coached;
    return this.isWaiting;
  }
}
