import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  ACCOUNT as ERA,
  CARDS as DARWIN,
  LESSONS as DARWIN_LESSONS,
  type Moment as DarwinMoment,
} from "../src/games/darwin/tips";
import { lightsOf as darwinLights, places as darwinPlaces } from "../src/games/darwin/lights";
import { lightsOf as originLights, places as originPlaces } from "../src/games/origin/lights";
import {
  ACCOUNT as ROUND,
  CARDS as ORIGIN,
  LESSONS as ORIGIN_LESSONS,
  type Moment as OriginMoment,
} from "../src/games/origin/tips";
import { selectorOf } from "../src/lesson/lights";
import type { Fresh } from "../src/lib/model";
import { forgetRead, isFirstGame, keepRead, readCards } from "../src/lib/taught.svelte";
import { cardsFor, Coach } from "../src/table/coach.svelte";
import type { OriginView } from "../src/games/origin/wire";
import type { DarwinView } from "../src/games/darwin/wire";
import type { EventView } from "../src/wire";

vi.spyOn(console, "error").mockImplementation(() => {}); // the page's words are not loaded here

const GAMES = join(import.meta.dirname, "../../src/galapagos/games");
/** Every text of a game's coach, in a language. */
function texts(game: string, language: string): string[] {
  const file = readFileSync(join(GAMES, game, "words", language, "web_coach.ftl"), "utf-8");
  return [...file.matchAll(/^(coach-\S+) =/gm)].map((found) => found[1]!);
}

let n = 0;
const event = (kind: string, fields: EventView["fields"] = {}, seat = 0): EventView => ({
  n: n++,
  kind,
  seat,
  rule: "",
  cause: -1,
  fields,
});
const animal = (tag: string, more: object = {}): object => ({
  tag,
  food: 0,
  appetite: 1,
  fed: false,
  hunters: [],
  shields: [],
  ...more,
});
const origin = (view: object, parts: object[] = [], face?: string): OriginMoment => {
  const seats = [
    { seat: 0, animals: [] },
    { seat: 1, animals: [animal("P2a")] },
  ];
  const given = {
    game: "origin",
    viewer: 0,
    round: 1,
    phase: "evolution",
    last: false,
    centre: 7,
    seats,
    ...view,
  };
  const actions = parts.map((one) => ({ text: "", label: "", parts: { game: "origin", ...one } }));
  const legal = { seat: 0, complete: true, actions, auto: "", builder: null };
  return {
    view: given as unknown as OriginView,
    legal: legal as unknown as OriginMoment["legal"],
    pick: face ? { face } : {},
    names: ["Ana", "Bo"],
  };
};
const keysOf = (moment: OriginMoment): string[] => cardsFor("origin", ORIGIN, moment).map((one) => one.id);
const lightsOf = (moment: OriginMoment, key: string): readonly string[] =>
  cardsFor("origin", ORIGIN, moment).find((one) => one.key === `coach-origin-${key}`)!.lights;

beforeEach(() => forgetRead(["origin", "darwin", "chess"]));

describe("every card and every sentence of a coach", () => {
  it.each([
    ["origin", ORIGIN],
    ["darwin", DARWIN],
  ])("has its text in every language: %s", (game, cards) => {
    for (const language of readdirSync(join(GAMES, game, "words"), { withFileTypes: true })) {
      if (!language.isDirectory() || language.name.startsWith("_")) continue;
      const found = texts(game, language.name);
      for (const key of Object.keys(cards)) expect(found, language.name).toContain(`coach-${game}-${key}`);
      expect(found).toContain(`coach-${game}-recap-title`);
    }
  });
});

