// The own turn as far as it is thought out: what is picked, asked, and waits for its seal. The list of
// legal actions is the only guide; nothing in here knows rules.

import type { OriginSeatView, OriginView, PairView } from "./wire";
import { gestureAt } from "../../lib/gesture";
import { Guard } from "../../lib/guard.svelte";
import { interrupt, say } from "../../lib/live.svelte";
import { prefs } from "../../lib/prefs.svelte";
import { play as sound } from "../../lib/sound";
import type { TableModel } from "../../lib/model";
import { BaseTurn } from "../../lib/turn.svelte";
import { t } from "../../lib/words.svelte";
import { focusLit } from "../../table/region";
import type { Action } from "./action";
import {
  chosen,
  lit,
  NEW_ANIMAL,
  type Pick,
  piecesOf,
  playable,
  settled,
  type Step,
  tapped,
} from "./gestures";
import { called } from "./called";
import { gathered, isAboutActor, meant } from "./meaning";
import { Scouting } from "./scouting.svelte";
import { ending, givingAway, unasked } from "./seals";

const RING_MS = 1500;
const BEAT_MS = 600;

/** An action in one phrase; a card that is laid as a trait says so itself. */
export function said(action: Action): string {
  const isTrait = ["play_trait", "play_pair"].includes(action.parts.kind);
  return isTrait || !action.heading ? action.label : `${action.heading}: ${action.label}`;
}

/** A card that waits for its seal, in one sentence. */
function ready(action: Action): string {
  const { kind, face = "", trait = "", animal = "", target = "" } = piecesOf(action);
  const key = trait === "symbiosis" ? "sealing-symbiosis" : `sealing-${kind}`;
  const card = face
    .split("/")
    .map((one) => t(`trait-${one}`))
    .join(" / ");
  return t(key, {
    card,
    trait: trait ? t(`trait-${trait}`) : "",
    animal: called(animal),
    other: called(target),
  });
}

/** The only thing there is to do, in one sentence. */
function onlyThis(action: Action, { phase, attack }: OriginView): string {
  const { kind } = action.parts;
  if (kind === "run") return t("only-run", { animal: called(attack?.prey ?? "") });
  if (kind === "pass") return t(phase === "evolution" ? "only-pass-evolution" : "only-pass-feeding");
  return kind === "end" ? t("only-end") : t("sealing-only", { what: said(action) });
}

/** Free food that is let go is asked about once a turn; whatever harms more, every time. */
const isFood = (key: string): boolean => key === "free_pair" || key === "free_pirate";

/** Several answers to choose from; `final` ones are whole actions, others stand for their kind. */
interface Choice {
  actions: Action[];
  pick: Pick;
  final: boolean;
}
/** An action that waits for its seal; `ring`: milliseconds until it goes by itself, 0 for never. */
interface Pending {
  action: Action;
  ring: number;
  /** Chosen by the player, not the only one there is. */
  own: boolean;
}

/** What survives a reload. */
export interface Draft {
  hand: number;
  pick: Pick;
  /** The action that waits for its seal. */
  pending: string;
}
function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Partial<Draft>;
  return typeof one.hand === "number" && typeof one.pick === "object" && typeof one.pending === "string";
}

export class Turn extends BaseTurn<OriginView> {
  pick: Pick = $state.raw({});
  handIndex = $state(-1);
  choice: Choice | null = $state.raw(null);
  amount: Action[] | null = $state.raw(null);
  pending: Pending | null = $state.raw(null);
  /** The piece that is looked at closely. */
  peeked = $state.raw({ what: "", pinned: false });
  readonly scouting: Scouting;
  /** Of the slots in the prompt bar; the keys that do the same ask them too. */
  readonly guards = { pass: new Guard(), confirm: new Guard() };
  /** Losses of this turn that were asked about already. */
  private answered = new Set<string>();

  constructor(table: TableModel<OriginView>) {
    super(table);
    this.scouting = new Scouting(table);
  }

