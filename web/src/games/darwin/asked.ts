// The one sentence over the hand, where a gesture under way asks for more than the server does.

import type { DarwinView } from "./wire";
import { t } from "../../lib/words.svelte";
import { cardName, kindName, speciesOf, titleAt } from "./cards.svelte";
import type { Turn } from "./turn.svelte";

/** What is planned and not final, as short phrases. */
function draftOf(view: DarwinView): string[] {
  const main = view.draft?.main;
  const species = view.draft && speciesOf(view, view.draft.species);
  return [
    main && species
      ? t(`draft-${main.kind.replace("_twice", "")}`, {
          kind: kindName(species.cards),
          biome: titleAt(view, species.slot),
        })
      : "",
    view.draft?.give
      ? t("draft-trade", { give: cardName(view.draft.give), take: cardName(view.draft.take) })
      : "",
  ].filter(Boolean);
}

/** Return the question of the gesture or of the draft; empty if the server's own is to be shown. */
export function questionOf(view: DarwinView, turn: Turn): string {
  if (turn.seeking) return t(`seek-${turn.seeking}`);
  if (turn.building && turn.changing >= 0) return t("change-or-move");
  if (turn.building) return turn.cards.length ? t("builder-go-on") : t("builder-start");
  if (turn.giving) return t("trade-for");
  if (turn.taking) return t("trade-give");
  const draft = draftOf(view);
  return draft.length ? t("not-final", { draft: draft.join("; ") }) : "";
}
