// What events make of a table: the state at any event, worked out from the view before it.
//
// Story and header show these states, never a later view. They follow everything that events tell:
// who lives where, cards, food, points, banks, biomes, phase and event. What events do not tell (ranks,
// leaders, rewards, values of a changed creature) stays as the last view had it. No rule is known here.

import { speciesOf } from "./cards.svelte";
import type { EventView } from "../../wire";
import type { DarwinSeatView, DarwinView, PlacedCardView, SlotView, SpeciesView } from "./wire";

/** A species that has died since the first view: it stays to be looked at. */
export interface Fallen {
  species: SpeciesView;
  /** requirement, hunger, eaten, lower_carnivore, event. */
  death: string;
  by: number;
}

/** The table at one event. */
export interface Moment {
  view: DarwinView;
  /** Everybody who has died since the first view, in order. */
  fallen: readonly Fallen[];
  /** Points of a lost species that its owner is about to spread (Intruders), by seat. */
  legacies: ReadonlyMap<number, number>;
  /** The own species whose drafted action the first view shows already; -1 without one. */
  drafted: number;
}

export function momentOf(view: DarwinView): Moment {
  const drafted = view.draft?.main ? view.draft.species : -1;
  return { view, fallen: [], legacies: new Map(), drafted };
}

const FOOD_STEPS = 2;

const number = (value: unknown): number => (typeof value === "number" ? value : -1);
const text = (value: unknown): string => (typeof value === "string" ? value : "");

// --- parts of a view, changed -------------------------------------------------------------------

const withSlots = (moment: Moment, change: (slot: SlotView) => SlotView): Moment => ({
  ...moment,
  view: { ...moment.view, slots: moment.view.slots.map(change) },
});

const withSlot = (moment: Moment, slot: number, change: (slot: SlotView) => SlotView): Moment =>
  withSlots(moment, (one) => (one.slot === slot ? fed(change(one)) : one));

const withSpecies = (moment: Moment, uid: number, change: (one: SpeciesView) => SpeciesView): Moment =>
  withSlots(moment, (slot) =>
    slot.species.some((one) => one.uid === uid)
      ? fed({ ...slot, species: slot.species.map((one) => (one.uid === uid ? change(one) : one)) })
      : slot,
  );

const withSeat = (moment: Moment, seat: number, change: (one: DarwinSeatView) => DarwinSeatView): Moment => ({
  ...moment,
  view: { ...moment.view, seats: moment.view.seats.map((one) => (one.seat === seat ? change(one) : one)) },
});

/** What nobody holds is left. */
function fed(slot: SlotView): SlotView {
  const plants = slot.species.reduce((sum, one) => sum + one.plants, 0);
  const meat = slot.species.reduce((sum, one) => sum + one.meat, 0);
  return { ...slot, plants_left: slot.plants - plants, meat_left: slot.meat - meat };
}

/** Every seat's points: those on its species, in its bank, and those it is about to spread. */
function counted(moment: Moment): Moment {
  const on = new Map<number, number>();
  for (const slot of moment.view.slots)
    for (const one of slot.species) on.set(one.owner, (on.get(one.owner) ?? 0) + one.points);
  const seats = moment.view.seats.map((seat) => {
    const species = on.get(seat.seat) ?? 0;
    const total = species + seat.score.bank + (moment.legacies.get(seat.seat) ?? 0);
    return species === seat.score.species && total === seat.score.total
      ? seat
      : { ...seat, score: { ...seat.score, species, total } };
  });
  return { ...moment, view: { ...moment.view, seats } };
}

function withLegacy(moment: Moment, seat: number, more: number): Moment {
  const legacies = new Map(moment.legacies);
  const left = (legacies.get(seat) ?? 0) + more;
  if (left > 0) legacies.set(seat, left);
  else legacies.delete(seat);
  return { ...moment, legacies };
}

// --- what each kind of event changes --------------------------------------------------------------

type Change = (moment: Moment, event: EventView) => Moment;

function gone(moment: Moment, uid: number): Moment {
  return withSlots(moment, (slot) =>
    slot.species.some((one) => one.uid === uid)
      ? fed({
          ...slot,
          species: slot.species.filter((one) => one.uid !== uid),
          leaders: slot.leaders.filter((one) => one !== uid),
        })
      : slot,
  );
}

