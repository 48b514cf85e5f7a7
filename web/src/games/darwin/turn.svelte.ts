// The own turn as far as it is thought out: the species in the builder, the trade, what is picked.
// Nothing in here knows rules: every idea is judged by the server.

import type { ReasonView } from "../../wire";
import type { BuildView, DarwinView, FateView, VerdictView } from "./wire";
import { Guard } from "../../lib/guard.svelte";
import { play as sound } from "../../lib/sound";
import { BaseTurn } from "../../lib/turn.svelte";
import { t } from "../../lib/words.svelte";
import type { Action } from "./action";
import { cardName, cardOf, speciesOf, titleAt } from "./cards.svelte";
import { bestSlot, ownHarmed } from "./harm";
import { reasonsOf, tapOf } from "./sites";
import { handOf, tradeMeant, zoneOf } from "./trade";

/** What survives a reload. */
export interface Draft {
  /** The species that is changed; -1 for a new one. */
  changing: number;
  cards: string[];
  building: boolean;
  giving: string;
  taking: string;
}
export function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { changing, cards, giving, taking } = value as Partial<Draft>;
  const texts: unknown[] = [giving, taking, ...(Array.isArray(cards) ? cards : [undefined])];
  return typeof changing === "number" && texts.every((one) => typeof one === "string");
}

/** What may be done while others act. */
const RIGHTS: readonly string[] = ["redraw", "full_redraw", "draw"];

export class Turn extends BaseTurn<DarwinView> {
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
  /** Of the slot that confirms; the keys that do the same ask it too. */
  readonly guard = new Guard();
  private readSlot = $state(-1);
  private asked = 0;
  /** The last draft that the server could judge: what is on the screen is never less than a species,
   * its places and a verdict. */
  private judged: string[] = [];
  private judging: Promise<void> = Promise.resolve();
  /** What was being built when a trade came in between. */
  private aside: { cards: string[]; changing: number } | null = null;

