// The table in words, for those who listen and for whoever asks by key.

import type { BuildView, DarwinSeatView, DarwinView, VerdictView } from "./wire";
import { joined, t } from "../../lib/words.svelte";
import { kindName, slotTitle, titleAt } from "./cards.svelte";

/** A seat in one breath: points, cards, and its species by biome. */
export function seatInWords(view: DarwinView, seat: DarwinSeatView, name: string): string {
  const homes = view.slots
    .map((slot) => ({ slot, own: slot.species.filter((one) => one.owner === seat.seat) }))
    .filter(({ own }) => own.length)
    .map(({ slot, own }) =>
      t("lives-there", { biome: slotTitle(slot), species: own.map((one) => kindName(one.cards)).join(", ") }),
    );
  const doomed =
    view.forecast?.deaths.filter((fate) =>
      view.slots.some((slot) =>
        slot.species.some((one) => one.uid === fate.species && one.owner === seat.seat),
      ),
    ) ?? [];
  return joined([
    t("seat-state-darwin", { name, cards: seat.small + seat.large, points: seat.score.total }),
    ...(homes.length ? homes : [t("no-species")]),
    doomed.length ? t("pass-doomed", { n: doomed.length }) : "",
    seat.passed ? t("passed") : "",
  ]);
}

/** What every biome says to the species in the builder, shortly. */
export function verdictsInWords(view: DarwinView, build: BuildView): string {
  return build.verdicts
    .map((one) =>
      t("verdict-spoken", {
        biome: titleAt(view, one.slot),
        legal: one.legal ? "yes" : "no",
        rank: one.standing?.rank ?? 0,
        n: one.reasons.length,
      }),
    )
    .join(" ");
}

/** What one biome says, with all its reasons. */
export function verdictInWords(title: string, verdict: VerdictView): string {
  const words = verdict.legal
    ? (verdict.standing?.text ?? t("can-live"))
    : verdict.reasons.map((one) => one.text).join(" ");
  return `${title}: ${words}`;
}
