// What a person has chosen for this browser. Effective at once, kept in local storage.

import { keepValue, kept } from "./kept";

export type Theme = "auto" | "light" | "dark";
export type Speed = "off" | "losses" | "fast" | "normal";
export type Seal = "hand" | "ring" | "once";
export type Confirm = "never" | "harm" | "always";
export type Spoken = "all" | "mine" | "prompts";

export interface Prefs {
  theme: Theme;
  language: string;
  speed: Speed;
  sound: boolean;
  seal: Seal;
  confirm: Confirm;
  partnerFood: boolean;
  holdLosses: boolean;
  tips: boolean;
  spoken: Spoken;
  letterKeys: boolean;
  notify: boolean;
}

const KEY = "galapagos.prefs";

const defaults: Prefs = {
  theme: "auto",
  language: "",
  speed: "normal",
  sound: true,
  seal: "ring",
  confirm: "harm",
  partnerFood: false,
  holdLosses: true,
  tips: true,
  spoken: "all",
  letterKeys: true,
  notify: false,
};

export function readPrefs(text: string | null): Prefs {
  const found = { ...defaults };
  if (text === null) return found;
  try {
    const chosen: unknown = JSON.parse(text);
    if (typeof chosen !== "object" || chosen === null) return found;
    for (const [key, value] of Object.entries(chosen)) {
      if (key in defaults && typeof value === typeof defaults[key as keyof Prefs]) {
        Object.assign(found, { [key]: value });
      }
    }
  } catch {
    // unreadable preferences are no preferences
  }
  return found;
}

export const prefs: Prefs = $state(readPrefs(kept(KEY)));

export function setPref<K extends keyof Prefs>(key: K, value: Prefs[K]): void {
  prefs[key] = value;
  keepValue(KEY, prefs);
}

/** Whether nothing may travel: by the person's speed, or by the system's wish. */
export function isStill(): boolean {
  return prefs.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a step of an animation lasts here, in milliseconds. */
export function paced(ms: number): number {
  if (prefs.speed === "off") return 0;
  return prefs.speed === "normal" ? ms : ms / 2;
}

/** Keep the root element's theme in step with the preference and the system. */
export function followTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = (): void => {
    const theme = prefs.theme === "auto" ? (dark.matches ? "dark" : "light") : prefs.theme;
    document.documentElement.dataset["theme"] = theme;
    shown.theme = theme;
  };
  dark.addEventListener("change", apply);
  $effect.root(() => {
    $effect(apply);
  });
}

/** The theme that is on the screen now; pictures are asked for in it. */
export const shown: { theme: "light" | "dark" } = $state({ theme: "light" });
