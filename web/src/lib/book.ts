// The rule book of a game in a language: fetched when somebody first looks something up.

import type { Book } from "../wire";
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
