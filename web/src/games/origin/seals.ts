// What hands over, and what that costs. The server lists what an action would give up; here only how
// loudly it is said, and whether it is asked.

import type { Action } from "./action";

/** What the page asks about but does not put on the button: it is so at every pass. */
const QUIET: readonly string[] = ["no_animals", "keeps_cards", "free_pair", "free_pirate", "could_hunt"];

/** What speaks against an action so much that its button says so before it is pressed. */
export function pressing(action: Action): string {
  const loud = (action.risks ?? []).filter((risk) => !QUIET.includes(risk.key));
  return loud.map((risk) => risk.text).join(" ");
}

/** The step that gives something away: a pass, or partner food that is let go. */
export function givingAway(actions: readonly Action[]): Action | undefined {
  return actions.find(({ parts }) => parts.kind === "pass" || parts.kind === "waive");
}

/** The step that ends a turn in which something was done. */
export function ending(actions: readonly Action[]): Action | undefined {
  return actions.find(({ parts }) => parts.kind === "end");
}

/** One question about the same loss is enough: what is left to be asked about an action. */
export function unasked(action: Action, answered: ReadonlySet<string>): boolean {
  return (action.risks ?? []).some((risk) => !answered.has(risk.text));
}