function died(moment: Moment, { seat, fields }: EventView): Moment {
  const uid = number(fields["species"]);
  const species = speciesOf(moment.view, uid);
  if (!species) return moment;
  const death = text(fields["death"]);
  const fallen = [...moment.fallen, { species, death, by: number(fields["by"]) }];
  const after = gone({ ...moment, fallen }, uid);
  // What intruders drive away leaves its points to its owner.
  const stays = death === "event" && moment.view.event === "intruders";
  return stays ? withLegacy(after, seat, species.points) : after;
}

function banked(moment: Moment, { seat, fields }: EventView): Moment {
  const n = number(fields["n"]);
  const heir = moment.legacies.has(seat) ? withLegacy(moment, seat, -n) : moment;
  return withSeat(heir, seat, (one) => ({
    ...one,
    score: { ...one.score, bank: one.score.bank + n },
  }));
}

const earned: Change = (moment, { fields }) =>
  withSpecies(moment, number(fields["species"]), (one) => ({
    ...one,
    points: one.points + number(fields["n"]),
  }));

function created(moment: Moment, { seat, fields }: EventView): Moment {
  const uid = number(fields["species"]);
  if (speciesOf(moment.view, uid)) return moment;
  const made: SpeciesView = {
    uid,
    tag: `S${uid + 1}`,
    owner: seat,
    slot: number(fields["slot"]),
    cards: (fields["cards"] ?? []) as PlacedCardView[],
    free: { legs: 0, wings: 0, tail: 0 },
    stats: {
      run: 0,
      climb: 0,
      fly: 0,
      swim: 0,
      heat: 0,
      cold: 0,
      hearts: 0,
      competition: 0,
      dig: false,
      poison: false,
    },
    competition: 0,
    diet: "",
    adaptation: 0,
    rank: 0,
    tied: false,
    satisfied: true,
    feeding: "fed",
    plants: 0,
    meat: 0,
    hunted: 0,
    judged: false,
    points: 0,
    acted: true,
    leads: false,
    protected: false,
  };
  return withSlot(moment, made.slot, (slot) => ({ ...slot, species: [...slot.species, made] }));
}

/** A card that comes lies where the one lay that leaves; the next view tells it better. */
function mutated(moment: Moment, { fields }: EventView): Moment {
  const uid = number(fields["species"]);
  if (uid === moment.drafted) return moment;
  const [removed, added] = [text(fields["removed"]), text(fields["added"])];
  return withSpecies(moment, uid, (one) => {
    const place = one.cards.find((card) => card.card === removed)?.place ?? "";
    const left = one.cards.filter((card) => card.card !== removed);
    return { ...one, acted: true, cards: added ? [...left, { card: added, place }] : left };
  });
}

const paid: Change = (moment, { fields }) =>
  number(fields["species"]) === moment.drafted
    ? moment
    : withSpecies(moment, number(fields["species"]), (one) => ({
        ...one,
        points: one.points - number(fields["n"]),
      }));

function migrated(moment: Moment, { fields }: EventView): Moment {
  const uid = number(fields["species"]);
  const species = speciesOf(moment.view, uid);
  const to = number(fields["to"]);
  if (!species || species.slot === to) return moment;
  const moved = { ...species, slot: to, acted: true, plants: 0, meat: 0, leads: false };
  return withSlot(gone(moment, uid), to, (slot) => ({ ...slot, species: [...slot.species, moved] }));
}

const served: Change = (moment, { fields }) =>
  withSpecies(moment, number(fields["species"]), (one) => ({
    ...one,
    plants: number(fields["plants"]),
    meat: number(fields["meat"]),
    feeding: text(fields["feeding"]),
  }));

const supplied: Change = (moment, { fields }) =>
  withSlot(moment, number(fields["slot"]), (slot) => ({
    ...slot,
    plants: number(fields["plants"]),
    meat: number(fields["meat"]),
  }));

/** A hunter has eaten: it holds so much more, and is fed if nothing is missing. */
const eaten: Change = (moment, { fields }) =>
  withSpecies(moment, number(fields["hunter"]), (one) => ({
    ...one,
    hunted: one.hunted + number(fields["hearts"]),
    feeding: number(fields["missing"]) === 0 ? "fed" : one.feeding,
  }));

function laidBiome(moment: Moment, { kind, fields }: EventView): Moment {
  const [slot, ground] = [number(fields["slot"]), text(fields["ground"])];
  const biome = text(fields["biome"]);
  if (kind === "biome_laid") {
    const fresh: SlotView = {
      slot,
      ground,
      biome,
      continent: text(fields["continent"]),
      side: "left",
      reward: ground === "token" ? number(fields["biome"]) : 0,
      plants: 0,
      meat: 0,
      plants_left: 0,
      meat_left: 0,
      leaders: [],
      species: [],
    };
    const others = moment.view.slots.filter((one) => one.slot !== slot);
    return { ...moment, view: { ...moment.view, slots: [...others, fresh] } };
  }
  return withSlot(moment, slot, (one) => ({ ...one, ground, biome }));
}

