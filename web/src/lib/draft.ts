// What somebody has picked and not sent yet survives a reload, as long as the moment is the same.

import { keepValue, keptValue } from "./kept";

/** What tells a moment from another: how far the table has come, or what of it the draft is about. */
type Moment = number | string;

const session = (): Storage => sessionStorage;
const keyOf = (table: string, seat: number): string => `galapagos.draft.${table}.${seat}`;

/** Keep a draft that was made in this moment; null forgets it. */
export function keepDraft(table: string, seat: number, moment: Moment, draft: unknown): void {
  keepValue(keyOf(table, seat), draft === null ? null : { moment, draft }, session);
}

/** The draft for this moment; undefined if there is none, or it is from before. */
export function keptDraft(table: string, seat: number, moment: Moment): unknown {
  const found = keptValue(keyOf(table, seat), session);
  if (typeof found !== "object" || found === null || !("moment" in found)) return undefined;
  return found.moment === moment && "draft" in found ? found.draft : undefined;
}
