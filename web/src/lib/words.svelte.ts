// The words of the page: the same Fluent catalogues that the Python side speaks from.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs, setPref } from "./prefs.svelte";

export const LANGUAGES = ["en", "zh-Hans", "zh-Hant", "pt", "ja", "sv"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

/** Each language by its own name, as a reader looks for it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
  pt: "Português",
  ja: "日本語",
  sv: "Svenska",
};

const catalogues = import.meta.glob<string>("../../../src/galapagos/text/*/web.ftl", {
  query: "?raw",
  import: "default",
});

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
    const lower = tag.toLowerCase();
    if (/^zh\b.*(hant|tw|hk|mo)/.test(lower)) return "zh-Hant";
    if (lower.startsWith("zh")) return "zh-Hans";
    const found = LANGUAGES.find((one) => lower === one || lower.startsWith(`${one}-`));
    if (found) return found;
  }
  return "en";
}

/** Load a language and speak it from now on; the page does not blink. */
export async function speak(wanted: Language): Promise<void> {
  const load = catalogues[`../../../src/galapagos/text/${wanted}/web.ftl`];
  if (!load) throw new Error(`no catalogue for ${wanted}`);
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(await load()))) console.error(error);
  current = { language: wanted, bundle };
  document.documentElement.lang = wanted;
}

/** Switch and remember. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  setPref("language", wanted);
}

export async function firstWords(): Promise<void> {
  const kept = LANGUAGES.find((one) => one === prefs.language);
  await speak(kept ?? preferredLanguage(navigator.languages));
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

/** Whether the catalogue has a text of this name. */
export function hasText(key: string): boolean {
  return current.bundle?.hasMessage(key) ?? false;
}

/** Return several things as one phrase: "a, b and c". */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

/** Return a moment as the language writes it. */
export function dated(seconds: number): string {
  const format = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(seconds * 1000));
}
