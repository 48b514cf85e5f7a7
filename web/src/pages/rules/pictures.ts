// Where the pictures of a rule book are drawn. The book names them without theme and version.

import { address } from "../../lib/art";
import { shown } from "../../lib/prefs.svelte";

/** The address of a drawing such as `biome/savanna?lang=sv`. */
export function pictureOf(name: string): string {
  const [path = "", query = ""] = name.split("?");
  const wishes = query.split("&").filter(Boolean);
  const values = Object.fromEntries(wishes.map((wish) => wish.split("=") as [string, string]));
  return address(path, { ...values, theme: shown.theme });
}