  get me(): OriginSeatView | undefined {
    return this.view.seats.find((seat) => seat.seat === this.view.viewer);
  }
  /** The step that gives something away, and the one that ends a turn well. */
  get giving(): Action | undefined {
    return givingAway(this.actions);
  }
  get ending(): Action | undefined {
    return ending(this.actions);
  }
  get lit(): Set<string> {
    return lit(this.actions, this.pick);
  }
  get playable(): Set<string> {
    return playable(this.actions);
  }
  /** Animals that the action waiting for its seal is about, and the trait they would get. */
  get drafted(): Map<string, string> {
    const one = this.pending && piecesOf(this.pending.action);
    if (one?.kind === "play_animal") return new Map([[NEW_ANIMAL, ""]]);
    const tags = one ? [one.animal, one.target].filter((tag): tag is string => !!tag) : [];
    return new Map(tags.map((tag) => [tag, one?.kind === "play_trait" ? (one.trait ?? "") : ""]));
  }
  /** Letters of the pair cards that can be used now. */
  get glowing(): Set<string> {
    const uses = this.byKind("use_pair").map((action) => action.parts);
    const isUsed = (pair: PairView): boolean =>
      uses.some(
        (one) =>
          one.trait === pair.trait &&
          [pair.first, pair.second].includes(one.animal) &&
          [pair.first, pair.second].includes(one.target),
      );
    return new Set(this.me?.pairs.filter(isUsed).map((pair) => pair.letter));
  }
  /** The only answer, where everybody knows it to be. */
  private get sole(): Action | undefined {
    const { legal } = this.table.play!;
    return legal?.auto ? this.actions.find((action) => action.text === legal.auto) : undefined;
  }
  /** It answers by itself, unless turns are handed over by hand; partner food likewise, by wish. */
  get only(): Action | undefined {
    const { sole } = this;
    if (sole && !(prefs.seal === "hand" && this.view.decision === "turn")) return sole;
    const pairs = this.byKind("use_pair");
    return prefs.partnerFood && pairs.length === 1 ? pairs[0] : undefined;
  }
  /** What is asked while something is picked; empty for the server's own question. */
  get question(): string {
    const { pending, pick, sole } = this;
    if (pending) return pending.own ? ready(pending.action) : onlyThis(pending.action, this.view);
    if (!this.actions.length || this.view.decision !== "turn") return "";
    // "Play one card, or pass." says nothing where there is none to play.
    if (sole?.parts.kind === "pass") return onlyThis(sole, this.view);
    if (pick.face && pick.animal) return t("choose-partner", { animal: called(pick.animal) });
    if (pick.face) return t("choose-place");
    if (pick.kind === "hunt" && pick.animal) return t("choose-prey", { animal: called(pick.animal) });
    if (pick.kind === "pirate" && pick.animal) return t("choose-victim", { animal: called(pick.animal) });
    return pick.kind ? t(`choose-animal-${pick.kind}`) : "";
  }

  /** The table has moved on: what was picked is put back. */
  moveOn(): void {
    this.putBack();
    if (!this.actions.length) this.answered.clear();
  }
  /** What is picked and not sent; null for nothing. */
  get draft(): Draft | null {
    const own = this.pending?.own ? this.pending.action.text : "";
    return own || this.handIndex >= 0 ? { hand: this.handIndex, pick: this.pick, pending: own } : null;
  }
  /** Go on with a draft from before a reload, as far as it is still possible. */
  resume(draft: unknown): void {
    if (!isDraft(draft) || !this.actions.length) return;
    const face = this.me?.cards[draft.hand];
    if (face && face === draft.pick.face) {
      this.handIndex = draft.hand;
      this.pick = draft.pick;
    }
    const action = this.actions.find((one) => draft.pending && one.text === draft.pending);
    // Nothing goes by itself right after a reload.
    if (action) this.pending = { action, ring: 0, own: true };
  }
  /** Put everything back that is not sent. */
  putBack(): void {
    this.pick = {};
    this.handIndex = -1;
    this.confirming = null;
    this.pending = null;
    this.closeChoices();
    this.scouting.stop();
  }
  back(): void {
    this.peek("", false);
    this.putBack();
  }
  peek(what: string, pinned: boolean): void {
    this.peeked = { what, pinned };
  }
  /** The pointer rests on a piece, holds it, or has left it; what is pinned stays. */
  hover(what: string, pinned: boolean): void {
    if (what || !this.peeked.pinned) this.peek(what, pinned);
  }
  /** Give the only answer by itself, after a visible moment. */
  answerAlone(action: Action): void {
    const slow = prefs.seal === "ring" && this.view.decision === "turn";
    this.pending = { action, ring: slow ? RING_MS : BEAT_MS, own: false };
  }

