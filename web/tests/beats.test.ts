import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Beat, beats } from "../src/games/origin/beats";
import { Story } from "../src/games/origin/story.svelte";
import type { PlayOf, StoryTable } from "../src/lib/model";
import type { EventView } from "../src/wire";
import type { AnimalView, OriginSeatView, OriginView } from "../src/games/origin/wire";

let n = 0;
const event = (kind: string, seat: number, fields: EventView["fields"] = {}): EventView => ({
  n: n++,
  kind,
  seat,
  rule: "",
  cause: -1,
  fields,
});
const animal = (tag: string, change: Partial<AnimalView> = {}): AnimalView => ({
  tag,
  seat: Number(tag[1]) - 1,
  number: 1,
  card: "",
  traits: [],
  food: 0,
  appetite: 1,
  hunger: 1,
  fed: false,
  fat: 0,
  stored: 0,
  fat_room: 0,
  marks: [],
  blue: 0,
  hunters: [],
  shields: [],
  ...change,
});
const seat = (number: number, ...animals: AnimalView[]): OriginSeatView => ({
  seat: number,
  hand: 0,
  cards: [],
  discard: 0,
  discarded: [],
  animals,
  pairs: [],
  score: { animals: 2 * animals.length, traits: 0, bonus: 0, variant: 0, total: 2 * animals.length },
  passed: false,
  partner: -1,
  declared: -1,
  waived: false,
});
const table = (seats: OriginSeatView[], change: Partial<OriginView> = {}): OriginView =>
  ({
    viewer: 0,
    round: 2,
    phase: "feeding",
    turn: 1,
    centre: 3,
    rolled: [],
    attack: null,
    seats,
    ...change,
  }) as OriginView;

const alive = (beat: Beat | undefined, number: number): string[] =>
  beat?.view.seats[number]?.animals.map((one) => one.tag) ?? [];
const food = (beat: Beat | undefined, tag: string): number | undefined =>
  beat?.view.seats.flatMap((one) => one.animals).find((one) => one.tag === tag)?.food;

describe("a hunt", () => {
  const hunter = animal("P2a", { appetite: 2, hunger: 2 });
  const before = table([seat(0, animal("P1a")), seat(1, hunter)]);
  const fed = { ...hunter, food: 2, blue: 2, hunger: 0, fed: true, marks: ["hunted"] };
  const after = table([seat(0), seat(1, fed)]);
  const found = beats(
    before,
    [
      event("hunt_announced", 1, { animal: "P2a", prey: "P1a" }),
      event("ran", 0, { animal: "P1a", die: 2, escaped: false }),
      event("eaten", 0, { animal: "P1a", hunter: "P2a" }),
      event("buried", 0, { animal: "P1a", cards: 1 }),
      event("food_received", 1, { animal: "P2a", eaten: 2, stored: 0 }),
    ],
    after,
  );
  it("is announced, the die falls, the prey dies, and then the hunter eats", () => {
    expect(found.map((beat) => beat.motions.map((one) => one.kind))).toEqual([
      ["hunt"],
      ["die"],
      ["dies"],
      ["token", "token"],
    ]);
    expect(found.map((beat) => alive(beat, 0))).toEqual([["P1a"], ["P1a"], [], []]);
    expect(found.map((beat) => food(beat, "P2a"))).toEqual([0, 0, 0, 2]);
  });
  it("shows hunter and prey until it is over", () => {
    expect(found.map((beat) => beat.view.attack?.prey)).toEqual(["P1a", "P1a", undefined, undefined]);
  });
  it("waits where the viewer has lost an animal, and only there", () => {
    expect(found.map((beat) => beat.losses)).toEqual([0, 0, 1, 0]);
  });
  it("counts the points of those who live", () => {
    expect(found.map((beat) => beat.view.seats[0]!.score.total)).toEqual([2, 2, 0, 0]);
  });
  it("ends with the view of the server", () => {
    expect(found.at(-1)!.view).toBe(after);
  });
});

describe("a phase", () => {
  it("is there on the table before what it brings is shown", () => {
    const before = table([seat(0, animal("P1a")), seat(1)], { phase: "evolution", rolled: [] });
    const after = table([seat(0, animal("P1a")), seat(1)], { centre: 6, rolled: [4], bonus: 2 });
    const found = beats(
      before,
      [
        event("passed", 0),
        event("phase_began", -1, { phase: "feeding" }),
        event("rolled_for_food", -1, { die: 4 }),
        event("food_supplied", -1, { n: 6 }),
      ],
      after,
    );
    expect(found.map((beat) => beat.motions.map((one) => one.kind))).toEqual([[], [], ["die", "supply"]]);
    expect(found.map((beat) => beat.turns)).toEqual([false, true, false]);
    expect(found.map((beat) => beat.view.phase)).toEqual(["evolution", "feeding", "feeding"]);
  });
});