function cleared(moment: Moment): Moment {
  // Everybody takes the points of their species, as the next events tell one by one.
  const points = new Map<number, number>();
  for (const slot of moment.view.slots)
    for (const one of slot.species) points.set(one.owner, (points.get(one.owner) ?? 0) + one.points);
  let after: Moment = { ...moment, view: { ...moment.view, slots: [] } };
  for (const [seat, n] of points) after = withLegacy(after, seat, n);
  return after;
}

/** After the food step whoever still lives has eaten enough. */
function stepBegan(moment: Moment, { fields }: EventView): Moment {
  if (number(fields["step"]) <= FOOD_STEPS) return moment;
  return withSlots(moment, (slot) => ({
    ...slot,
    species: slot.species.map((one) => ({ ...one, hunted: 0, feeding: "fed" })),
  }));
}

const withView = (moment: Moment, change: Partial<DarwinView>): Moment => ({
  ...moment,
  view: { ...moment.view, ...change },
});

const CHANGES: Record<string, Change> = {
  died,
  banked,
  points_earned: earned,
  points_inherited: (moment, event) =>
    withLegacy(earned(moment, event), event.seat, -number(event.fields["n"])),
  created,
  mutated,
  mutation_paid: paid,
  migrated,
  taken_over: (moment, { seat, fields }) =>
    withSpecies(moment, number(fields["species"]), (one) => ({ ...one, owner: seat })),
  card_lost: (moment, { fields }) =>
    withSpecies(moment, number(fields["species"]), (one) => ({
      ...one,
      cards: one.cards.filter((card) => card.card !== fields["card"]),
    })),
  food_served: served,
  food_supplied: supplied,
  eaten,
  biome_laid: laidBiome,
  biome_replaced: laidBiome,
  volcano_cooled: (moment, { fields }) =>
    withSlot(moment, number(fields["slot"]), (slot) => ({ ...slot, ground: "volcano_rainforest" })),
  table_cleared: cleared,
  step_began: stepBegan,
  markers_turned: (moment) =>
    withSlots(moment, (slot) => ({
      ...slot,
      species: slot.species.map((one) => ({ ...one, acted: false })),
    })),
  phase_began: (moment, { fields }) => withView(moment, { phase: text(fields["phase"]), owing: [] }),
  era_began: (moment, { seat, fields }) =>
    withView(moment, {
      era: number(fields["era"]),
      first: seat,
      seats: moment.view.seats.map((one) => ({ ...one, passed: false })),
    }),
  first_player: (moment, { seat }) => withView(moment, { first: seat }),
  turn_began: (moment, { seat }) => withView(moment, { turn: seat }),
  passed: (moment, { seat }) => withSeat(moment, seat, (one) => ({ ...one, passed: true })),
  event_revealed: (moment, { fields }) => withView(moment, { event: text(fields["event"]) }),
};

/** The table after one more event. */
export function after(moment: Moment, event: EventView): Moment {
  const change = CHANGES[event.kind];
  return change ? counted(change(moment, event)) : moment;
}

/** The table after each of these events. */
export function momentsOf(view: DarwinView, events: readonly EventView[]): Moment[] {
  let moment = momentOf(view);
  return events.map((event) => (moment = after(moment, event)));
}

/** A species of a moment: alive, or as it was when it died. */
export function speciesAt(moment: Moment, uid: number): SpeciesView | undefined {
  return speciesOf(moment.view, uid) ?? moment.fallen.findLast((one) => one.species.uid === uid)?.species;
}
export const isDead = (moment: Moment, uid: number): boolean =>
  moment.fallen.some((one) => one.species.uid === uid);

/** How far a table has been followed: a view without a draft of the own turn, and what was told since.
 * A draft is shown as if it were done, and may be taken back: no account can begin with one. */
export interface Course {
  base: DarwinView;
  since: readonly EventView[];
}

/** Follow one more message. */
export function followed(course: Course, events: readonly EventView[], view: DarwinView): Course {
  return view.draft?.main
    ? { base: course.base, since: [...course.since, ...events] }
    : { base: view, since: [] };
}

/** The table where the followed events end: what comes next goes on from here. */
export const momentAt = ({ base, since }: Course): Moment => since.reduce(after, momentOf(base));
