// The own turn at any board: what may be done, what is asked about before it is done, and the list of
// everything there is. The list of legal actions is the only guide; nothing in here knows rules.

import type { ReasonView } from "../wire";
import { refused } from "./link";
import type { ActionWith, GameView, Parts, PartsOf, TableModel } from "./model";
import { prefs } from "./prefs.svelte";

export class BaseTurn<V extends GameView, P extends Parts = PartsOf<V>> {
  /** An action that is asked about before it is done. */
  confirming: ActionWith<P> | null = $state.raw(null);
  /** The list of all actions is open. */
  listing = $state(false);

  constructor(protected readonly table: TableModel<V, P>) {}

  get view(): V {
    return this.table.play!.view;
  }
  get actions(): ActionWith<P>[] {
    return this.table.play!.legal?.actions ?? [];
  }
  get kinds(): Set<string> {
    return new Set(this.actions.map((action) => action.parts.kind));
  }
  byKind<K extends P["kind"]>(kind: K): ActionWith<Extract<P, { kind: K }>>[] {
    const isOf = (action: ActionWith<P>): action is ActionWith<Extract<P, { kind: K }>> =>
      action.parts.kind === kind;
    return this.actions.filter(isOf);
  }

  /** Take an action; before what may harm oneself it is asked, by the person's own wish. */
  act(action: ActionWith<P>, sure = false): Promise<void> {
    this.closeChoices();
    const isAsked = prefs.confirm === "always" || (prefs.confirm === "harm" && this.isRisky(action));
    this.confirming = !sure && isAsked ? action : null;
    return this.confirming ? Promise.resolve() : this.go(action);
  }
  /** Whether an action could harm whoever takes it. */
  protected isRisky(action: ActionWith<P>): boolean {
    return (action.risks?.length ?? 0) > 0;
  }
  /** Do what nothing more is asked about. */
  protected async go(action: ActionWith<P>): Promise<void> {
    await this.table.act(action.text);
  }
  /** One of several was chosen: nothing is left to choose from. */
  protected closeChoices(): void {
    this.listing = false;
  }

  /** Say why something is not possible. */
  refuse(message: string, reasons: ReasonView[]): void {
    this.table.refuse(refused("illegal", { message, reasons, serial: this.table.serial }));
  }
}
