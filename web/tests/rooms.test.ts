import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../src");
const GAMES = readdirSync(join(SRC, "games"), { withFileTypes: true })
  .filter((one) => one.isDirectory() && one.name !== "plain")
  .map((one) => one.name);
const sources = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).filter((path) =>
  /\.(ts|svelte|css)$/.test(path),
);
/** What means no game: where an address comes from, and the point that a picture turns around. */
const HARMLESS = /location\.origin|link\.origin|transform-origin/g;

/** All but the folders of games, and the generated file of what travels, which names what is theirs. */
const shared = sources.filter(
  (path) => path !== "wire.ts" && !GAMES.some((game) => path.startsWith(join("games", game) + sep)),
);
const LIST = join("games", "index.ts");
const read = (path: string): string => readFileSync(join(SRC, path), "utf-8").replaceAll(HARMLESS, "");

/** What a source says besides its comments. */
const codeOf = (path: string): string =>
  read(path).replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!:)\/\/.*$/gm, "");

test("no page and no part names a game: only its own folder and the list of games do", () => {
  const names = new RegExp(GAMES.join("|"), "i");
  expect(shared.filter((path) => path !== LIST && names.test(read(path)))).toEqual([]);
});

test("only the list of games takes something from the folder of a game", () => {
  const inside = new RegExp(`from "[./a-z]*(${GAMES.join("|")})/`);
  expect(shared.filter((path) => inside.test(read(path)))).toEqual([LIST]);
});

test("no page and no part speaks of what only one game has", () => {
  const theirs = /\b(animal|species|biome|trait|era)s?\b/i;
  const found = shared.filter((path) => theirs.test(codeOf(path)));
  expect(found).toEqual([]);
});

test("no game knows of another", () => {
  for (const game of GAMES) {
    const own = sources.filter((path) => path.startsWith(join("games", game)));
    const others = GAMES.filter((one) => one !== game).map((one) => `/${one}/`);
    for (const path of own) {
      const text = readFileSync(join(SRC, path), "utf-8");
      expect(others.filter((other) => text.includes(other), path)).toEqual([]);
    }
  }
});

test("nothing is taken for something else", () => {
  for (const path of sources)
    expect(readFileSync(join(SRC, path), "utf-8"), path).not.toContain("as unknown as");
});
