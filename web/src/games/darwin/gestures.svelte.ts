// What a tap, a drag or a key at the table means: it opens the builder, goes on with it, trades, or looks.

import { interrupt } from "../../lib/live.svelte";
import { prefs } from "../../lib/prefs.svelte";
import { t } from "../../lib/words.svelte";
import type { Action } from "./action";
import { slotTitle } from "./cards.svelte";
import { focusFirst } from "./focus";
import type { Look } from "./looking";
import { verdictInWords } from "./spoken";
import { zoneOf } from "./trade";
import type { Turn } from "./turn.svelte";
import type { BuilderView, VerdictView } from "./wire";

export interface Around {
  builder: () => BuilderView | null;
  /** Hand and trade zone take turns. */
  isCompact: () => boolean;
  closeStory: () => void;
  takeBack: () => void;
}

export class Gestures {
  /** What is looked at closer. */
  look: Look = $state.raw({});
  /** The card that the mouse rests on or a finger has held. */
  peeked = $state("");
  tab: "hand" | "zone" = $state("hand");

  constructor(
    private readonly turn: Turn,
    private readonly around: Around,
  ) {}

  private get builder(): BuilderView | null {
    return this.around.builder();
  }
  get trades(): boolean {
    const { kinds } = this.turn;
    return kinds.has("trade") || kinds.has("untrade");
  }
  /** The own species that may act now. */
  get movers(): Set<number> {
    const { builder } = this;
    return new Set(builder?.mutate || builder?.migrate ? builder.species : []);
  }

  begin(first: string[] = []): void {
    this.around.closeStory();
    this.turn.listing = false;
    if (!this.builder?.create) return;
    this.tab = "hand";
    this.turn.start(first);
    focusFirst(".hand .card, .parts .card");
  }
  private beginWith(uid: number): void {
    this.around.closeStory();
    this.tab = "hand";
    this.turn.startWith(uid);
    focusFirst(".hand .card, .parts .card, .sites button");
  }
  tapHand(card: string): void {
    const { turn } = this;
    if (turn.building) void turn.tapCard(card);
    else if (turn.taking || turn.giving || (this.around.isCompact() && this.tab === "zone")) turn.give(card);
    else if (this.builder?.create) this.begin([card]);
    else if (this.trades) turn.give(card);
    else this.look = { card };
  }
  tapZone(card: string): void {
    if (!this.trades) {
      this.look = { card };
      return;
    }
    this.turn.setAside();
    this.turn.take(card);
    if (this.around.isCompact() && this.turn.taking) this.tab = "hand";
  }
  /** A card was dragged onto something: onto the creature, a biome, or a card to trade it for. */
  dropCard(card: string, tag: string, fromZone: boolean): void {
    const { turn } = this;
    const onto = tag.startsWith("card:") ? tag.slice(5) : "";
    if (onto && zoneOf(turn.view).includes(onto) !== fromZone && this.trades)
      void turn.trade(fromZone ? onto : card, fromZone ? card : onto);
    else if (fromZone || onto) return;
    else if (turn.building) void turn.dropCard(card, tag);
    else if (this.builder?.create) this.begin([card]);
  }
  tapSpecies(uid: number): void {
    const { turn } = this;
    if (this.movers.has(uid) && (turn.seeking || !turn.building)) this.beginWith(uid);
    else if (turn.seeking) void turn.whyNot(uid, t("cannot-act"));
    else this.look = { species: uid };
  }
  seek(what: "mutate" | "migrate"): void {
    this.around.closeStory();
    const { movers } = this;
    if (movers.size === 1) this.beginWith([...movers][0]!);
    else if (movers.size) {
      this.turn.seeking = what;
      focusFirst(".tile.lit");
    }
  }
  placeIn(verdict: VerdictView): void {
    const { turn } = this;
    const price = turn.build?.price ?? 0;
    if (price > 0 && prefs.confirm !== "never" && verdict.legal) {
      const label = turn.build?.name ?? "";
      turn.confirming = {
        text: verdict.action,
        parts: { game: "darwin", kind: "mutate", species: turn.changing, out: [], cards: turn.cards },
        label,
        risks: [{ key: "price", text: t("price", { n: price }) }],
      };
    } else turn.place(verdict);
  }
  async placeReady(): Promise<void> {
    await this.turn.settled();
    if (this.turn.ready) this.placeIn(this.turn.ready);
    else this.turn.placeNothing();
  }
  /** A key, or a line of the list, asks whatever the pass costs. */
  askToPass(action: Action): void {
    this.turn.listing = false;
    this.turn.confirming = action;
  }
  choose(action: Action): void {
    if (action.parts.kind === "pass") this.askToPass(action);
    else void this.turn.act(action);
  }
  /** What is not sent goes back first; then the server takes back. */
  undo(): void {
    if (this.turn.isPicking) this.turn.cancel();
    else this.around.takeBack();
  }
  /** A number draws from that deck, or reads what that biome says of what is built. */
  number(n: number): void {
    const { turn } = this;
    const draws = turn.byKind("draw");
    const wanted = draws.find((action) => action.parts.size === (n === 1 ? "small" : "large"));
    if (draws.length && n <= 2) void (wanted && turn.act(wanted, true));
    else this.readVerdict(n - 1);
  }
  private readVerdict(n: number): void {
    const slot = this.turn.view.slots[n];
    const verdict = slot && this.turn.verdictOf(slot.slot);
    if (!slot || !verdict) return;
    this.turn.read(slot.slot);
    interrupt(verdictInWords(slotTitle(slot), verdict));
  }
}
