// The own turn as far as it is thought out: the species in the builder, the trade, what is picked.
// Nothing in here knows rules: every idea is judged by the server.

import type { ActionView, BuildView, DarwinParts, DarwinView, ReasonView, VerdictView } from "../wire";
import { play as sound } from "../lib/sound";
import type { Table } from "../lib/table.svelte";
import { cardName, slotTitle, speciesOf } from "./cards.svelte";
import { bestSlot, tapOf } from "./sites";

export const partsOf = (action: ActionView): DarwinParts => action.parts as DarwinParts;

export class Turn {
  building = $state(false);
  /** The species that is changed or moved; -1 for a new one. */
  changing = $state(-1);
  cards: string[] = $state.raw([]);
  build: BuildView | null = $state.raw(null);
  /** The answer on the screen is that of an earlier draft. */
  stale = $state(false);
  /** A card that could replace several: the places it may go to. */
  choosing = $state("");
  giving = $state("");
  taking = $state("");
  /** Waiting for an own species to be tapped. */
  seeking: "" | "mutate" | "migrate" = $state("");
  private readSlot = $state(-1);
  private asked = 0;

  constructor(private readonly table: Table) {}

  get view(): DarwinView {
    return this.table.play!.view as DarwinView;
  }
  get actions(): ActionView[] {
    return this.table.play!.legal?.actions ?? [];
  }
  byKind(kind: string): ActionView[] {
    return this.actions.filter((action) => action.parts.kind === kind);
  }
  /** The slot whose verdict is read: the one asked for, or the best one. */
  get reading(): number {
    return this.readSlot >= 0 ? this.readSlot : bestSlot(this.build);
  }
  get verdict(): VerdictView | undefined {
    return this.build?.verdicts.find((one) => one.slot === this.reading);
  }
  verdictOf(slot: number): VerdictView | undefined {
    return this.building ? this.build?.verdicts.find((one) => one.slot === slot) : undefined;
  }
  /** What would be sent if the builder were closed now: creation, change or move. */
  get ready(): VerdictView | undefined {
    const found = this.isMutation ? this.build?.verdicts[0] : this.verdict;
    return !this.stale && found?.legal && found.action ? found : undefined;
  }
  get isMutation(): boolean {
    return this.changing >= 0 && (this.build?.steps ?? 0) > 0;
  }
  get readyTitle(): string {
    const slot = this.view.slots.find((one) => one.slot === this.ready?.slot);
    return slot ? slotTitle(slot) : "";
  }

  /** Forget everything that is not sent. */
  reset(): void {
    this.stop();
    this.giving = "";
    this.taking = "";
  }
  stop(): void {
    this.building = false;
    this.changing = -1;
    this.cards = [];
    this.build = null;
    this.choosing = "";
    this.seeking = "";
    this.readSlot = -1;
  }
  start(first: string[] = [], species = -1): void {
    this.giving = "";
    this.taking = "";
    this.building = true;
    this.changing = species;
    this.cards = first;
    this.seeking = "";
    void this.judge();
  }
  startWith(uid: number): void {
    const species = speciesOf(this.view, uid);
    if (species)
      this.start(
        species.cards.map((one) => one.card),
        uid,
      );
  }
  clear(): void {
    const species = this.changing >= 0 ? speciesOf(this.view, this.changing) : undefined;
    this.cards = species?.cards.map((one) => one.card) ?? [];
    this.choosing = "";
    this.readSlot = -1;
    void this.judge();
  }
  read(slot: number): void {
    this.readSlot = slot;
  }

  /** The table has moved on: ask once more about what is in the builder. */
  again(): void {
    void this.judge();
  }

  private async judge(): Promise<void> {
    const mine = ++this.asked;
    this.stale = true;
    const draft = { cards: this.cards, ...(this.changing >= 0 ? { species: this.changing } : {}) };
    const answer = await this.table.ask({ type: "preview", seat: this.view.viewer, draft });
    if (mine !== this.asked || !this.building) return;
    this.stale = false;
    if (answer.type === "previewed") this.build = answer.build;
  }

