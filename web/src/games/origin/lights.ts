// Where the pieces of Origin are found on its table, and which of them an action is about: the pieces to tap,
// one after the other.

import type { Places } from "../../lesson/lights";
import { VERBS } from "./gestures";
import type { OriginParts } from "./wire";

export const places: Places = {
  animal: (name) => `main [data-tag="${name}"]`,
  face: (name) => `.dock [data-face="${name}"]`,
  hand: () => ".dock [data-face]:not(.dimmed)",
};

export function lightsOf(parts: OriginParts): string[] {
  // It has no button: whoever is to eat is tapped.
  if (parts.kind === "use_pair") return [`animal ${parts.target}`];
  const pieces = [
    "face" in parts ? `face ${parts.face}` : "",
    VERBS.some((kind) => kind === parts.kind) ? `verb ${parts.kind}` : "",
    parts.kind === "play_animal" ? "animal new" : "",
    "animal" in parts ? `animal ${parts.animal}` : "",
    "target" in parts && parts.target ? `animal ${parts.target}` : "",
  ].filter(Boolean);
  return pieces.length ? pieces : ["seal any"];
}
