// The hint that is on the screen: asked for at the bulb, shown where what comes and goes lies. One table is
// on the screen at a time.

import type { Hinted } from "../wire";
import type { TableModel } from "../lib/model";

export const hinted: { now: Hinted | null; thinking: boolean; follows: boolean } = $state({
  now: null,
  thinking: false,
  /** What the bot expects to follow is shown too. */
  follows: false,
});

export function closeHint(): void {
  hinted.now = null;
  hinted.follows = false;
}

/** Ask for a hint; while one is shown, for what would follow. */
export async function askHint(table: TableModel): Promise<void> {
  if (hinted.thinking) return;
  if (hinted.now) {
    hinted.follows = true;
    return;
  }
  hinted.thinking = true;
  const { serial } = table;
  try {
    const answer = await table.ask({ type: "hint", seat: table.you!.viewer });
    if (answer.type === "hinted" && table.serial === serial) hinted.now = answer;
  } finally {
    hinted.thinking = false;
  }
}
