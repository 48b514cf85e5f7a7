// The coach of a first game: one card at a time, for each new kind of moment. What fits when, a table of
// each game says; what a round has brought, its own events do.

import type { EventView } from "../wire";
import type { Fresh, GameView, TableModel } from "../lib/model";
import { endFirstGame, isFirstGame, keepRead, readCards } from "../lib/taught.svelte";
import { t, type Values } from "../lib/words.svelte";

/** How a card fits into a moment. */
export interface Fit {
  /** What it points at, named as in a lesson: the first that is on the table. */
  lights?: readonly string[];
  values?: Values;
  /** What it warns of: in the first game it comes again for something else. Other cards come once. */
  about?: string;
}
/** The cards of a game, the most urgent first: each says how it fits into a moment, if it does. */
export type Cards<M> = Record<string, (moment: M) => Fit | boolean>;

/** A sentence by its text and what fills it. */
export type Said = readonly [key: string, values?: Values];

/** What a round or an Era has brought, told by its events once it is over. */
export interface Account<V extends GameView> {
  begins: (event: EventView) => boolean;
  ends: (event: EventView) => boolean;
  says: (events: readonly EventView[], before: V, after: V) => Said[];
}

export interface Card {
  key: string;
  /** The same card about something else is another one. */
  id: string;
  lights: readonly string[];
  sentences: readonly string[];
  /** The lesson about it; empty for none. */
  lesson: string;
}

const RECAP = "recap";
/** Whoever has seen a card for so long has read it. */
export const READ_MS = 2500;

/** The cards that a moment calls for, the most urgent first. `game` names their texts. */
export function cardsFor<M>(
  game: string,
  cards: Cards<M>,
  moment: M,
): (Pick<Card, "key" | "id" | "lights"> & Fit & { name: string })[] {
  return Object.entries(cards).flatMap(([key, fitting]) => {
    const fit = fitting(moment);
    if (!fit) return [];
    const found = fit === true ? {} : fit;
    const id = found.about === undefined ? key : `${key} ${found.about}`;
    return [{ ...found, name: key, key: `coach-${game}-${key}`, id, lights: found.lights ?? [] }];
  });
}

export class Coach<V extends GameView, M> {
  /** Warnings of this game that were seen. */
  private warned: readonly string[] = $state.raw([]);
  private told: { events: EventView[]; before: V; after: V } | null = $state.raw(null);
  private heard: { events: EventView[]; before: V } | null = null;

  constructor(
    readonly game: string,
    private readonly cards: Cards<M>,
    private readonly account: Account<V>,
    /** The lessons about what the cards speak of, by card. */
    private readonly lessons: Readonly<Record<string, string>> = {},
  ) {}

  /** Listen to a table; returns how to stop that. */
  listen(table: Pick<TableModel<V>, "onFresh">): () => void {
    return table.onFresh((fresh) => this.hear(fresh));
  }
  hear({ events, before, after }: Fresh<V>): void {
    for (const event of events) {
      if (this.account.begins(event)) {
        this.heard = { events: [], before: (before ?? after).view };
        // What the one before has brought was there to be read all the while.
        if (this.told) keepRead(this.game, RECAP);
        this.told = null;
      }
      this.heard?.events.push(event);
      if (this.heard && this.account.ends(event)) {
        this.told ??= { ...this.heard, after: after.view };
        this.heard = null;
      }
      if (event.kind === "game_ended") endFirstGame(this.game);
    }
  }

  /** What is not read yet of what fits, the most urgent first; of the first round its account before all. */
  fitting(moment: M): Card[] {
    const read = readCards(this.game);
    const isFirst = isFirstGame(this.game);
    const cards = cardsFor(this.game, this.cards, moment)
      .filter((one) => (one.about === undefined ? !read.includes(one.id) : isFirst))
      .filter((one) => !this.warned.includes(one.id))
      .map(({ name, key, id, lights, values }) => ({
        key,
        id,
        lights,
        sentences: [t(key, values)],
        lesson: this.lessons[name] ?? "",
      }));
    return [...this.recap(), ...cards];
  }
  private recap(): Card[] {
    if (!this.told || readCards(this.game).includes(RECAP)) return [];
    const { events, before, after } = this.told;
    const sentences = this.account.says(events, before, after).map(([key, values]) => t(key, values));
    return [{ key: `coach-${this.game}-${RECAP}`, id: RECAP, lights: [], sentences, lesson: "" }];
  }

  /** The card was read: it does not come again. */
  close({ id }: Card): void {
    if (!id.includes(" ")) keepRead(this.game, id);
    else if (!this.warned.includes(id)) this.warned = [...this.warned, id];
  }
}
