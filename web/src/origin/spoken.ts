// A seat in one breath, for those who listen and for whoever asks by key.

import type { OriginSeatView, OriginView } from "../wire";
import { listed, t } from "../lib/words.svelte";

export function seatInWords(view: OriginView, seat: OriginSeatView, name: string): string {
  const hungry = seat.animals.filter((animal) => !animal.fed).map((animal) => animal.tag);
  const start = seat.seat === view.viewer ? "my-state" : "seat-state";
  const numbers = {
    name,
    animals: seat.animals.length,
    cards: seat.hand,
    centre: view.centre,
    points: seat.score.total,
  };
  return [
    t(start, numbers),
    hungry.length ? t("state-hungry", { animals: listed(hungry) }) : "",
    seat.passed ? t("state-passed", { name }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
