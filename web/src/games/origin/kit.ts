import type { OriginView } from "./wire";
import { listed, t } from "../../lib/words.svelte";
import type { GameKit } from "../kit";
import { animalArt } from "./art";
import { PAIR_TRAITS } from "./gestures";

export const origin: GameKit<OriginView> = {
  Table: () => import("./Table.svelte"),
  Moment: () => import("./Moment.svelte"),
  Cards: () => import("./Cards.svelte"),
  Legend: () => import("./Legend.svelte"),
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
      animalArt({ traits: ["carnivorous", "sharp_vision", "running"] }),
      animalArt({ traits: ["swimming", "fat_tissue"] }),
      animalArt({ traits: ["camouflage", "burrowing", "poisonous"] }),
    ],
    modes: [""],
  },
  learn: () => ({
    rules: animalArt({ traits: ["carnivorous", "swimming"] }),
    cards: animalArt({ traits: ["running", "tail_loss"] }),
    lesson: animalArt({ traits: ["sharp_vision", "fat_tissue"] }),
  }),
  hasTeams: (info) => info.options["teams"] === "on",
  creature: ({ tag, traits }) => ({
    name: t("result-animal", { tag }),
    picture: animalArt({ traits: [...new Set(traits)].filter((trait) => !PAIR_TRAITS.includes(trait)) }),
    note: listed(traits.map((one) => t(`trait-${one}`))),
  }),
};
