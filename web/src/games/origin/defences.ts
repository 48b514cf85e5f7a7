// The answers to a hunt, by the defence they belong to: first which defence, then its card or its animal.

import type { ActionView, OriginParts } from "../../wire";

export interface DefenceRow {
  kind: string;
  actions: ActionView[];
}

export function defenceRows(actions: readonly ActionView[]): DefenceRow[] {
  const rows = new Map<string, ActionView[]>();
  for (const action of actions) rows.set(action.parts.kind, [...(rows.get(action.parts.kind) ?? []), action]);
  return [...rows].map(([kind, found]) => ({ kind, actions: found }));
}

/** The animal that would take the blow, where an answer names one. */
export const substitute = (action: ActionView): string => {
  const parts = action.parts as OriginParts;
  return parts.kind === "mimic" ? (parts.target ?? "") : "";
};
