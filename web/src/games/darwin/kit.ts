import type { DarwinView } from "./wire";
import type { GameKit } from "../kit";
import { cardArt, creatureArt, landArt, speciesArt } from "./art";
import { kindName, loadCards, signOf } from "./cards.svelte";
import { homeOf } from "./home";
import { endsHunger } from "./hunger";
import { lightsOf, places } from "./lights";

export const darwin: GameKit<DarwinView> = {
  Table: () => import("./Table.svelte"),
  Moment: () => import("./Moment.svelte"),
  Cards: () => import("./Cards.svelte"),
  Legend: () => import("./Legend.svelte"),
  load: loadCards,
  sign: signOf,
  keys: [
    ["A", "key-all"],
    ["P", "key-pass"],
    ["N", "key-lit"],
    ["I", "key-peek"],
    ["C, M, G, T", "key-darwin-verbs"],
    ["1–5", "key-biome"],
    ["Backspace", "key-take-off"],
    ["X", "key-state"],
    ["O, 1–6", "key-seat"],
    ["V", "key-forecast"],
    ["R", "key-story"],
  ],
  wishes: { refill: "even", requests: "decline", trade: "wait" },
  front: {
    landscape: "savanna",
    creatures: () => [
      creatureArt(["american-bison-head", "atlantic-bluefin-tuna-body", "scarlet-macaw-wings"]),
      creatureArt(["ring-tailed-lemur-head", "snow-leopard-body", "chilean-flamingo-legs1"]),
    ],
    modes: ["beginner", "", "kids"],
  },
  learn: () => ({
    rules: creatureArt(["bongo-head", "snow-leopard-body"]),
    cards: cardArt("scarlet-macaw-wings"),
    lesson: creatureArt(["giraffe-head", "meerkat-body", "emu-legs1"]),
    puzzles: creatureArt(["ring-tailed-lemur-head", "giraffe-body", "chilean-flamingo-legs1"]),
  }),
  coached: true,
  places,
  lights: lightsOf,
  endsLoss: endsHunger,
  hasTeams: (info) => info.mode === "team",
  home: (view, seats) => {
    const slot = homeOf(view.slots, seats);
    return slot && landArt(slot);
  },
  creature: (one) => ({ name: kindName(one.cards), picture: speciesArt(one), note: "" }),
};
