// What animals are called: a name that people can say, the same for the whole table. Tags such as P2c
// stay in records, in what is typed, and small in the sheet of an animal.

import { t } from "../../lib/words.svelte";

const TAG = /^P(\d+)([a-z]+)$/;
const TAGS = /P[1-8][a-z]+(?![a-z])/g;

/** The place of an animal among its owner's, from 0: a, b … z, aa, ab … */
function serialOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
}

/** The name of the animal with a tag; what is no tag is returned as it is. */
export function called(tag: string): string {
  const found = TAG.exec(tag);
  if (!found) return tag;
  const names = t(`animal_names-${found[1]!}`).split(" ");
  const serial = serialOf(found[2]!);
  const name = names[serial % names.length]!;
  const round = Math.floor(serial / names.length);
  return round ? t("animal-again", { name, n: round + 1 }) : name;
}

/** A sentence in which animals go by their tags, with their names instead. */
export const spoken = (sentence: string): string => sentence.replace(TAGS, (tag) => called(tag));
