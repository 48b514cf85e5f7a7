// The table between two messages: how it stands after each single event of the second one. What the
// story shows comes from the same events as the log; the last moment is always the server's own view.

import type { EventView } from "../../wire";
import type { AnimalView, OriginSeatView, OriginView, PairView } from "./wire";

export const text = (event: EventView, name: string): string => {
  const found = event.fields[name];
  return typeof found === "string" ? found : "";
};
export const number = (event: EventView, name: string): number => {
  const found = event.fields[name];
  return typeof found === "number" ? found : 0;
};

const PER_ANIMAL = 2;

/** Points as the animals stand, from the same sources as the server's. */
function scored(seat: OriginSeatView): OriginSeatView {
  const animals = PER_ANIMAL * seat.animals.length;
  const traits = seat.pairs.length + seat.animals.reduce((sum, one) => sum + one.traits.length, 0);
  const bonus = seat.animals.reduce((sum, one) => sum + one.appetite - 1, 0);
  const { variant } = seat.score;
  return { ...seat, score: { animals, traits, bonus, variant, total: animals + traits + bonus + variant } };
}

const isFed = (animal: AnimalView): boolean =>
  animal.marks.includes("asleep") || animal.food >= animal.appetite;

/** An animal with some values changed; what follows from them follows. */
function changed(animal: AnimalView, change: Partial<AnimalView>): AnimalView {
  const next = { ...animal, ...change };
  const fed = isFed(next);
  return {
    ...next,
    blue: Math.min(next.blue, next.food),
    fed,
    hunger: fed ? 0 : next.appetite - next.food,
  };
}
const marked = (animal: AnimalView, mark: string): Partial<AnimalView> => ({
  marks: animal.marks.includes(mark) ? animal.marks : [...animal.marks, mark],
});
const unmarked = (animal: AnimalView, mark: string): Partial<AnimalView> => ({
  marks: animal.marks.filter((one) => one !== mark),
});

/** Follows the events of one message over the table as it stood before. */
export class Chronicle {
  private now: OriginView;
  /** The next food on an animal is red: it was taken from the centre. */
  private red = false;

  constructor(
    before: OriginView,
    private readonly after: OriginView,
  ) {
    this.now = before;
  }

  /** The table after one more event. */
  tell(event: EventView): OriginView {
    const { fields } = event;
    const animal = text(event, "animal");
    switch (event.kind) {
      case "round_began":
        this.set({ round: number(event, "round"), last: fields["last"] === true, start: event.seat });
        this.set({ rolled: [], turn: event.seat });
        this.seats((seat) => ({ ...seat, passed: false, declared: -1 }));
        break;
      case "phase_began":
        // The starting player is first in every phase.
        this.set({ phase: text(event, "phase"), decision: "nothing", turn: this.now.start });
        this.seats((seat) => ({ ...seat, passed: false }));
        break;
      case "card_dealt":
        this.set({ pile: Math.max(0, this.now.pile - 1) });
        this.seat(event.seat, (seat) => ({ ...seat, hand: seat.hand + 1 }));
        break;
      case "game_ended":
        this.set({ phase: "over" });
        break;
      case "declared":
        this.declared(event);
        break;
      case "passed":
        this.seat(event.seat, (seat) => ({ ...seat, passed: true }));
        break;
      case "animal_laid":
      case "trait_laid":
      case "pair_laid":
        this.laid(event, animal);
        break;
      case "rolled_for_food":
        this.set({ rolled: [...this.now.rolled, number(event, "die")] });
        break;
      case "food_supplied":
        this.set({ centre: number(event, "n") });
        break;
      case "centre_cleared":
        this.set({ centre: 0 });
        break;
      case "grazed":
        this.set({ centre: Math.max(0, this.now.centre - 1) });
        this.animal(animal, (one) => marked(one, "grazed"));
        break;
      default:
        this.fed(event, animal);
    }
    return this.now;
  }

  private fed(event: EventView, animal: string): void {
    const n = number(event, "n");
    switch (event.kind) {
      case "food_taken":
        this.red = true;
        this.set({ centre: Math.max(0, this.now.centre - 1) });
        break;
      case "food_received":
        this.received(animal, number(event, "eaten"), number(event, "stored"));
        break;
      case "robbed":
        // A token moves as it is: a blue one only from whom has no red food.
        this.animal(text(event, "victim"), (one) => {
          this.red = one.blue < one.food;
          return { food: one.food - 1 };
        });
        this.animal(animal, (one) => marked(one, "robbed"));
        break;
      case "fat_burned":
        this.animal(animal, (one) => ({
          fat: one.fat - n,
          fat_room: one.fat_room + n,
          food: one.food + n,
          blue: one.blue + n,
        }));
        break;
      case "fat_formed":
        this.animal(animal, (one) => ({ fat: one.fat + n, stored: one.stored - n }));
        break;
      case "food_removed":
        this.animal(animal, (one) => ({ food: one.food - n }));
        break;
      case "fell_asleep":
        this.animal(animal, (one) => marked(one, "asleep"));
        break;
      case "woke":
        this.animal(animal, (one) => unmarked(one, "asleep"));
        break;
      default:
        this.struck(event, animal);
    }
  }

