// What is told of one thing: the rule book's entry of it, else the words of the table, and what the guide says
// about things of its kind.

import type { BookExample } from "../wire";
import { kitOf } from "../games/kit";
import { bookOf } from "../lib/book";
import { pictureOf } from "../pages/rules/pictures";

export interface Told {
  title: string;
  text: string;
  /** The address of its picture; nothing if its icon has to do. */
  picture?: string;
  example?: BookExample | null;
  /** From the guide. */
  more?: string;
  /** Where the book says it all, and what is read there. */
  href?: string;
  leads?: string;
}

/** Look a thing up; undefined if there is nothing to be told. Without the book the words of the table have to do. */
export async function toldOf(game: string, language: string, name: string): Promise<Told | undefined> {
  const book = await bookOf(game, language).catch(() => undefined);
  const entry = book?.chapters.flatMap((chapter) => chapter.entries).find((one) => one.key === name);
  if (entry) {
    const { title, text, example } = entry;
    const href = `/rules/${game}#${entry.key}`;
    return {
      title,
      text,
      picture: pictureOf(entry.picture),
      example,
      href,
      leads: book!.heads["exact"] ?? "",
    };
  }
  const sign = kitOf(game).sign?.(name);
  const chapter = book?.chapters.find((one) => one.key === sign?.chapter);
  if (!sign || !chapter) return sign;
  const href = `/rules/${game}#guide-${chapter.key}`;
  return { ...sign, more: chapter.paragraphs[0] ?? "", href, leads: chapter.title };
}
