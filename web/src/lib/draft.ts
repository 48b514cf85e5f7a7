// What somebody has picked and not sent yet survives a reload, as long as the table has not moved on.

import { keep, kept } from "./kept";

const session = (): Storage => sessionStorage;

const keyOf = (table: string, seat: number): string => `galapagos.draft.${table}.${seat}`;

/** Keep a draft that was made when the table stood so; null forgets it. */
export function keepDraft(table: string, seat: number, serial: number, draft: unknown): void {
  keep(keyOf(table, seat), draft === null ? null : JSON.stringify({ serial, draft }), session);
}

/** The draft for the table as it stands; undefined if there is none, or it is from before. */
export function keptDraft(table: string, seat: number, serial: number): unknown {
  try {
    const found = JSON.parse(kept(keyOf(table, seat), session) ?? "null") as unknown;
    if (typeof found !== "object" || found === null || !("serial" in found)) return undefined;
    return found.serial === serial && "draft" in found ? found.draft : undefined;
  } catch {
    return undefined; // unreadable: there is none
  }
}
