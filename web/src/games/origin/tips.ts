// The coach of a first game of Origin: which card a moment calls for, what it points at, and what a round
// has brought.

import type { EventView, LegalView } from "../../wire";
import type { Account, Cards, Said } from "../../table/coach.svelte";
import { called } from "./called";
import { number, text } from "./chronicle";
import type { Pick } from "./gestures";
import { odds } from "./outlook";
import type { AnimalView, OriginParts, OriginSeatView, OriginView } from "./wire";

export interface Moment {
  view: OriginView;
  legal: LegalView | null;
  pick: Pick;
  names: readonly string[];
}

const meOf = ({ view }: Moment): OriginSeatView | undefined =>
  view.phase === "over" ? undefined : view.seats[view.viewer];
const animalsOf = (moment: Moment): readonly AnimalView[] => meOf(moment)?.animals ?? [];
const partsOf = ({ legal }: Moment): OriginParts[] =>
  (legal?.actions ?? []).flatMap(({ parts }) => (parts.game === "origin" ? [parts] : []));
const isEvolving = (moment: Moment): boolean => moment.view.phase === "evolution" && moment.legal !== null;

/** The own animal that could do this, or could get this from the card that is picked. */
function ableTo(moment: Moment, kind: OriginParts["kind"]): string | undefined {
  const { face } = moment.pick;
  const found = partsOf(moment).find(
    (one) => one.kind === kind && (!("face" in one) || (face !== undefined && one.face === face)),
  );
  return found && "animal" in found ? found.animal : undefined;
}
const canTake = (moment: Moment, tag: string): boolean =>
  partsOf(moment).some((one) => one.kind === "play_trait" && one.animal === tag);
const animal = (tag: string): { lights: string[] } => ({ lights: [`animal ${tag}`] });
/** A card for what an animal may do by a button. */
const verb =
  (kind: OriginParts["kind"]) =>
  (moment: Moment): { lights: string[] } | false =>
    partsOf(moment).some((one) => one.kind === kind) && { lights: [`verb ${kind}`] };

export const CARDS: Cards<Moment> = {
  goal: (moment) => moment.view.round === 1 && isEvolving(moment) && !animalsOf(moment).length,
  start: (moment) =>
    isEvolving(moment) &&
    !animalsOf(moment).length && { lights: moment.pick.face ? ["animal new"] : ["hand any"] },
  pair: (moment) => {
    const tag = ableTo(moment, "play_pair");
    return tag !== undefined && animal(tag);
  },
  trait: (moment) => {
    const tag = ableTo(moment, "play_trait");
    return tag !== undefined && animal(tag);
  },
  threat: (moment) => {
    const found = animalsOf(moment)
      .flatMap((one) => one.hunters.map((hunter) => ({ tag: one.tag, hunter })))
      .sort((a, b) => b.hunter.catch - a.hunter.catch)[0];
    if (!found) return false;
    const { tag, hunter } = found;
    const owner = moment.view.seats.find((seat) => seat.animals.some((one) => one.tag === hunter.tag));
    const values = {
      owner: moment.names[owner?.seat ?? -1] ?? "",
      hunter: called(hunter.tag),
      animal: called(tag),
      odds: odds(hunter.catch),
      trait: canTake(moment, tag) ? "yes" : "no",
    };
    return { ...animal(tag), values, about: `${moment.view.round}` };
  },
  ring: (moment) => {
    const [first] = animalsOf(moment);
    return moment.view.phase === "evolution" && first !== undefined && animal(first.tag);
  },
  choose: (moment) => isEvolving(moment) && animalsOf(moment).length > 0 && { lights: ["hand any"] },
  pass: (moment) => isEvolving(moment) && animalsOf(moment).length > 1 && { lights: ["seal pass"] },
  hunt: verb("hunt"),
  partner: (moment) => {
    const use = partsOf(moment).find((one) => one.kind === "use_pair");
    return use !== undefined && animal(use.target);
  },
  pirate: verb("pirate"),
  graze: verb("graze"),
  hibernate: verb("hibernate"),
  fat: verb("burn"),
  feed: (moment) => {
    // Whoever is fed eats for its fat only: that is another story.
    const hungry = animalsOf(moment).filter((one) => !one.fed);
    const one = hungry.find(({ tag }) =>
      partsOf(moment).some((parts) => parts.kind === "take" && parts.animal === tag),
    );
    return one !== undefined && { ...animal(one.tag), values: { n: moment.view.centre } };
  },
  hungry: (moment) => {
    const one = animalsOf(moment).find((other) => !other.fed);
    const hasEaten = animalsOf(moment).some((other) => other.food > 0);
    return moment.view.phase === "feeding" && hasEaten && one !== undefined && animal(one.tag);
  },
  last: ({ view }) => view.last && view.phase === "evolution",
};

/** The lessons about what the cards speak of. */
export const LESSONS: Readonly<Record<string, string>> = {
  pair: "pairs",
  partner: "pairs",
  threat: "defence",
  hibernate: "winter",
  fat: "winter",
  pirate: "thieves",
  graze: "thieves",
  last: "last",
};

const isOwn = (tag: string, { viewer }: OriginView): boolean => new RegExp(`^P${viewer + 1}[a-z]`).test(tag);

/** What a round has brought the viewer: the food, the dead and why, the cards. */
function says(events: readonly EventView[], before: OriginView, after: OriginView): Said[] {
  const own = (kind: string): EventView[] =>
    events.filter((event) => event.kind === kind && isOwn(text(event, "animal"), before));
  const food = events.find((event) => event.kind === "food_supplied");
  const starved = own("starved");
  const poisoned = own("died_of_poison").filter(
    (event) => !starved.some((other) => text(other, "animal") === text(event, "animal")),
  );
  const eaten = own("eaten");
  const cards = events.filter((event) => event.kind === "card_dealt" && event.seat === before.viewer).length;
  const deaths: Said[] = [
    ...eaten.map((event): Said => [
      "coach-origin-eaten",
      { animal: called(text(event, "animal")), hunter: called(text(event, "hunter")) },
    ]),
    ...starved.map((event): Said => [
      "coach-origin-starved",
      {
        animal: called(text(event, "animal")),
        food: number(event, "food"),
        appetite: number(event, "appetite"),
      },
    ]),
    ...poisoned.map((event): Said => ["coach-origin-poison", { animal: called(text(event, "animal")) }]),
  ];
  const left = after.seats[before.viewer]?.animals.length ?? 0;
  // EV-EXT-06 and EV-EXT-09: a card for each that lives and one more, or a hand to begin anew with.
  const dealt = cards === left + 1 ? "coach-origin-cards" : "coach-origin-new_hand";
  return [
    ...(food ? [["coach-origin-food", { n: number(food, "n") }] as const] : []),
    ...(deaths.length ? deaths : [["coach-origin-all_live", { n: left }] as const]),
    ...(cards && !after.outcome ? [[dealt, { cards }] as const] : []),
  ];
}

/** Of the food of a round, and of the night after it. */
export const ACCOUNT: Account<OriginView> = {
  begins: (event) => event.kind === "phase_began" && text(event, "phase") === "feeding",
  ends: (event) => event.kind === "round_began" || event.kind === "game_ended",
  says,
};
