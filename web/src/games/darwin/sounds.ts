// What is heard of what happens at the table of Darwin, outside of the story.

import type { EventView } from "../../wire";
import type { Sound } from "../../lib/sound";

const SOUNDS: Record<string, Sound> = {
  created: "plop",
  mutated: "card",
  migrated: "dash",
  traded: "card",
  taken_over: "flag",
  leader: "flag",
  event_revealed: "event",
  died: "low",
  passed: "tick",
};

/** At most two sounds for a batch, and never one for the own draft. */
export function soundsOf(events: readonly EventView[], viewer: number): Sound[] {
  const found = events
    .filter((event) => event.seat !== viewer || event.kind === "died")
    .map((event) => SOUNDS[event.kind])
    .filter((name): name is Sound => name !== undefined);
  return [...new Set(found)].slice(0, 2);
}
