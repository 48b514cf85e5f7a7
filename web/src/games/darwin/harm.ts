// What an idea would do to the own species: whom of them it would starve or kill.

import type { BuildView, DarwinView, StandingView } from "./wire";

/** The own species, other than the one that acts, that would go hungry or die of it. */
export function ownHarmed(view: DarwinView, standing: StandingView | null | undefined): number[] {
  if (!standing) return [];
  const own = new Set(
    view.slots.flatMap((slot) =>
      slot.species.filter((one) => one.owner === view.viewer).map((one) => one.uid),
    ),
  );
  const harmed = [...standing.hungry, ...standing.deaths.map((fate) => fate.species)];
  return [...new Set(harmed)].filter((uid) => own.has(uid));
}

/** The slot to offer before anybody has read one: the green one that is worth most, and rather one
 * that harms none of the own species; -1 if none is green. */
export function bestSlot(build: BuildView | null, view: DarwinView): number {
  const HARM = 100;
  const DEATH = 200;
  let best = -1;
  let most = -Infinity;
  for (const { slot, legal, action, standing } of build?.verdicts ?? []) {
    if (!legal || !action) continue;
    const harm = ownHarmed(view, standing).length ? HARM : 0;
    const worth = (standing?.gain ?? 0) - harm - (standing?.dies ? DEATH : 0);
    if (worth > most) [best, most] = [slot, worth];
  }
  return best;
}
