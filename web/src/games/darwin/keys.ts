// What the keys of the table do.

import { say } from "../../lib/live.svelte";
import { t } from "../../lib/words.svelte";
import { focusFirst, focusNextLit, lookAtFocus } from "./focus";
import type { Gestures } from "./gestures.svelte";
import { seatInWords } from "./spoken";
import type { Turn } from "./turn.svelte";
import type { DarwinView } from "./wire";

interface Told {
  view: DarwinView;
  names: readonly string[];
  /** There is something to list. */
  hasList: boolean;
  /** Ends the story that the table waits for. */
  skip: (() => void) | undefined;
  tellAgain: () => void;
}

export function keysOf(turn: Turn, gestures: Gestures, told: Told): Record<string, () => void> {
  const { view, names, hasList, skip, tellAgain } = told;
  const tellSeat = (seat: number): void => {
    const found = view.seats.find((one) => one.seat === seat);
    if (found) say(seatInWords(view, found, seat === view.viewer ? t("you") : (names[seat] ?? "")));
  };
  return {
    a: () => (turn.listing = hasList),
    // Only what waits is confirmed, and the end of a turn; a pass never.
    seal: () => {
      const { ending } = turn;
      if (skip) turn.guard.press(skip);
      else if (turn.building) turn.guard.press(() => void gestures.placeReady());
      else if (ending) turn.guard.press(() => void turn.act(ending));
      else say(t("nothing-to-confirm"));
    },
    undo: () => gestures.undo(),
    p: () => {
      const { passing } = turn;
      if (passing) gestures.askToPass(passing);
      else say(t("no-pass"));
    },
    c: () => gestures.begin(),
    m: () => gestures.seek("mutate"),
    g: () => gestures.seek("migrate"),
    t: () => {
      gestures.tab = "zone";
      focusFirst(".zone .card");
    },
    v: () => (gestures.look = { forecast: true }),
    i: () => (gestures.look = lookAtFocus()),
    n: focusNextLit,
    x: () => tellSeat(view.viewer),
    r: tellAgain,
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [String(n), () => gestures.number(n)])),
    ...Object.fromEntries(view.seats.map((seat) => [`o${seat.seat + 1}`, () => tellSeat(seat.seat)])),
  };
}