  async send(action: Action): Promise<void> {
    this.pending = null;
    this.closeChoices();
    sound("card");
    await this.table.act(action.text);
  }
  protected override closeChoices(): void {
    super.closeChoices();
    this.choice = null;
    this.amount = null;
  }
  /** In a lesson nothing can be lost: its coach says what is asked instead. */
  protected override isRisky(action: Action): boolean {
    return unasked(action, this.answered) && !this.table.coached;
  }
  /** A card that is played hands over the turn: it waits for its seal, everything else goes at once. */
  protected override async go(action: Action): Promise<void> {
    if (action.parts.kind.startsWith("play_") && prefs.seal !== "once") {
      this.pending = { action, ring: prefs.seal === "ring" ? RING_MS : 0, own: true };
      interrupt(ready(action));
    } else await this.send(action);
  }
  /** The question was answered with no: about the same it is not asked again. */
  leaveIt(): void {
    for (const risk of this.confirming?.risks ?? []) if (isFood(risk.key)) this.answered.add(risk.text);
    this.confirming = null;
  }
  /** Only what waits is confirmed, and the end of a turn; a pass never. */
  confirmNow(): void {
    if (this.pending) void this.send(this.pending.action);
    else if (this.ending && !Object.keys(this.pick).length) void this.act(this.ending);
    else say(t("nothing-to-confirm"));
  }
  /** The key for the slot of a pass: it asks whatever the pass costs. */
  passByKey(): void {
    const action = this.byKind("pass")[0];
    if (action && !this.pending) this.guards.pass.press(() => (this.confirming = action));
    else say(t("no-pass"));
  }
  /** What waits for its seal is put back first; then the server takes back. */
  undo(): void {
    if (this.pending?.own) this.back();
    else void this.table.takeBack();
  }

  private follow(step: Step, byKey = false): void {
    this.table.refusal = null;
    if (step.do === "act") void this.act(step.action);
    else if (step.do === "pick") {
      this.pick = step.pick;
      this.scouting.look(this.view, step.pick);
      if (byKey) focusLit();
    } else if (step.do === "choose")
      this.choice = { actions: step.actions, pick: step.pick, final: step.final };
    else if (step.do === "amount") this.amount = step.actions;
  }
  tapAnimal(tag: string, byKey = false): void {
    if (this.pending?.own) this.pending = null;
    this.peek("", false);
    // In Evolution a card comes first; an animal alone is only looked at.
    if (!this.actions.length || (this.view.phase === "evolution" && !this.pick.face)) {
      this.peek(tag, true);
      return;
    }
    const step = tapped(this.actions, this.pick, tag);
    if (step.do === "refuse") void this.askWhy(tag);
    else this.follow(step, byKey);
  }
  tapCard(index: number, face: string, trait: string, byKey = false): void {
    this.table.refusal = null;
    const isSame = this.handIndex === index && (this.pick.trait ?? "") === trait;
    const wasPlayable = this.playable.has(face);
    this.putBack();
    if (!wasPlayable) this.peek(face, true);
    else if (!isSame) {
      this.handIndex = index;
      this.pick = trait ? { face, trait } : { face };
      if (byKey) focusLit();
    }
  }
  /** Begin to drag a card: it is picked, whatever was before. */
  dragCard(index: number, face: string): boolean {
    if (!this.playable.has(face)) return false;
    if (this.handIndex !== index) this.tapCard(index, face, "");
    return true;
  }
  /** A token of food was dragged onto an animal. */
  feed(tag: string): void {
    this.putBack();
    const pick = { kind: "take" };
    const step = tapped(this.actions, pick, tag);
    if (step.do === "refuse") void this.askWhy(tag, pick);
    else this.follow(step);
  }
  /** A dimmed piece answers too, at its place, with everything that stands in the way. */
  private async askWhy(tag: string, pick = this.pick): Promise<void> {
    const { view } = this;
    const answers = await Promise.all(
      meant(view, pick, tag).map((parts) => this.table.ask({ type: "preview", seat: view.viewer, parts })),
    );
    const reasons = gathered(
      answers.map((answer) => (answer.type === "previewed" ? answer.reasons : [])),
      isAboutActor(pick),
    );
    if (!reasons.length) {
      this.peek(tag, true);
      return;
    }
    gestureAt(`[data-tag="${tag}"]`);
    this.refuse(t("not-possible"), reasons);
  }
  choose(action: Action): void {
    if (!this.choice) return;
    const { pick: before, final } = this.choice;
    this.choice = null;
    if (final) void this.act(action);
    else this.follow(settled(this.actions, chosen(before, action)));
    focusLit();
  }
  verb(kind: string): void {
    const isNew = this.pick.kind !== kind;
    this.putBack();
    if (!isNew) return;
    this.pick = { kind };
    const able = lit(this.actions, this.pick);
    // One animal can do it: it is picked, never played by itself.
    if (able.size === 1) {
      const step = tapped(this.actions, this.pick, [...able][0]!);
      if (step.do !== "act") this.follow(step);
    }
    focusLit();
  }
}
