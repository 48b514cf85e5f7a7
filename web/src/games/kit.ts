// What the page may ask of a game: one object a game. Its parts come when they are wanted: whoever plays
// one game does not load the board of another.

import { type Component, untrack } from "svelte";
import type { CreatureView, EventView, RowView, TableInfo } from "../wire";
import type { GameView, Parts, PartsOf, TableModel } from "../lib/model";
import { learnWords } from "../lib/words.svelte";
import type { Places } from "../lesson/lights";
import type { Ends } from "../table/losses";
import * as games from "./index";
import { plain } from "./plain/kit";

type Part<Props extends object = Record<string, never>> = () => Promise<{ default: Component<Props> }>;

/** A moment of a game that is looked back at. */
export interface MomentProps<V extends GameView> {
  view: V;
  /** How the table stood before this step, and what happened in it. */
  before: V | undefined;
  events: readonly EventView[];
  /** What lies on the table in words, where the game has no board of its own. */
  rows: readonly RowView[];
  names: string[];
  actor: number;
}

/** Standing answers that are more than a choice between one wish and being asked. */
export interface StandingProps {
  offered: readonly string[];
  answers: object;
  onset: (change: object) => void;
}

/** A symbol in the words of the table. */
export interface Sign {
  title: string;
  text: string;
  /** The chapter of the guide that is about it. */
  chapter?: string;
}

export interface GameKit<V extends GameView = GameView, P extends Parts = PartsOf<V>> {
  /** The board, and everything that is asked at it. */
  Table: Part<{ table: TableModel<V, P> }>;
  Moment: Part<MomentProps<V>>;
  /** All its cards, to be looked at. */
  Cards?: Part;
  /** What the symbols of its table mean, besides those of every table. */
  Legend?: Part;
  /** What a symbol of its table is called and means, where no entry of the rule book tells. */
  sign?(icon: string): Sign | undefined;
  Standing?: Part<StandingProps>;
  /** Fetch what is printed on the cards of a table, for whoever names or draws them. */
  load?(cardSet: string): Promise<void>;
  /** Its keys besides those of every table, and the text that says what each does. */
  keys: readonly [keys: string, does: string][];
  /** By standing answer: what it may say besides "ask me". */
  wishes?: Record<string, string>;
  /** On the first page: a landscape, who stands in it, and the modes that are offered there. */
  front: { landscape: string; creatures: () => string[]; modes: readonly string[] };
  /** Pictures of its rule book, its cards, its lessons and its puzzles, if it has them all. */
  learn?: () => { rules: string; cards: string; lesson: string; puzzles: string };
  /** Switches that make another game of it, shown before the house rules. */
  modeSwitches?: readonly string[];
  /** Somebody's first game of it has a coach. */
  coached?: boolean;
  /** Whether partners play together at a table of so many that they can. */
  hasTeams?(info: Pick<TableInfo, "mode" | "options">): boolean;
  /** A sentence of a lesson in which pieces go by their tags, with what they are called. */
  spoken?(sentence: string): string;
  /** Where the kinds of pieces that only this game has are found on its table. */
  places?: Places;
  /** What an action is about, to be pointed at one after the other, named as in a lesson. */
  lights?(parts: P): string[];
  /** Whether a later event makes an own loss untrue, or tells what became of it. */
  endsLoss?: Ends;
  /** The picture of the land where these seats are at home in the end, if there is one. */
  home?(view: V, seats: readonly number[]): string | undefined;
  /** What a creature of a finished game is called, how it looks, and what else is to be said of it. */
  creature?(one: CreatureView): { name: string; picture: string; note: string };
}

const KITS: Record<string, GameKit<never>> = games;

/** The kit of a game; one that has none on this page is played on the plain board. This is the one place
 * where the view of a table becomes that of its game: its name says which. */
export const kitOf = (game: string): GameKit => (KITS[game] as GameKit | undefined) ?? plain;

/** Get a part of a game ready: its words, and what is printed on the cards of the table. Whoever asks
 * does not ask again when another language or other cards come. */
export function opened<Props extends object>(
  game: string,
  cardSet: string,
  part: (kit: GameKit) => Part<Props> | undefined,
): Promise<Component<Props>> {
  return untrack(async () => {
    const kit = kitOf(game);
    const load = part(kit);
    if (!load) throw new Error(`${game} has no such part`);
    const [found] = await Promise.all([load(), learnWords(game), kit.load?.(cardSet)]);
    return found.default;
  });
}
