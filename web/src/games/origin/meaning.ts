// What a tap on a dimmed piece was meant to be, so that the server can say what stands against it.

import type { ReasonView } from "../../wire";
import type { OriginParts, OriginView } from "./wire";
import { PAIR_TRAITS, type Pick, type Pieces } from "./gestures";

type Meant = Pieces & { n?: number };

const PREY = /^(prey_|victim_|hunter_swims|representative)/;

/** Return what the tap may have meant, most likely first; nothing if it meant no action. Some of it is
 * none that there is: the server says so. */
export function meant(view: OriginView, pick: Pick, tag: string): OriginParts[] {
  return meanings(view, pick, tag).map((one) => ({ game: "origin", ...one }) as OriginParts);
}

function meanings(view: OriginView, pick: Pick, tag: string): Meant[] {
  const own = view.seats[view.viewer];
  const mine = own?.animals.some((animal) => animal.tag === tag) ?? false;
  if (pick.face) {
    const { face } = pick;
    const traits = pick.trait ? [pick.trait] : face.split("/");
    return traits.map((trait) => {
      if (!PAIR_TRAITS.includes(trait)) return { kind: "play_trait", face, trait, animal: tag };
      const other = pick.animal ?? own?.animals.find((animal) => animal.tag !== tag)?.tag ?? tag;
      return { kind: "play_pair", face, trait, animal: other, target: tag };
    });
  }
  if (view.phase !== "feeding") return [];
  const kind = pick.kind ?? "take";
  if (pick.animal) return [{ kind, animal: pick.animal, target: tag }];
  if (!mine) return [];
  if (kind === "burn") return [{ kind, animal: tag, n: 1 }];
  if (kind === "hunt" || kind === "pirate") {
    const anyone = view.seats.flatMap((seat) => seat.animals).filter((animal) => animal.tag !== tag);
    return anyone.map((animal) => ({ kind, animal: tag, target: animal.tag }));
  }
  return [{ kind, animal: tag }];
}

/** Whether the tap named only who acts: what is wrong with every target is then beside the point. */
export function isAboutActor(pick: Pick): boolean {
  return !pick.face && !pick.animal && (pick.kind === "hunt" || pick.kind === "pirate");
}

/** Put the answers together: each reason once; what concerns the actor before the targets. */
export function gathered(answers: readonly ReasonView[][], aboutActor: boolean): ReasonView[] {
  const once = new Map<string, ReasonView>();
  for (const reason of answers.flat()) once.set(`${reason.code} ${reason.text}`, reason);
  const all = [...once.values()];
  const actor = all.filter((reason) => !PREY.test(reason.code));
  return aboutActor && actor.length ? actor : all;
}