describe("extinction", () => {
  it("is seen before the next round begins", () => {
    const before = table([seat(0, animal("P1a")), seat(1, animal("P2a", { food: 1, fed: true, hunger: 0 }))]);
    const after = table([seat(0), seat(1, animal("P2a"))], { round: 3, phase: "evolution" });
    const found = beats(
      before,
      [
        event("passed", 0),
        event("phase_ended", -1, { phase: "feeding" }),
        event("phase_began", -1, { phase: "extinction" }),
        event("starved", 0, { animal: "P1a", food: 0, appetite: 1 }),
        event("buried", 0, { animal: "P1a", cards: 1 }),
        event("food_removed", 1, { animal: "P2a", n: 1 }),
        event("round_began", 1, { round: 3, last: false }),
        event("phase_began", -1, { phase: "evolution" }),
      ],
      after,
    );
    const loss = found.find((beat) => beat.losses)!;
    expect(loss.view.phase).toBe("extinction");
    expect(loss.view.round).toBe(2);
    expect(alive(loss, 0)).toEqual([]);
    expect(alive(loss, 1)).toEqual(["P2a"]);
    expect(found.at(-1)!.view).toBe(after);
  });
  it("tells who dies of poison apart from who starves", () => {
    const before = table([seat(0, animal("P1a"), animal("P1b"))], { phase: "extinction" });
    const found = beats(
      before,
      [
        event("starved", 0, { animal: "P1a", food: 0, appetite: 1 }),
        event("died_of_poison", 0, { animal: "P1b" }),
      ],
      table([seat(0)], { phase: "extinction" }),
    );
    expect(found[0]).toMatchObject({ losses: 2, poisoned: 1 });
  });
  it("of several is one moment", () => {
    const before = table([seat(0, animal("P1a"), animal("P1b"))]);
    const found = beats(
      before,
      [
        event("starved", 0, { animal: "P1a", food: 0, appetite: 1 }),
        event("buried", 0, { animal: "P1a", cards: 1 }),
        event("starved", 0, { animal: "P1b", food: 0, appetite: 1 }),
        event("buried", 0, { animal: "P1b", cards: 1 }),
      ],
      table([seat(0)]),
    );
    expect(found.map((beat) => beat.losses).filter(Boolean)).toEqual([2]);
  });
});

describe("a die", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("document", { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  it("is not told before it lies", () => {
    const before = table([seat(0, animal("P1a")), seat(1, animal("P2a"))]);
    const told: number[] = [];
    const screen = {
      ...{ table: null, play: null, isHeld: false, lines: [], coached: false },
      hold: (_: PlayOf<OriginView>, upTo: number): void => void told.push(upTo),
      release: (): void => {},
    } as unknown as StoryTable<OriginView>;
    const play = (view: OriginView): PlayOf<OriginView> =>
      ({ view, prompt: { yours: false } }) as unknown as PlayOf<OriginView>;
    const events = [
      event("hunt_announced", 1, { animal: "P2a", prey: "P1a" }),
      event("ran", 0, { animal: "P1a", die: 5, escaped: true }),
    ];
    const [announced, ran] = events.map((one) => one.n) as [number, number];
    const story = new Story(screen);
    story.hear({ events, lines: [], before: play(before), after: play(before) });
    expect(told.at(-1)).toBe(announced);
    vi.advanceTimersToNextTimer(); // the hunter has run, the die is thrown
    expect(told.at(-1)).toBe(announced);
    vi.advanceTimersToNextTimer(); // it lies
    expect(told.at(-1)).toBe(ran);
    vi.runAllTimers();
    expect(story.upTo).toBe(Infinity);
  });
  it("is seen before the next question, which would lie over it and tell how it falls", () => {
    const asked: boolean[] = [];
    const screen = {
      ...{ table: null, play: null, isHeld: false, lines: [{ n: 0, text: "ran" }], coached: false },
      hold: ({ prompt }: PlayOf<OriginView>): void => void asked.push(prompt.yours),
      release: (): void => void asked.push(true),
    } as unknown as StoryTable<OriginView>;
    const seats = [seat(0, animal("P1a")), seat(1, animal("P2a"))];
    const owed = { decision: "defence", decider: 0 } as Partial<OriginView>;
    const play = (view: OriginView): PlayOf<OriginView> =>
      ({ view, prompt: { yours: true } }) as unknown as PlayOf<OriginView>;
    const story = new Story(screen);
    const ran = event("ran", 0, { animal: "P1a", die: 2, escaped: false });
    // The page was opened while the hunt ran: its beginning is not known.
    story.hear({
      events: [ran],
      lines: [],
      before: play(table(seats, owed)),
      after: play(table(seats, owed)),
    });
    expect(asked).not.toContain(true);
    vi.runAllTimers();
    expect(asked.at(-1)).toBe(true);
    (screen.lines as { n: number; text: string }[]).splice(0, 1, { n: ran.n, text: "ran" });
    expect(story.chain.map((line) => line.text)).toEqual(["ran"]);
  });
});
