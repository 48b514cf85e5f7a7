import type { OriginView } from "./wire";
import { listed, t } from "../../lib/words.svelte";
import type { GameKit } from "../kit";
import { animalArt } from "./art";
import { called, spoken } from "./called";
import { PAIR_TRAITS } from "./gestures";
import { endsHunt } from "./hunted";
import { lightsOf, places } from "./lights";
import { signOf } from "./signs";

export const origin: GameKit<OriginView> = {
  Table: () => import("./Table.svelte"),
  Moment: () => import("./Moment.svelte"),
  Cards: () => import("./Cards.svelte"),
  Legend: () => import("./Legend.svelte"),
  sign: signOf,
  Standing: () => import("./DefenceOrder.svelte"),
  keys: [
    ["A", "key-all"],
    ["P", "key-pass"],
    ["N", "key-lit"],
    ["I", "key-peek"],
    ["F, H, B", "key-verbs"],
    ["X", "key-state"],
    ["O, 1–8", "key-seat"],
    ["V", "key-forecast"],
    ["R", "key-recap"],
  ],
  wishes: { scavenger: "hungriest", partner_food: "hungriest" },
  front: {
    landscape: "islands",
    creatures: () => [
      animalArt({ traits: ["carnivorous", "sharp_vision", "running"], seat: 1 }),
      animalArt({ traits: ["swimming", "fat_tissue"], seat: 0 }),
      animalArt({ traits: ["camouflage", "burrowing", "poisonous"], seat: 2 }),
    ],
    modes: [""],
  },
  learn: () => ({
    rules: animalArt({ traits: ["carnivorous", "swimming"], seat: 3 }),
    cards: animalArt({ traits: ["running", "tail_loss"], seat: 4 }),
    lesson: animalArt({ traits: ["sharp_vision", "fat_tissue"], seat: 0 }),
    puzzles: animalArt({ traits: ["mimicry", "piracy"], seat: 2 }),
  }),
  spoken,
  coached: true,
  places,
  lights: lightsOf,
  endsLoss: endsHunt,
  modeSwitches: ["teams", "variant"],
  hasTeams: (info) => info.options["teams"] === "on",
  creature: ({ tag, seat, number, traits }) => ({
    name: called(tag),
    picture: animalArt({ traits: traits.filter((trait) => !PAIR_TRAITS.includes(trait)), seat, number }),
    note: listed(traits.map((one) => t(`trait-${one}`))),
  }),
};