describe("the coach of Origin", () => {
  it("sends food to who is hungry, not to who eats for its fat", () => {
    const animals = [animal("P1a", { fed: true }), animal("P1b")];
    const seats = [
      { seat: 0, animals },
      { seat: 1, animals: [] },
    ];
    const takes = (...tags: string[]): object[] => tags.map((tag) => ({ kind: "take", animal: tag }));
    const feeding = { phase: "feeding", seats };
    expect(lightsOf(origin(feeding, takes("P1a", "P1b")), "feed")).toEqual(["animal P1b"]);
    expect(keysOf(origin(feeding, takes("P1a")))).not.toContain("feed");
  });
  const own = (more: object = {}): object[] => [
    { seat: 0, animals: [animal("P1a", more)] },
    { seat: 1, animals: [animal("P2a")] },
  ];
  it("begins with the goal, then points at a card, then at where it goes", () => {
    const start = origin({}, [{ kind: "play_animal", face: "running" }]);
    expect(keysOf(start)).toEqual(["goal", "start"]);
    expect(lightsOf(start, "start")).toEqual(["hand any"]);
    expect(lightsOf(origin({}, [], "running"), "start")).toEqual(["animal new"]);
  });
  it("points at the animal that can take the trait of the picked card", () => {
    const parts = [
      { kind: "play_trait", face: "running", trait: "running", animal: "P1a" },
      { kind: "play_pair", face: "symbiosis", trait: "symbiosis", animal: "P1a", target: "P1b" },
    ];
    expect(keysOf(origin({ seats: own() }, parts))).not.toContain("trait");
    expect(lightsOf(origin({ seats: own() }, parts, "running"), "trait")).toEqual(["animal P1a"]);
    expect(keysOf(origin({ seats: own() }, parts, "running"))).not.toContain("pair");
    expect(lightsOf(origin({ seats: own() }, parts, "symbiosis"), "pair")).toEqual(["animal P1a"]);
  });
  it("warns of the surest hunter before it hunts, once a round", () => {
    const hunters = [
      { tag: "P2a", catch: 0.5 },
      { tag: "P2b", catch: 1 },
    ];
    const moment = origin({ phase: "feeding", seats: own({ hunters }) });
    const [card] = cardsFor("origin", ORIGIN, moment).filter((one) => one.about);
    expect(card).toMatchObject({ id: "threat 1", lights: ["animal P1a"] });
    expect(card!.values).toMatchObject({ odds: "100%", trait: "no" });
    expect(keysOf(origin({ phase: "feeding", seats: own() }))).not.toContain("threat 1");
  });
  it("says that a trait can save an animal if its owner holds one for it", () => {
    const seats = own({ hunters: [{ tag: "P2b", catch: 1 }] });
    const helped = (tag: string): unknown => {
      const parts = [{ kind: "play_trait", face: "running", trait: "running", animal: tag }];
      return cardsFor("origin", ORIGIN, origin({ seats }, parts)).find((one) => one.about)?.values?.["trait"];
    };
    expect(helped("P1a")).toBe("yes");
    expect(helped("P1b")).toBe("no");
  });
  it("names the ability that can be used, where its button is", () => {
    for (const [kind, key] of [
      ["hunt", "hunt"],
      ["pirate", "pirate"],
      ["graze", "graze"],
      ["hibernate", "hibernate"],
      ["burn", "fat"],
    ] as const)
      expect(lightsOf(origin({ phase: "feeding", seats: own() }, [{ kind, animal: "P1a" }]), key)).toEqual([
        `verb ${kind}`,
      ]);
  });
  it("points at the partner that may eat: that has no button", () => {
    const use = { kind: "use_pair", trait: "cooperation", animal: "P1a", target: "P1b" } as const;
    expect(lightsOf(origin({ phase: "feeding", seats: own() }, [use]), "partner")).toEqual(["animal P1b"]);
    expect(originLights({ game: "origin", ...use })).toEqual(["animal P1b"]);
  });
  it("tells of a round by its events: the food, who died and why, the cards", () => {
    const { view } = origin({ seats: own() });
    const said = ROUND.says(
      [
        event("food_supplied", { n: 6 }),
        event("eaten", { animal: "P1b", hunter: "P2a" }),
        event("starved", { animal: "P1c", food: 1, appetite: 2 }),
        event("died_of_poison", { animal: "P1c" }),
        event("starved", { animal: "P2c", food: 0, appetite: 1 }, 1),
        event("card_dealt", { face: "" }),
        event("card_dealt", { face: "" }),
        event("card_dealt", { face: "" }, 1),
      ],
      view,
      view,
    );
    expect(said.map(([key]) => key.replace("coach-origin-", ""))).toEqual([
      "food",
      "eaten",
      "starved",
      "cards",
    ]);
    expect(said[2]![1]).toMatchObject({ food: 1, appetite: 2 });
    expect(said[3]![1]).toEqual({ cards: 2 });
  });
});

