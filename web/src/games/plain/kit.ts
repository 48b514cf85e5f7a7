import type { GameKit } from "../kit";

/** What a game is played on that has no board of its own. */
export const plain: GameKit = {
  Table: () => import("./Table.svelte"),
  Moment: () => import("./Moment.svelte"),
  keys: [["A", "key-all"]],
  front: { landscape: "", creatures: () => [], modes: [""] },
};
