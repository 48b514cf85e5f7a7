// The coach of a first game of Darwin: which card a moment calls for, what it points at, and what an Era
// has brought.

import type { EventView, LegalView } from "../../wire";
import type { Account, Cards, Fit, Said } from "../../table/coach.svelte";
import { cardOf, kindName, speciesOf, titleAt, titled } from "./cards.svelte";
import { handOf } from "./trade";
import type { BuildView, DarwinView, SpeciesView } from "./wire";

export interface Moment {
  view: DarwinView;
  legal: LegalView | null;
  building: boolean;
  build: BuildView | null;
}

const ownOf = ({ view }: Moment): SpeciesView[] =>
  view.slots.flatMap((slot) => slot.species).filter((one) => one.owner === view.viewer);
const may = ({ legal }: Moment, kind: string): boolean =>
  legal?.actions.some((one) => one.parts.kind === kind) ?? false;
const isTurn = ({ view }: Moment): boolean => view.phase === "action" && view.turn === view.viewer;
/** Whether kids play: nobody eats then, and the strongest of all get nothing. */
const kidsIn = ({ mode }: DarwinView): string => (mode === "kids" ? "yes" : "no");
/** A hand card of a part, to point at. */
const inHand = ({ view }: Moment, part: string): string[] =>
  handOf(view)
    .filter((id) => cardOf(id)?.part === part)
    .slice(0, 1)
    .map((id) => `card ${id}`);
const species = (one: SpeciesView | undefined): Fit | false =>
  one !== undefined && { lights: [`species ${one.uid}`] };

export const CARDS: Cards<Moment> = {
  goal: (moment) =>
    isTurn(moment) &&
    moment.view.era <= 1 &&
    !ownOf(moment).length &&
    !moment.building && {
      values: {
        eras: moment.view.eras,
        trial: moment.view.trial_era ? "yes" : "no",
        kids: kidsIn(moment.view),
      },
    },
  draw: (moment) => may(moment, "draw") && { lights: ["deck any"] },
  green: ({ view, building, build }) => {
    const verdict = building ? build?.verdicts.find((one) => one.legal) : undefined;
    const slot = view.slots.find((one) => one.slot === verdict?.slot);
    return slot !== undefined && { lights: [`biome ${slot.biome}`] };
  },
  red: ({ view, building, build }) => {
    const parts = build?.cards.map((one) => one.place) ?? [];
    const verdicts = build?.verdicts ?? [];
    const isWhole = parts.includes("body") && parts.includes("head");
    const slot = view.slots.find((one) => one.slot === verdicts[0]?.slot);
    return (
      building &&
      isWhole &&
      !verdicts.some((one) => one.legal) &&
      slot !== undefined && { lights: [`biome ${slot.biome}`] }
    );
  },
  head: (moment) =>
    moment.building &&
    (moment.build?.cards.some((one) => one.place === "body") ?? false) &&
    !moment.build?.cards.some((one) => one.place === "head") && { lights: inHand(moment, "head") },
  body: (moment) =>
    isTurn(moment) &&
    (moment.legal?.builder?.create ?? false) &&
    !ownOf(moment).length &&
    !moment.build?.cards.length && {
      lights: moment.building ? inHand(moment, "body") : ["key c"],
      values: { building: moment.building ? "yes" : "no" },
    },
  // Only where something can be taken back: who has passed in a team ends a turn without anything drafted.
  finish: (moment) =>
    isTurn(moment) &&
    may(moment, "confirm") &&
    (may(moment, "take_back") || may(moment, "untrade")) && { lights: ["seal confirm"] },
  threat: (moment) => {
    const { view } = moment;
    const fate =
      view.phase === "action" && view.food_counts
        ? view.forecast?.deaths.find((one) => speciesOf(view, one.species)?.owner === view.viewer)
        : undefined;
    const one = fate && speciesOf(view, fate.species);
    if (!fate || !one) return false;
    const hunter = speciesOf(view, fate.by);
    return {
      lights: [`species ${one.uid}`],
      values: { death: fate.death, kind: kindName(one.cards), hunter: hunter ? kindName(hunter.cards) : "" },
      about: `${view.era} ${fate.death}`,
    };
  },
  change: (moment) =>
    isTurn(moment) &&
    !moment.building &&
    (moment.legal?.builder?.mutate ?? false) &&
    moment.view.era > 1 &&
    species(ownOf(moment).find((one) => !one.acted)),
  trial: (moment) => moment.view.phase === "action" && moment.view.trial_era && species(ownOf(moment)[0]),
  // Among kids nobody eats.
  rank: (moment) =>
    moment.view.phase === "action" &&
    kidsIn(moment.view) === "no" &&
    species(ownOf(moment).find((one) => one.rank > 1)),
  event: ({ view, building }) =>
    !building &&
    view.phase === "action" &&
    view.event !== "" && { lights: ["event any"], values: { event: titled("event", view.event) } },
  trade: (moment) =>
    isTurn(moment) &&
    !moment.building &&
    may(moment, "trade") &&
    ownOf(moment).length > 0 && { lights: ["trade zone"] },
};

/** The lessons about what the cards speak of. */
export const LESSONS: Readonly<Record<string, string>> = {
  body: "anatomy",
  head: "anatomy",
  red: "anatomy",
  rank: "crowding",
  threat: "crowding",
  change: "change",
  event: "events",
};

const numberIn = (event: EventView, name: string): number => {
  const value = event.fields[name];
  return typeof value === "number" ? value : -1;
};

/** What an Era has brought the viewer: who has died and why, what the living have earned, what comes. */
function says(events: readonly EventView[], before: DarwinView, after: DarwinView): Said[] {
  const ofMine = (event: EventView): SpeciesView | undefined => {
    const one = speciesOf(before, numberIn(event, "species"));
    return one?.owner === before.viewer ? one : undefined;
  };
  const kinds = (kind: string): EventView[] => events.filter((event) => event.kind === kind);
  const deaths = kinds("died").flatMap((event): Said[] => {
    const one = ofMine(event);
    if (!one) return [];
    const hunter = speciesOf(before, numberIn(event, "by"));
    return [
      [
        "coach-darwin-died",
        {
          death: String(event.fields["death"]),
          kind: kindName(one.cards),
          biome: titleAt(before, one.slot),
          hunter: hunter ? kindName(hunter.cards) : "",
        },
      ],
    ];
  });
  const earned = kinds("points_earned").filter((event) => ofMine(event));
  const points = earned.reduce((sum, event) => sum + numberIn(event, "n"), 0);
  const living = after.slots.flatMap((slot) => slot.species).filter((one) => one.owner === before.viewer);
  const revealed = kinds("event_revealed").at(-1);
  return [
    ...deaths,
    ...(deaths.length || !living.length ? [] : [["coach-darwin-all_live", { n: living.length }] as const]),
    ...(points ? [["coach-darwin-earned", { points, kids: kidsIn(after) }] as const] : []),
    ...(before.trial_era
      ? [["coach-darwin-trial_over", { n: kinds("biome_replaced").length }] as const]
      : []),
    ...(revealed && !after.outcome
      ? [["coach-darwin-next", { event: titled("event", String(revealed.fields["event"])) }] as const]
      : []),
  ];
}

/** Of the evaluation, up to the next Era. */
export const ACCOUNT: Account<DarwinView> = {
  begins: (event) => event.kind === "phase_began" && event.fields["phase"] === "evaluation",
  ends: (event) => event.kind === "era_began" || event.kind === "game_ended",
  says,
};
