// What was thought out but not sent, kept in this tab: it is there again after a reload, as long as
// the moment is the same.

export interface Kept {
  /** The species that is changed; -1 for a new one. */
  changing: number;
  cards: string[];
  building: boolean;
  giving: string;
  taking: string;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Read what was kept for this moment; null if nothing was, or for another one. */
export function readKept(text: string | null, moment: string): Kept | null {
  try {
    const found = JSON.parse(text ?? "null") as (Partial<Kept> & { moment?: string }) | null;
    if (found?.moment !== moment) return null;
    const { changing, cards, building, giving, taking } = found;
    if (typeof changing !== "number" || !Array.isArray(cards) || !cards.every(isText)) return null;
    return { changing, cards, building: building === true, giving: giving ?? "", taking: taking ?? "" };
  } catch {
    return null; // unreadable is as good as nothing
  }
}

export const keptText = (kept: Kept, moment: string): string => JSON.stringify({ ...kept, moment });

/** Where a tab keeps it. */
export const keptKey = (code: string, seat: number): string => `galapagos.draft.${code}.${seat}`;

export function loadKept(key: string, moment: string): Kept | null {
  try {
    return readKept(sessionStorage.getItem(key), moment);
  } catch {
    return null; // storage may be forbidden
  }
}

/** Keep it, or forget what was kept if there is nothing. */
export function saveKept(key: string, kept: Kept | null, moment: string): void {
  try {
    if (kept) sessionStorage.setItem(key, keptText(kept, moment));
    else sessionStorage.removeItem(key);
  } catch {
    // storage may be forbidden: then a reload forgets
  }
}
