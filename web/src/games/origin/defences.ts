// The answers to a hunt, by the defence they belong to: first which defence, then its card or its animal.

import type { Action } from "./action";

export interface DefenceRow {
  kind: string;
  actions: Action[];
}

export function defenceRows(actions: readonly Action[]): DefenceRow[] {
  const kinds = [...new Set(actions.map((action) => action.parts.kind))];
  return kinds.map((kind) => ({ kind, actions: actions.filter((action) => action.parts.kind === kind) }));
}

/** The animal that would take the blow, where an answer names one. */
export const substitute = ({ parts }: Action): string => (parts.kind === "mimic" ? parts.target : "");
