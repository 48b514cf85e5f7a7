// The order of defences that a person sets beforehand: which places it has, and what may stand there.

import type { OriginStanding } from "./wire";
import { ASK } from "../../table/standing";

export type Defence = NonNullable<OriginStanding["defence"]>[number];

const DEFENCES: Defence[] = ["running", "tail_loss", "mimicry"];

/** One place of the order: what stands there, and what may. */
export interface Place {
  value: Defence | typeof ASK;
  options: Defence[];
}

/** The places of an order of defences: those that are chosen, and the next one. */
export function places(order: Defence[]): Place[] {
  const count = Math.min(order.length + 1, DEFENCES.length);
  return Array.from({ length: count }, (_, n) => ({
    value: order[n] ?? ASK,
    options: DEFENCES.filter((one) => !order.slice(0, n).includes(one)),
  }));
}

/** The order after a choice at one place: who stood there changes places with what comes; from
 * "ask me" on nothing is left. */
export function reordered(order: Defence[], place: number, value: Place["value"]): Defence[] {
  if (value === ASK) return order.slice(0, place);
  const next = [...order];
  const before = next.indexOf(value);
  const old = next[place];
  next[place] = value;
  if (before >= 0 && old) next[before] = old;
  return next;
}
