// Keys of a review: arrows step, with Shift by turns, Home and End, space plays.

import type { Film } from "./film.svelte";

/** Do what a key stands for; returns whether it stands for something here. */
export function reviewKey(
  film: Pick<Film, "by" | "turn" | "jump" | "toggle" | "last">,
  event: KeyboardEvent,
): boolean {
  const target = event.target as Element | null;
  const typing = target?.closest("dialog[open], select, textarea, input:not([type='range'])");
  if (event.ctrlKey || event.metaKey || event.altKey || typing) return false;
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight": {
      const by = event.key === "ArrowLeft" ? -1 : 1;
      void (event.shiftKey ? film.turn(by) : film.by(by));
      return true;
    }
    case "Home":
      void film.jump(0);
      return true;
    case "End":
      void film.jump(film.last);
      return true;
    case " ":
      if (target?.closest("button, a, summary")) return false;
      film.toggle();
      return true;
    default:
      return false;
  }
}