  /** A card of the hand was tapped while building. */
  tapCard(card: string): void {
    this.table.refusal = null;
    this.choosing = "";
    if (this.cards.includes(card)) {
      this.takeOff(card);
      return;
    }
    const fit = this.build?.fits.find((one) => one.card === card);
    const tap = tapOf(fit);
    if (tap.does === "refuse") this.refuse(cardName(card), fit!.reasons);
    else if (tap.does === "choose") this.choosing = card;
    else this.put(card, tap.does === "replace" ? tap.card : "");
  }
  takeOff(card: string): void {
    this.cards = this.cards.filter((one) => one !== card);
    sound("card");
    void this.judge();
  }
  put(card: string, replaced: string): void {
    this.cards = [...this.cards.filter((one) => one !== replaced), card];
    this.choosing = "";
    sound("plop");
    void this.judge();
  }
  /** The places that are lit because a card must be told where to go. */
  get places(): ReadonlySet<string> {
    return new Set(this.build?.fits.find((one) => one.card === this.choosing)?.places ?? []);
  }
  tapSite(place: string, card: string): void {
    if (this.choosing && this.places.has(place)) this.put(this.choosing, card);
    else if (card) this.takeOff(card);
  }

  /** A card was dropped: onto one of its places, or anywhere, which means the same as a tap. */
  dropCard(card: string, tag: string): void {
    const place = tag.startsWith("site:") ? tag.slice(5) : "";
    const fit = this.build?.fits.find((one) => one.card === card);
    const at = fit?.places.indexOf(place) ?? -1;
    if (fit && at >= 0) this.put(card, fit.replaces[at] ?? "");
    else if (!this.cards.includes(card)) this.tapCard(card);
  }

  place(verdict: VerdictView): void {
    if (verdict.legal && verdict.action) void this.table.act(verdict.action);
    else this.refuse("", verdict.reasons);
  }
  refuse(message: string, reasons: ReasonView[]): void {
    sound("dull");
    this.table.refuse({
      type: "refused",
      id: "",
      code: "illegal",
      message,
      reasons,
      serial: this.table.serial,
    });
  }
  /** Say why a species cannot act now. */
  whyNot(uid: number, message: string): void {
    const elsewhere = this.view.slots.find((slot) => slot.slot !== speciesOf(this.view, uid)?.slot);
    void this.why({ kind: "migrate", species: uid, slot: elsewhere?.slot ?? 0 }, message);
  }
  /** Ask why something is not possible, and show all of it. */
  async why(parts: Omit<DarwinParts, "game">, message = ""): Promise<void> {
    const answer = await this.table.ask({
      type: "preview",
      seat: this.view.viewer,
      parts: { game: "darwin", ...parts },
    });
    if (answer.type === "previewed" && answer.reasons.length) this.refuse(message, answer.reasons);
    else if (answer.type === "refused") this.table.refuse(answer);
  }

  // --- trade: a card of the hand for one of the zone, either first
  give(card: string): void {
    if (this.taking) void this.trade(card, this.taking);
    else this.giving = this.giving === card ? "" : card;
  }
  take(card: string): void {
    if (this.giving) void this.trade(this.giving, card);
    else this.taking = this.taking === card ? "" : card;
  }
  /** Give a card for another. A trade that is planned already is taken back for it first. */
  async trade(give: string, take: string): Promise<void> {
    this.giving = "";
    this.taking = "";
    const planned = this.byKind("untrade")[0];
    if (planned) {
      const before = this.table.serial;
      if (!(await this.table.act(planned.text))) return;
      for (let n = 0; n < 100 && this.table.serial === before; n++)
        await new Promise((wake) => setTimeout(wake, 20));
    }
    const found = this.byKind("trade").find(
      (action) => partsOf(action).out?.includes(give) && partsOf(action).into === take,
    );
    await this.table.act(found?.text ?? `trade ${give} for ${take}`);
  }
}
