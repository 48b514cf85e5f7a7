// What the server told viewers of real games, recorded by tests/web/streams.py: from the folder that
// GALAPAGOS_STREAMS names, else the few that are kept here.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Play } from "../src/wire";

export interface Head {
  game: string;
  name: string;
  seed: number;
  viewer: number;
  players: string[];
}
export interface Told {
  serial: number;
  play: Play;
  before: Play | null;
  whole: boolean;
}
export interface Stream {
  file: string;
  head: Head;
  told: Told[];
}

const KEPT = join(import.meta.dirname, "streams");

export const streamFolder = (): string => process.env["GALAPAGOS_STREAMS"] ?? KEPT;

/** The names of all recorded streams of a game. */
export function streamsOf(game: string): string[] {
  return readdirSync(streamFolder())
    .filter((name) => name.startsWith(`${game}-`))
    .sort();
}

export function readStream(name: string): Stream {
  const raw = readFileSync(join(streamFolder(), name));
  const text = (name.endsWith(".gz") ? gunzipSync(raw) : raw).toString("utf-8");
  const [head, ...told] = text.trimEnd().split("\n");
  return { file: name, head: JSON.parse(head!) as Head, told: told.map((line) => JSON.parse(line) as Told) };
}

/** Every message that went on from another: what was seen before it, and what it told. */
export function* sequels(stream: Stream): Generator<{ before: Play; after: Play; serial: number }> {
  let last: Play | null = null;
  for (const one of stream.told) {
    const before = one.before ?? last;
    if (before && !one.whole) yield { before, after: one.play, serial: one.serial };
    last = one.play;
  }
}