describe("what an action is about", () => {
  it("is pointed at piece by piece, in the order of the taps", () => {
    const pair = {
      kind: "play_pair",
      face: "symbiosis",
      trait: "symbiosis",
      animal: "P1a",
      target: "P1b",
    } as const;
    expect(originLights({ game: "origin", ...pair })).toEqual(["face symbiosis", "animal P1a", "animal P1b"]);
    expect(originLights({ game: "origin", kind: "play_animal", face: "running" })).toEqual([
      "face running",
      "animal new",
    ]);
    expect(originLights({ game: "origin", kind: "hunt", animal: "P1a", target: "P2a" })[0]).toBe("verb hunt");
    expect(originLights({ game: "origin", kind: "pass" })).toEqual(["seal any"]);
    const create = { kind: "create", slot: 2, cards: ["a-body", "b-head"] } as const;
    const lights = darwinLights({ game: "darwin", ...create, cards: [...create.cards] });
    expect(lights).toEqual(["key c", "card a-body", "card b-head", "slot 2"]);
    expect(darwinLights({ game: "darwin", kind: "migrate", species: 3, slot: 1 })).toEqual([
      "species 3",
      "slot 1",
    ]);
    expect(darwinLights({ game: "darwin", kind: "draw", size: "large" })).toEqual(["key 2"]);
    for (const light of [...lights, "seal any"]) expect(selectorOf(light, darwinPlaces)).not.toBe("");
  });
});

