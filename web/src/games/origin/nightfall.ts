// From one time of the day to the next: what is drawn for the new one fades in over what was there, which
// stays until then. Opacity alone moves, so that the pictures are painted once.

import { isStill } from "../../lib/prefs.svelte";

export type Time = "day" | "dusk" | "night";
const TIMES: Record<string, Time> = { evolution: "day", feeding: "dusk" };
/** What time it is on the island in a phase. */
export const timeOf = (phase: string): Time => TIMES[phase] ?? "night";

const FADES = 1600;
interface Fade {
  duration: number;
  css: (share: number) => string;
}
export const comes = (_: Element): Fade => ({
  duration: isStill() ? 0 : FADES,
  css: (share) => `opacity: ${share}`,
});
export const stays = (_: Element): Fade => ({ duration: isStill() ? 0 : FADES, css: () => "opacity: 1" });
