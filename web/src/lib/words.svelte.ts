// The words of the page: the same Fluent catalogues that the Python side speaks from.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs, setPref } from "./prefs.svelte";

export type Language = string;
export type Values = Record<string, FluentVariable>;

/** What `language.json` says of each language, as Python reads it too. */
interface About {
  /** By its own name, as a reader looks for it. */
  name: string;
  place: number;
  tags: string[];
}
const about = Object.entries(
  import.meta.glob<About>("../../../src/galapagos/text/*/language.json", { eager: true, import: "default" }),
)
  .map(([path, one]) => ({ key: path.split("/").at(-2)!, ...one }))
  .sort((one, other) => one.place - other.place || one.key.localeCompare(other.key));

export const LANGUAGES: readonly Language[] = about.map(({ key }) => key);
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = Object.fromEntries(
  about.map(({ key, name }) => [key, name]),
);

const catalogues = import.meta.glob<string>(
  ["../../../src/galapagos/text/*/web*.ftl", "../../../src/galapagos/games/*/words/*/{pieces,web*}.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

let current: { language: Language; bundle: FluentBundle | null } = $state.raw({
  language: "en",
  bundle: null,
});

/** The language on the screen. */
export function language(): Language {
  return current.language;
}

/** Return the language a visitor reads best, by what the browser asks for. */
export function preferredLanguage(asked: readonly string[]): Language {
  for (const tag of asked) {
    const parts = tag.toLowerCase().split("-");
    // The most exact: zh-TW is told from zh.
    const found = about
      .flatMap(({ key, tags }) =>
        [key, ...tags].map((one) => ({ key, wanted: one.toLowerCase().split("-") })),
      )
      .filter(({ wanted }) => wanted[0] === parts[0] && wanted.every((part) => parts.includes(part)))
      .sort((one, other) => other.wanted.length - one.wanted.length);
    if (found[0]) return found[0].key;
  }
  return "en";
}

/** The game whose words for its pieces are in use besides the page's own. Games have some keys
 * in common, so that only one at a time can be spoken of. */
let game = "";

function isWanted(path: string, language: Language): boolean {
  const [owner, , folder, file] = path.split("/").slice(-4);
  return folder === language && (file!.startsWith("web") || owner === game);
}

/** Load a language and speak it from now on; the page does not blink. */
export async function speak(language: Language): Promise<void> {
  const files = Object.keys(catalogues).filter((path) => isWanted(path, language));
  if (!files.length) throw new Error(`no catalogue for ${language}`);
  const texts = await Promise.all(files.map((path) => catalogues[path]!()));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text))) console.error(error);
  }
  current = { language, bundle };
  document.documentElement.lang = language;
}

/** Load the words of a game for its pieces: traits, animals, biomes. */
export async function learnWords(wanted: string): Promise<void> {
  if (wanted === game) return;
  game = wanted;
  await speak(current.language);
}

/** Switch and remember. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  setPref("language", wanted);
}

export async function firstWords(): Promise<void> {
  const kept = LANGUAGES.find((one) => one === prefs.language);
  await speak(kept ?? preferredLanguage(navigator.languages));
  if (new URLSearchParams(location.search).has("words")) (await import("./translators")).listen();
}

/** Return a text of the page with its values filled in. */
export function t(key: string, values?: Values): string {
  const { bundle } = current;
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) {
    console.error(`no text for ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values ?? null, errors);
  for (const error of errors) console.error(`${key}: ${error.message}`);
  return text;
}

/** Return a text of the page, or this where the catalogue has none of that name. */
export const worded = (key: string, otherwise: string, values?: Values): string =>
  hasText(key) ? t(key, values) : otherwise;

/** Whether the catalogue has a text of this name. */
export function hasText(key: string): boolean {
  return current.bundle?.hasMessage(key) ?? false;
}

/** Return sentences as one text, without those that are empty. */
export const joined = (parts: readonly string[], by = " "): string => parts.filter(Boolean).join(by);

/** To make one takes longer than all it is asked. */
const lists = new Map<string, Intl.ListFormat>();

/** Return several things as one phrase: "a, b and c". */
export function listed(parts: readonly string[]): string {
  // British English has no comma before "and", as in the sentences of the server.
  const locale = language() === "en" ? "en-GB" : language();
  const format = lists.get(locale) ?? new Intl.ListFormat(locale, { type: "conjunction" });
  lists.set(locale, format);
  return format.format(parts);
}

/** Return a moment as the language writes it. */
export function dated(seconds: number): string {
  const format = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(seconds * 1000));
}
