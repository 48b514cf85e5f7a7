// A seat in one breath, for those who listen and for whoever asks by key.

import type { OriginSeatView, OriginView } from "./wire";
import { joined, listed, t } from "../../lib/words.svelte";
import { called } from "./called";
import { hungry } from "./seats";

export function seatInWords(view: OriginView, seat: OriginSeatView, name: string): string {
  const starving = hungry(view, seat).map((animal) => called(animal.tag));
  const start = seat.seat === view.viewer ? "my-state" : "seat-state";
  const numbers = {
    name,
    animals: seat.animals.length,
    cards: seat.hand,
    centre: view.centre,
    points: seat.score.total,
  };
  return joined([
    t(start, numbers),
    starving.length ? t("state-hungry", { animals: listed(starving) }) : "",
    seat.passed ? t("state-passed", { name }) : "",
  ]);
}