  /** A gesture is under way: nothing of it is sent yet. */
  get isPicking(): boolean {
    return this.building || this.seeking !== "" || this.giving !== "" || this.taking !== "";
  }
  /** The pass, where one may pass now; and the end of a turn in which something was done. */
  get passing(): Action | undefined {
    return this.isPicking ? undefined : this.byKind("pass")[0];
  }
  get ending(): Action | undefined {
    return this.isPicking ? undefined : this.byKind("confirm")[0];
  }
  /** What a main action could be: creating wants a head and a body, in the hand or by a trade for one. */
  get can(): { create: boolean; change: boolean } {
    const builder = this.table.play!.legal?.builder;
    const hand = handOf(this.view);
    const reach = [...hand, ...(this.byKind("trade").length ? zoneOf(this.view) : [])];
    const has = (part: string): boolean => reach.some((card) => cardOf(card)?.part === part);
    return {
      create: (builder?.create ?? false) && hand.length > 1 && has("head") && has("body"),
      change: (builder?.species.length ?? 0) > 0 && ((builder?.mutate || builder?.migrate) ?? false),
    };
  }
  /** The slot whose verdict is read: the one asked for, or the best one. */
  get reading(): number {
    return this.readSlot >= 0 ? this.readSlot : bestSlot(this.build, this.view);
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
  /** The own species that what is ready would starve or kill. */
  get harmed(): number[] {
    return ownHarmed(this.view, this.ready?.standing);
  }
  get readyTitle(): string {
    return titleAt(this.view, this.ready?.slot);
  }

  /** Forget everything that is not sent. */
  reset(): void {
    this.stop();
    this.giving = "";
    this.taking = "";
    this.aside = null;
  }
  /** What would be lost with the page; null if nothing would. */
  get kept(): Draft | null {
    const { building, changing, cards, giving, taking } = this;
    return building || giving || taking ? { building, changing, cards, giving, taking } : null;
  }
  /** Go on where the page was left. */
  restore(kept: Draft): void {
    if (kept.building) this.start(kept.cards, kept.changing);
    this.giving = kept.giving;
    this.taking = kept.taking;
  }
  /** Go on with what was being built before a trade, with the cards that are still there. Returns
   * false if nothing was. */
  resume(): boolean {
    const { cards, changing } = this.aside ?? { cards: [], changing: -1 };
    this.aside = null;
    const species = changing >= 0 ? speciesOf(this.view, changing) : undefined;
    const reach = [...handOf(this.view), ...(species?.cards.map((one) => one.card) ?? [])];
    const left = cards.filter((card) => reach.includes(card));
    if (left.length) this.start(left, changing);
    return left.length > 0;
  }
  /** End the gesture that is under way, and only that. */
  cancel(): void {
    if ((!this.giving && !this.taking) || !this.resume()) this.reset();
  }
  stop(): void {
    this.building = false;
    this.changing = -1;
    this.cards = [];
    this.build = null;
    this.choosing = "";
    this.seeking = "";
    this.readSlot = -1;
    this.judged = [];
  }
  start(first: string[] = [], species = -1): void {
    this.giving = "";
    this.taking = "";
    this.building = true;
    this.changing = species;
    this.cards = first;
    this.build = null;
    this.judged = [];
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

  /** Wait until the server has judged what is in the builder. */
  settled(): Promise<void> {
    return this.judging;
  }
  private judge(): Promise<void> {
    this.judging = this.askAbout();
    return this.judging;
  }
  private async askAbout(): Promise<void> {
    const mine = ++this.asked;
    this.stale = true;
    const draft = { cards: this.cards, ...(this.changing >= 0 ? { species: this.changing } : {}) };
    const answer = await this.table.ask({ type: "preview", seat: this.view.viewer, draft });
    if (mine !== this.asked || !this.building) return;
    this.stale = false;
    if (answer.type === "previewed" && answer.build) {
      this.build = answer.build;
      this.judged = this.cards;
    } else if (answer.type === "refused") {
      // What cannot be judged is not shown: back to the last that could, or out of the builder.
      if (this.build) this.cards = this.judged;
      else this.stop();
      this.table.refuse(answer);
    }
  }

  /** A card of the hand was tapped while building: it is put on, taken off, or said why not. */
  async tapCard(card: string): Promise<void> {
    this.table.refusal = null;
    this.choosing = "";
    await this.judging;
    if (!this.building || !this.build) return;
    if (this.cards.includes(card)) {
      this.takeOff(card);
      return;
    }
    const fit = this.build.fits.find((one) => one.card === card);
    if (!fit) {
      this.refuse(t("card-elsewhere", { card: cardName(card) }), []);
      return;
    }
    const tap = tapOf(fit);
    if (tap.does === "refuse") this.refuse(cardName(card), fit.reasons);
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
  async dropCard(card: string, tag: string): Promise<void> {
    await this.judging;
    const place = tag.startsWith("site:") ? tag.slice(5) : "";
    const fit = this.build?.fits.find((one) => one.card === card);
    const at = fit?.places.indexOf(place) ?? -1;
    if (fit && at >= 0) this.put(card, fit.replaces[at] ?? "");
    else if (!this.cards.includes(card)) await this.tapCard(card);
  }

  place(verdict: VerdictView): void {
    if (verdict.legal && verdict.action) void this.table.act(verdict.action);
    else this.refuse("", reasonsOf(this.build, verdict));
  }
  /** Say what is missing before anything can be placed. */
  placeNothing(): void {
    if (!this.cards.length) this.refuse(t("builder-start"), []);
    else this.refuse("", reasonsOf(this.build, this.verdict ?? this.build?.verdicts[0]));
  }
  override refuse(message: string, reasons: ReasonView[]): void {
    sound("dull");
    super.refuse(message, reasons);
  }
  /** Say why a species cannot act now. */
  async whyNot(uid: number, message: string): Promise<void> {
    const elsewhere = this.view.slots.find((slot) => slot.slot !== speciesOf(this.view, uid)?.slot);
    const parts = { game: "darwin", kind: "migrate", species: uid, slot: elsewhere?.slot ?? 0 } as const;
    const answer = await this.table.ask({ type: "preview", seat: this.view.viewer, parts });
    if (answer.type === "previewed" && answer.reasons.length) this.refuse(message, answer.reasons);
    else if (answer.type === "refused") this.table.refuse(answer);
  }

  /** Own species that the evaluation would take, if it came now. */
  get doomed(): FateView[] {
    const { forecast, viewer } = this.view;
    return (forecast?.deaths ?? []).filter((fate) => speciesOf(this.view, fate.species)?.owner === viewer);
  }
  protected override isRisky(action: Action): boolean {
    return super.isRisky(action) || (action.parts.kind === "pass" && this.doomed.length > 0);
  }
  /** What may be done while others act is asked for again, if somebody was faster. */
  protected override async go(action: Action): Promise<void> {
    await this.table.act(action.text, RIGHTS.includes(action.parts.kind));
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
  /** A trade begins while something is being built: that is gone on with after it. */
  setAside(): void {
    const { building, cards, changing } = this;
    this.stop();
    this.aside = building ? { cards, changing } : null;
  }
  /** Give a card that is seen in the hand for one that is seen in the zone. A trade that is planned
   * already is taken back for it first. */
  async trade(give: string, take: string): Promise<void> {
    this.giving = "";
    this.taking = "";
    const { aside } = this;
    const { draft } = this.view;
    const planned = draft?.give ? { give: draft.give, take: draft.take } : null;
    const meant = tradeMeant(planned, give, take);
    if (planned) {
      const back = this.byKind("untrade")[0];
      if (!(await this.table.act(back?.text ?? "untrade"))) return;
      this.aside = aside;
    }
    if (!meant) return;
    const found = this.byKind("trade").find(
      (action) => action.parts.out.includes(meant.give) && action.parts.into === meant.take,
    );
    await this.table.act(found?.text ?? `trade ${meant.give} for ${meant.take}`);
  }
}
