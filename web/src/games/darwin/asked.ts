// The one sentence over the hand, where a gesture under way asks for more than the server does.

import type { DarwinView } from "./wire";
import { t } from "../../lib/words.svelte";
import { cardName, cardOf, kindName, speciesOf, titleAt } from "./cards.svelte";
import { handOf } from "./trade";
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

/** What is drawn so far: heads and bodies, where a species could be made of them. */
function drawnOf(view: DarwinView): string {
  // In the second Era of the beginner game nothing is created (DC-BEG-06).
  if (view.mode === "beginner" && view.era >= 1) return "";
  const count = (part: string): number => handOf(view).filter((id) => cardOf(id)?.part === part).length;
  return t("draw-counts", { heads: count("head"), bodies: count("body") });
}

/** The modes in which all three actions belong to every Era. */
const PLAIN: readonly string[] = ["base", "two", "team"];
/** What is left to do, where not everything is. */
function mayOf({ create, change }: Turn["can"]): string {
  return create && change ? "" : t(create ? "turn-create" : change ? "turn-change" : "turn-none");
}

/** Return the question of the gesture or of the draft; empty if the server's own is to be shown. */
export function questionOf(view: DarwinView, turn: Turn, asked: string): string {
  if (turn.byKind("draw").length) return `${asked} ${drawnOf(view)}`.trim();
  if (turn.seeking) return t(`seek-${turn.seeking}`);
  if (turn.building && turn.changing >= 0) return t("change-or-move");
  if (turn.building) return turn.cards.length ? t("builder-go-on") : t("builder-start");
  if (turn.giving) return `${t("trade-giving", { card: cardName(turn.giving) })} ${t("trade-for")}`;
  if (turn.taking) return `${t("trade-taking", { card: cardName(turn.taking) })} ${t("trade-give")}`;
  const draft = draftOf(view);
  if (draft.length) return t("not-final", { draft: draft.join("; ") });
  return turn.passing && PLAIN.includes(view.mode) ? mayOf(turn.can) : "";
}
