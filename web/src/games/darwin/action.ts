import type { ActionOf, ActionWith } from "../../lib/model";
import type { DarwinParts, DarwinView } from "./wire";

/** An action that a player of this game may take. */
export type Action = ActionOf<DarwinView>;

/** One that is about cards of the hand. */
export type CardAction = ActionWith<Extract<DarwinParts, { cards: string[] }>>;

export type DrawAction = ActionWith<Extract<DarwinParts, { kind: "draw" }>>;
