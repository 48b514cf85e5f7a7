// The rule book of a game in a language: fetched when somebody first looks something up.

import type { Book, BookEntry } from "../wire";
import { ask } from "./api";

const books: Record<string, Promise<Book>> = {};

export function bookOf(game: string, language: string): Promise<Book> {
  const path = `/api/rules/${game}?lang=${language}`;
  books[path] ??= ask<Book>(path).catch((error: unknown) => {
    delete books[path];
    throw error;
  });
  return books[path];
}

/** What a book says of one thing, and what its part with the exact rules is called. */
export interface Told {
  entry: BookEntry;
  exact: string;
}

/** Look a thing up; undefined if the book has no entry of it, or is out of reach. */
export async function toldOf(game: string, language: string, name: string): Promise<Told | undefined> {
  try {
    const { chapters, heads } = await bookOf(game, language);
    const entry = chapters.flatMap((chapter) => chapter.entries).find((one) => one.key === name);
    return entry && { entry, exact: heads["exact"] ?? "" };
  } catch {
    return undefined; // without the book the words of the table have to do
  }
}
