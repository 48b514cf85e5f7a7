// What a hunt means for an animal, in few words: who could hunt it, how surely, or what keeps them off.

import { language, listed, t } from "../../lib/words.svelte";
import { called } from "./called";
import type { Outlook } from "./scouting.svelte";
import type { AnimalView } from "./wire";

/** A chance as this language writes it: 50%. */
export const odds = (share: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);

/** Chances from the least to the best: 50–100%. */
function span(shares: number[]): string {
  const [least, best] = [Math.min(...shares), Math.max(...shares)];
  if (odds(least) === odds(best)) return odds(best);
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).formatRange(
    least,
    best,
  );
}

export interface Threat {
  /** Seats of the hunters, each once. */
  seats: number[];
  /** What can be said of it, from the whole sentence to the chance alone: as much as there is room for. */
  words: string[];
  /** Nobody can hunt it, or nobody can catch it: no alarm. */
  safe: boolean;
}

/** Whether an animal could be hunted now; nothing where nobody hunts. */
export function threatOf({ hunters, shields }: AnimalView): Threat | undefined {
  if (!hunters.length) {
    const [shield] = shields;
    return shield ? { seats: [], words: [t(`safe-${shield}`)], safe: true } : undefined;
  }
  const seats = [...new Set(hunters.map((one) => Number(/\d+/.exec(one.tag)![0]) - 1))];
  const chances = hunters.map((one) => one.catch);
  const chance = span(chances);
  const names = listed(hunters.map((one) => called(one.tag)));
  const many = t("threat-many", { n: hunters.length });
  const who =
    hunters.length > 2
      ? [many]
      : hunters.length === 2
        ? [t("threat-one", { name: names }), many]
        : [t("threat-one", { name: names }), names];
  return {
    seats,
    words: [...who.map((one) => `${one} · ${chance}`), chance],
    safe: Math.max(...chances) === 0,
  };
}

/** The same for those who listen, and in the sheet of an animal. */
export function threatInWords(animal: AnimalView): string {
  const { hunters, shields } = animal;
  if (hunters.length)
    return t("threat-all", {
      hunters: listed(hunters.map((one) => `${called(one.tag)} (${odds(one.catch)})`)),
    });
  return shields.length
    ? t("outlook-shielded", { traits: listed(shields.map((one) => t(`trait-${one}`))) })
    : "";
}

/** What the picked hunter would meet, for those who listen. */
export function outlookInWords({ hunt, shields }: Outlook): string {
  const named = (traits: string[]): string => listed(traits.map((one) => t(`trait-${one}`)));
  if (!hunt) return shields.length ? t("outlook-shielded", { traits: named(shields) }) : "";
  const defences = hunt.defences.map((one) => one.trait);
  const chance = t("outlook-chance", { n: Math.round(hunt.catch * 100) });
  return defences.length ? `${chance} ${t("outlook-defences", { traits: named(defences) })}` : chance;
}