  private struck(event: EventView, animal: string): void {
    switch (event.kind) {
      case "hunt_announced":
        this.set({ attack: { hunter: animal, prey: text(event, "prey"), used: [], left: [] } });
        this.animal(animal, (one) => marked(one, "hunted"));
        break;
      case "redirected":
        if (this.now.attack)
          this.set({ attack: { ...this.now.attack, prey: text(event, "substitute"), used: [], left: [] } });
        break;
      case "ran":
        if (event.fields["escaped"] === true) this.set({ attack: null });
        break;
      case "card_shed":
        this.shed(event, animal);
        this.set({ attack: null });
        break;
      case "poisoned":
        this.animal(animal, (one) => marked(one, "poisoned"));
        break;
      case "eaten":
        this.set({ attack: null });
        this.dies(animal);
        break;
      case "starved":
      case "died_of_poison":
        this.dies(animal);
        break;
      case "pair_broken":
        this.breaks(animal, text(event, "partner"), text(event, "trait"));
        break;
    }
  }

  // --- pieces

  private set(change: Partial<OriginView>): void {
    this.now = { ...this.now, ...change };
  }
  private seats(change: (seat: OriginSeatView) => OriginSeatView): void {
    this.set({ seats: this.now.seats.map(change) });
  }
  private seat(number: number, change: (seat: OriginSeatView) => OriginSeatView): void {
    this.seats((seat) => (seat.seat === number ? scored(change(seat)) : seat));
  }
  private ownerOf(tag: string): number {
    return Number(/^P(\d+)/.exec(tag)?.[1] ?? 0) - 1;
  }
  private animal(tag: string, change: (animal: AnimalView) => Partial<AnimalView>): void {
    this.seat(this.ownerOf(tag), (seat) => ({
      ...seat,
      animals: seat.animals.map((one) => (one.tag === tag ? changed(one, change(one)) : one)),
    }));
  }
  private later(tag: string): AnimalView | undefined {
    return this.after.seats[this.ownerOf(tag)]?.animals.find((one) => one.tag === tag);
  }

  /** A card leaves the hand and lies on the table; what lies there is as the next view shows it. */
  private laid(event: EventView, tag: string): void {
    this.seat(event.seat, (seat) => ({ ...seat, hand: Math.max(0, seat.hand - 1) }));
    const found = this.later(tag);
    if (event.kind === "animal_laid" && found)
      this.seat(event.seat, (seat) => ({ ...seat, animals: [...seat.animals, found] }));
    if (event.kind === "trait_laid" && found) this.animal(tag, () => found);
    if (event.kind === "pair_laid")
      this.seat(event.seat, (seat) => ({
        ...seat,
        pairs: this.after.seats[event.seat]?.pairs ?? seat.pairs,
      }));
  }
  private declared(event: EventView): void {
    const [declared, points] = [number(event, "cards"), number(event, "points")];
    this.seat(event.seat, (seat) => ({
      ...seat,
      declared,
      score: { ...seat.score, variant: seat.score.variant + points },
    }));
  }
  private received(tag: string, eaten: number, stored: number): void {
    const blue = this.red ? 0 : eaten;
    this.red = false;
    this.animal(tag, (one) => ({
      food: one.food + eaten,
      blue: one.blue + blue,
      stored: one.stored + stored,
      fat_room: one.fat_room - stored,
    }));
  }
  /** One card of a trait is given up. */
  private shed(event: EventView, tag: string): void {
    const trait = text(event, "trait");
    const found = this.later(tag);
    this.animal(tag, (one) => {
      const at = one.traits.findIndex((card) => card.trait === trait);
      if (at < 0) return {};
      const held = {
        fat: { fat: one.fat - 1 },
        stored: { stored: one.stored - 1 },
        empty: { fat_room: one.fat_room - 1 },
      };
      return {
        ...(trait === "fat_tissue" ? held[text(event, "holding") as keyof typeof held] : {}),
        traits: one.traits.filter((_, n) => n !== at),
        appetite: found?.appetite ?? one.appetite,
      };
    });
  }
  private dies(tag: string): void {
    this.seat(this.ownerOf(tag), (seat) => ({
      ...seat,
      animals: seat.animals.filter((one) => one.tag !== tag),
      pairs: seat.pairs.filter((pair) => pair.first !== tag && pair.second !== tag),
    }));
  }
  private breaks(first: string, second: string, trait: string): void {
    const isIt = (pair: PairView): boolean =>
      pair.trait === trait && [pair.first, pair.second].sort().join() === [first, second].sort().join();
    this.seat(this.ownerOf(first), (seat) => ({ ...seat, pairs: seat.pairs.filter((one) => !isIt(one)) }));
  }
}
