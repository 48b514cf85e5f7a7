// From taps to actions. The server lists every legal action with its parts; a gesture narrows that
// list until one is left. No rule is known here: a piece is lit if some action is about it.

import type { Action } from "./action";

/** What has been picked so far. */
export interface Pick {
  face?: string;
  kind?: string;
  trait?: string;
  animal?: string;
  target?: string;
}

/** The pieces that an action is about, whatever it does with them. */
export interface Pieces extends Pick {
  kind: string;
}
export const piecesOf = (action: Action): Pieces => action.parts;

export const NEW_ANIMAL = "new";

/** Verbs on an own animal while feeding that have a button of their own. */
export const VERBS = ["hunt", "burn", "pirate", "graze", "hibernate"] as const;

/** Traits that lie between two animals: they need a second tap. */
export const PAIR_TRAITS: readonly string[] = ["communication", "cooperation", "symbiosis"];

/** Either animal of a pair card may be tapped first; who shields whom is asked afterwards. */
const isPair = (one: Pieces): boolean => one.kind === "play_pair";

/** The animal one taps for an action: who acts, or who is to eat of a partner's food. */
const subject = (one: Pieces): string | undefined => (one.kind === "use_pair" ? one.target : one.animal);
const object = (one: Pieces): string | undefined => (one.kind === "use_pair" ? undefined : one.target);

function involves(one: Pieces, pick: Pick): boolean {
  if (pick.face && one.face !== pick.face) return false;
  if (pick.kind && one.kind !== pick.kind) return false;
  if (pick.trait && one.trait !== pick.trait) return false;
  const { animal, target } = pick;
  if (isPair(one)) {
    const both = [one.animal, one.target];
    return (!animal || both.includes(animal)) && (!target || (both.includes(target) && target !== animal));
  }
  if (animal && subject(one) !== animal) return false;
  return !target || object(one) === target;
}

/** Return the actions that a pick still leaves open. */
export function left(actions: readonly Action[], pick: Pick): Action[] {
  return actions.filter((action) => involves(action.parts, pick));
}

/** Return the animals that a further tap may name, and the place for a new one. */
export function lit(actions: readonly Action[], pick: Pick): Set<string> {
  const found = new Set<string>();
  // A half of a card was picked for its trait; the whole card may still become an animal.
  if (pick.face && !pick.animal && born(actions, pick.face)) found.add(NEW_ANIMAL);
  for (const action of left(actions, pick)) {
    const one = piecesOf(action);
    if (isPair(one)) {
      for (const end of [one.animal, one.target]) if (end && end !== pick.animal) found.add(end);
    } else {
      const tag = pick.animal ? object(one) : subject(one);
      if (tag) found.add(tag);
    }
  }
  return found;
}

function born(actions: readonly Action[], face: string): Action | undefined {
  return actions.find((action) => action.parts.kind === "play_animal" && action.parts.face === face);
}

/** Return the hand cards that can be played at all. */
export function playable(actions: readonly Action[]): Set<string> {
  return new Set(actions.map((action) => piecesOf(action).face ?? "").filter(Boolean));
}

/** What a tap on an animal leads to. */
export type Step =
  | { do: "act"; action: Action }
  | { do: "pick"; pick: Pick }
  /** Several are left. If `final`, each is a whole action; else it stands for its kind. */
  | { do: "choose"; actions: Action[]; pick: Pick; final: boolean }
  | { do: "amount"; actions: Action[] }
  | { do: "refuse" };

/** Follow a tap on an animal (or on the place for a new one). */
export function tapped(actions: readonly Action[], pick: Pick, tag: string): Step {
  if (tag === NEW_ANIMAL) {
    const action = pick.face ? born(actions, pick.face) : undefined;
    return action ? { do: "act", action } : { do: "refuse" };
  }
  if (pick.animal === tag) return { do: "pick", pick: without(pick, "animal") };
  if (!lit(actions, pick).has(tag)) return { do: "refuse" };
  const next: Pick = pick.animal ? { ...pick, target: tag } : { ...pick, animal: tag };
  return settled(actions, next);
}

/** Act if one action is left, ask if several need no further piece, else wait for that piece. */
export function settled(actions: readonly Action[], pick: Pick): Step {
  const open = left(actions, pick).filter((action) => action.parts.kind !== "play_animal");
  if (!open.length) return { do: "refuse" };
  if (open.length === 1 && (isComplete(open[0]!.parts) || pick.target))
    return { do: "act", action: open[0]! };
  if (pick.target) return { do: "choose", actions: open, pick, final: true };
  if (new Set(open.map((action) => choiceKey(action.parts))).size > 1) {
    return { do: "choose", actions: onePerChoice(open), pick, final: false };
  }
  const only = open[0]!.parts;
  if (only.kind === "burn") return { do: "amount", actions: open };
  if (!open.some((action) => object(action.parts))) return { do: "choose", actions: open, pick, final: true };
  return { do: "pick", pick: chosen(pick, open[0]!) };
}

/** A choice between kinds, and between the two traits of a card, comes before that of a target. */
function choiceKey(one: Pieces): string {
  return one.kind === "play_trait" || one.kind === "play_pair" ? `${one.kind} ${one.trait}` : one.kind;
}

function onePerChoice(actions: Action[]): Action[] {
  const first = new Map<string, Action>();
  for (const action of actions) {
    const key = choiceKey(action.parts);
    if (!first.has(key)) first.set(key, action);
  }
  return [...first.values()];
}

/** Whether an action needs no other animal; a hunt or a pair does. */
const isComplete = (one: Pieces): boolean => object(one) === undefined;

/** The pick after choosing among several: the kind and trait are settled now. */
export function chosen(pick: Pick, action: Action): Pick {
  const one = piecesOf(action);
  return { ...pick, kind: one.kind, ...(one.trait ? { trait: one.trait } : {}) };
}

export function without(pick: Pick, key: keyof Pick): Pick {
  const { [key]: _, ...rest } = pick;
  return rest;
}
