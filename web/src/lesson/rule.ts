// A rule of the book by its id.

import type { Book, BookSection } from "../wire";

/** The section that a rule stands in; undefined if the book does not know it. */
export const sectionOf = (book: Book, rule: string): BookSection | undefined =>
  book.sections.find((section) => section.id === rule || section.rules.some((one) => one.id === rule));