describe("the coach of Darwin", () => {
  const species = { uid: 3, owner: 0, slot: 1, cards: [], rank: 1, acted: false, feeding: "fed" };
  const darwin = (view: object, more: object = {}): DarwinMoment => ({
    view: {
      ...{
        game: "darwin",
        viewer: 0,
        era: 1,
        eras: 2,
        phase: "action",
        turn: 0,
        event: "",
        slots: [],
        seats: [],
      },
      ...{ trial_era: false, food_counts: true, draft: null, forecast: null, zone: [] },
      ...view,
    } as unknown as DarwinView,
    legal: { actions: [], builder: { create: true, mutate: true } } as unknown as DarwinMoment["legal"],
    building: false,
    build: null,
    ...more,
  });
  const found = (moment: DarwinMoment): [string, readonly string[]][] =>
    cardsFor("darwin", DARWIN, moment).map((one) => [one.id, one.lights]);
  const slots = [{ slot: 1, ground: "biome", biome: "savanna", species: [species] }];
  it("says that nothing is final only where something can be taken back", () => {
    const ending = (...kinds: string[]): string[] => {
      const actions = kinds.map((kind) => ({ parts: { kind } }));
      return found(darwin({}, { legal: { actions, builder: null } })).map(([id]) => id);
    };
    expect(ending("confirm", "take_back")).toContain("finish");
    // Who has passed in a team ends a turn in which nothing was done.
    expect(ending("confirm")).not.toContain("finish");
  });
  it("leads from the goal to a body, a head and a green biome", () => {
    expect(found(darwin({})).map(([id]) => id)).toEqual(["goal", "body"]);
    const body = { building: true, build: { cards: [{ place: "body", card: "x" }], verdicts: [] } };
    expect(found(darwin({}, body)).map(([id]) => id)).toEqual(["head"]);
    const whole = [{ place: "body" }, { place: "head" }];
    const red = { building: true, build: { cards: whole, verdicts: [{ legal: false, slot: 1 }] } };
    expect(found(darwin({ slots }, red))[0]).toEqual(["red", ["biome savanna"]]);
    const green = { building: true, build: { cards: [{}, {}], verdicts: [{ legal: true, slot: 1 }] } };
    expect(found(darwin({ slots }, green))).toContainEqual(["green", ["biome savanna"]]);
  });
  it("warns of what the forecast says, each kind of death once an Era", () => {
    const forecast = { deaths: [{ species: 3, death: "hunger", rule: "", by: -1 }] };
    expect(found(darwin({ slots, forecast }))).toContainEqual(["threat 1 hunger", ["species 3"]]);
    const theirs = { deaths: [{ species: 9, death: "hunger", rule: "", by: -1 }] };
    expect(found(darwin({ slots, forecast: theirs })).map(([id]) => id)).not.toContain("threat 1 hunger");
  });
  it("tells of an Era by its events: who died and why, what was earned, what came", () => {
    const { view } = darwin({ slots });
    const said = ERA.says(
      [
        event("died", { species: 3, death: "hunger", slot: 1, by: -1 }),
        event("died", { species: 8, death: "eaten", slot: 1, by: 3 }),
        event("points_earned", { species: 3, n: 2, step: 4, place: 0 }),
        event("points_earned", { species: 8, n: 5, step: 4, place: 0 }),
        event("event_revealed", { event: "epidemic" }),
      ],
      view,
      darwin({}).view,
    );
    expect(said.map(([key]) => key.replace("coach-darwin-", ""))).toEqual(["died", "earned", "next"]);
    expect(said[0]![1]).toMatchObject({ death: "hunger" });
    expect(said[1]![1]).toEqual({ points: 2, kids: "no" });
  });
  it("does not tell kids of food, which they have none of, nor of the three strongest", () => {
    const kids = darwin({ mode: "kids" });
    expect(cardsFor("darwin", DARWIN, kids)[0]!.values).toMatchObject({ kids: "yes" });
    const second = [{ ...slots[0]!, species: [{ ...species, rank: 2 }] }];
    expect(found(darwin({ slots: second })).map(([id]) => id)).toContain("rank");
    const theirs = darwin({ mode: "kids", slots: second });
    expect(found(theirs).map(([id]) => id)).not.toContain("rank");
    const points = event("points_earned", { species: 3, n: 2, step: 4, place: 0 });
    const said = ERA.says([points], theirs.view, theirs.view);
    expect(said.at(-1)).toEqual(["coach-darwin-earned", { points: 2, kids: "yes" }]);
  });
  it("does not point at an event that the builder of a phone covers", () => {
    const struck = { slots, event: "epidemic" };
    expect(found(darwin(struck)).map(([id]) => id)).toContain("event");
    const moment = darwin(struck, { building: true });
    expect(found(moment).map(([id]) => id)).not.toContain("event");
  });
  it("says of a first Era without points that it was for practice, and how many biomes are new", () => {
    const first = darwin({ trial_era: true, slots }).view;
    const replaced = [1, 2].map((slot) => event("biome_replaced", { slot }));
    const said = ERA.says([...replaced, event("era_began", { era: 2 })], first, darwin({ slots }).view);
    expect(said.at(-1)).toEqual(["coach-darwin-trial_over", { n: 2 }]);
    const [goal] = cardsFor("darwin", DARWIN, darwin({ trial_era: true }));
    expect(goal!.values).toMatchObject({ trial: "yes" });
  });
});

