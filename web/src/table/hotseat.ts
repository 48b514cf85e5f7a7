// Several people at one screen: whose turn it is to take it.

import type { TableModel } from "../lib/model";

/** The seat that must be given the screen before anything is shown; undefined if it has it. */
export function nextPerson(table: Pick<TableModel, "you" | "play">): number | undefined {
  const own = table.you?.seats ?? [];
  if (own.length < 2) return undefined;
  const wanted = table.play?.prompt.waiting_for.filter((seat) => own.includes(seat)) ?? [];
  return wanted.includes(table.you!.viewer) ? undefined : wanted[0];
}
