// The answers to a hunt, by the defence they belong to: first which defence, then its card or its animal.

import type { Action } from "./action";

export interface DefenceRow {
  kind: string;
  actions: Action[];
}

export function defenceRows(actions: readonly Action[]): DefenceRow[] {
  const rows = new Map<string, Action[]>();
  for (const action of actions) rows.set(action.parts.kind, [...(rows.get(action.parts.kind) ?? []), action]);
  return [...rows].map(([kind, found]) => ({ kind, actions: found }));
}

/** The animal that would take the blow, where an answer names one. */
export const substitute = (action: Action): string => {
  const parts = action.parts;
  return parts.kind === "mimic" ? (parts.target ?? "") : "";
};
