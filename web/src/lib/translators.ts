// For translators: with `?words` in the address, a right click or a long press on any text shows where it
// comes from, as `file: key = text`. Texts that the server made are found by their form as well.

import { FluentResource } from "@fluent/bundle";
import { HOLD_MS } from "./held";
import { language } from "./words.svelte";

const catalogues = import.meta.glob<string>(
  ["../../../src/galapagos/text/*/*.ftl", "../../../src/galapagos/games/*/words/*/*.ftl"],
  { query: "?raw", import: "default" },
);

type Message = FluentResource["body"][number];
type Pattern = Message["value"];

/** A text of a catalogue, and how what is said with it looks. */
export interface Source {
  file: string;
  key: string;
  text: string;
  form: RegExp;
  /** How many letters of it are fixed: the more, the surer. */
  fixed: number;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");

function formOf(pattern: Pattern): string {
  if (pattern === null) return "";
  if (typeof pattern === "string") return escaped(pattern);
  return pattern
    .map((part) => {
      if (typeof part === "string") return escaped(part);
      if (part.type !== "select") return ".*?";
      return `(?:${part.variants.map((variant) => formOf(variant.value)).join("|")})`;
    })
    .join("");
}

const lettersOf = (form: string): number => form.replace(/\.\*\?|\\s\+|[^\p{L}]/gu, "").length;

/** The texts of one catalogue. */
export function sourcesIn(file: string, text: string): Source[] {
  return new FluentResource(text).body.map((message) => {
    const form = formOf(message.value);
    const at = new RegExp(`^${message.id} *=`, "m").exec(text)?.index ?? 0;
    const next = /\n(?=[A-Za-z#-])/.exec(text.slice(at));
    const written = text.slice(at, next ? at + next.index : undefined).trim();
    return {
      file,
      key: message.id,
      text: written,
      form: new RegExp(`^${form}$`, "isu"),
      fixed: lettersOf(form),
    };
  });
}

/** Where a text may come from, the surest first. */
export function sourcesOf(said: string, sources: readonly Source[]): Source[] {
  const wanted = said.trim().replace(/\s+/g, " ");
  if (!wanted) return [];
  const found = sources.filter((source) => source.fixed > 0 && source.form.test(wanted));
  return found.sort((one, other) => other.fixed - one.fixed).slice(0, 5);
}

async function sourcesFor(spoken: string): Promise<Source[]> {
  const files = Object.keys(catalogues).filter((path) => path.split("/").at(-2) === spoken);
  const texts = await Promise.all(files.map((path) => catalogues[path]!()));
  return texts.flatMap((text, n) => sourcesIn(files[n]!.replace(/^.*\/src\//, "src/"), text));
}

/** The texts of an element, the innermost first: its own words, its label, its hint. */
function* textsAt(target: Element): Generator<string> {
  for (let one: Element | null = target, depth = 0; one && depth < 4; one = one.parentElement, depth++) {
    for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) yield node.textContent ?? "";
    for (const name of ["aria-label", "title", "placeholder", "alt"]) yield one.getAttribute(name) ?? "";
    yield one.textContent ?? "";
  }
}

let box: HTMLElement | null = null;

/** Show the box beside what was pointed at: a dialog covers whatever lies outside it. */
function show(sources: readonly Source[], target: Element): void {
  box?.remove();
  box = (target.closest("dialog") ?? document.body).appendChild(document.createElement("pre"));
  box.id = "words";
  box.tabIndex = 0;
  box.setAttribute("role", "status");
  box.style.cssText =
    "position:fixed;inset:auto 8px 8px;max-height:40dvh;margin:0;padding:12px;overflow:auto;z-index:999;" +
    "white-space:pre-wrap;user-select:text;background:var(--ink);color:var(--surface);border-radius:8px";
  box.onclick = (): void => {
    box?.remove();
    box = null;
  };
  box.textContent = sources.map(({ file, text }) => `${file}: ${text}`).join("\n\n") || "?";
}

async function tell(target: Element): Promise<void> {
  const sources = await sourcesFor(language());
  for (const text of textsAt(target)) {
    const found = sourcesOf(text, sources);
    if (found.length) return show(found, target);
  }
  show([], target);
}

const isText = (target: EventTarget | null): target is Element =>
  target instanceof Element && !target.closest("#words");

/** Say of every text that is pointed at where it stands. */
export function listen(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  document.addEventListener("contextmenu", (event) => {
    if (!isText(event.target)) return;
    event.preventDefault();
    void tell(event.target);
  });
  // Not every phone makes a context menu of a finger that stays where it is.
  document.addEventListener("pointerdown", ({ target, pointerType }) => {
    stop();
    if (pointerType !== "mouse" && isText(target)) timer = setTimeout(() => void tell(target), HOLD_MS);
  });
  for (const name of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(name, stop, true);
}