describe("a coach", () => {
  const fresh = (events: EventView[]): Fresh<OriginView> => {
    const { view } = origin({});
    const play = { view } as Fresh<OriginView>["after"];
    return { events, lines: [], before: play, after: play };
  };
  it("shows a card once, for good; a warning again for something else, and only in a first game", () => {
    const coach = new Coach<OriginView, number>(
      "chess",
      { one: () => true, two: (at) => ({ about: `${at}` }) },
      ROUND,
    );
    const ids = (at: number): string[] => coach.fitting(at).map((one) => one.id);
    expect(ids(1)).toEqual(["one", "two 1"]);
    for (const card of coach.fitting(1)) coach.close(card);
    expect(ids(1)).toEqual([]);
    expect(ids(2)).toEqual(["two 2"]);
    expect(readCards("chess")).toEqual(["one"]);
    expect(isFirstGame("chess")).toBe(true);
    coach.hear(fresh([event("game_ended")]));
    expect(isFirstGame("chess")).toBe(false);
    expect(ids(3)).toEqual([]);
  });
  it("leads from a card to the lesson about it, if there is one", () => {
    const lessons = { one: "first" };
    const coach = new Coach<OriginView, number>("go", { one: () => true, two: () => true }, ROUND, lessons);
    expect(coach.fitting(0).map((card) => card.lesson)).toEqual(["first", ""]);
  });
  it.each([
    ["origin", Object.keys(ORIGIN), ORIGIN_LESSONS],
    ["darwin", Object.keys(DARWIN), DARWIN_LESSONS],
  ] as const)("knows cards and lessons of %s that there are", (game, cards, lessons) => {
    const files = readdirSync(join(GAMES, game, "lessons")).map((name) => name.replace(/^\d+-|\.yaml$/g, ""));
    for (const [card, lesson] of Object.entries(lessons)) {
      expect(cards).toContain(card);
      expect(files).toContain(lesson);
    }
  });
  it("tells of the first round it has heard from its beginning, before anything else", () => {
    const coach = new Coach<OriginView, number>("chess", { one: () => true }, ROUND);
    coach.hear(fresh([event("starved", { animal: "P1a" }), event("round_began", { round: 2 })]));
    expect(coach.fitting(0).map((one) => one.id)).toEqual(["one"]);
    coach.hear(fresh([event("phase_began", { phase: "feeding" }), event("food_supplied", { n: 4 })]));
    coach.hear(fresh([event("round_began", { round: 3 })]));
    const [recap] = coach.fitting(0);
    expect(recap!.id).toBe("recap");
    expect(recap!.sentences).toEqual(["coach-origin-food", "coach-origin-all_live"]);
    coach.close(recap!);
    expect(coach.fitting(0).map((one) => one.id)).toEqual(["one"]);
  });
  it("tells of a round until the next one has come so far, and of no other", () => {
    const coach = new Coach<OriginView, number>("chess", { one: () => true }, ROUND);
    const ids = (): string[] => coach.fitting(0).map((one) => one.id);
    const feeds = [event("phase_began", { phase: "feeding" }), event("food_supplied", { n: 4 })];
    for (const after of [["recap", "one"], ["one"]]) {
      coach.hear(fresh(feeds));
      expect(ids()).toEqual(["one"]);
      coach.hear(fresh([event("round_began", { round: 3 })]));
      expect(ids()).toEqual(after);
    }
  });
  it("points only at what can be found", () => {
    for (const light of ["hand any", "animal new", "seal pass"])
      expect(selectorOf(light, originPlaces)).not.toBe("");
    for (const light of ["deck any", "trade zone", "event any", "seal pass"])
      expect(selectorOf(light, darwinPlaces)).not.toBe("");
  });
  it("keeps what was read in this browser until it is wanted anew", () => {
    keepRead("chess", "one");
    keepRead("chess", "one");
    expect(readCards("chess")).toEqual(["one"]);
    forgetRead(["chess"]);
    expect(readCards("chess")).toEqual([]);
  });
});
