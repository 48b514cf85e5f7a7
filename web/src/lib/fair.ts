// The fair deal as this browser sees it through: it adds a seed of its own to the chance of a game, and
// remembers what it was shown, so that it notices when something is another later.
//
// A seed is bound by its hash before the start and opened only when the hashes of all are fixed: at one
// table, and under one list of hashes. A server that shows another list later, or the hash at another
// table, does not get it. What the hashes were is kept here, and must be what the game was dealt with.

import type { FairInfo, SeedInfo, TableInfo, You } from "../wire";
import { keep, kept } from "./kept";
import type { Wish } from "./link";
import { hashOf, hex } from "./sha256";

const KEY = "galapagos.fair";
const TABLES_KEPT = 300;
const SEEDS_KEPT = 60;

/** Why a deal is not to be trusted: the hash of the secret is another one than at first; the secret does
 * not fit it; the own seed was left out; others' seeds are not those that were fixed. */
export type Doubt = "changed" | "secret" | "own" | "others";

interface Seed {
  hash: string;
  seed: string;
  /** The table it is for; of one that was bound before its table was opened: none yet. */
  code?: string;
}
/** What was seen at a table. */
export interface Seen {
  code: string;
  /** The hash of the secret that was shown first. */
  first: string;
  /** The hashes by seat, as they were when this browser opened its own seed. */
  hashes?: Record<number, string>;
  /** The seed that it opened. */
  own?: string;
}
interface Memory {
  tables: Seen[];
  seeds: Seed[];
}

function memory(): Memory {
  try {
    const found = JSON.parse(kept(KEY) ?? "{}") as Partial<Memory>;
    return { tables: found.tables ?? [], seeds: found.seeds ?? [] };
  } catch {
    return { tables: [], seeds: [] };
  }
}
function note(change: (memory: Memory) => void): void {
  const now = memory();
  change(now);
  now.tables = now.tables.slice(-TABLES_KEPT);
  now.seeds = now.seeds.slice(-SEEDS_KEPT);
  keep(KEY, JSON.stringify(now));
}

/** Make a seed for a table, or for the next that shows its hash; keep it, and return the hash. */
export function newSeed(code?: string): string {
  const seed = hex(crypto.getRandomValues(new Uint8Array(32)));
  const hash = hashOf(seed);
  note(({ seeds }) => seeds.push({ hash, seed, ...(code ? { code } : {}) }));
  return hash;
}

/** What was seen at a table; a table that is new to this browser is kept in mind. */
export function seen(info: TableInfo): Seen {
  const known = memory().tables.find((one) => one.code === info.code);
  if (known) return known;
  const fresh = { code: info.code, first: info.commitment };
  if (info.commitment) note(({ tables }) => tables.push(fresh));
  return fresh;
}

const isFor = (seed: Seed, code: string): boolean => (seed.code ?? code) === code;
const ownSeed = (fair: FairInfo, you: You): SeedInfo | undefined =>
  fair.seeds?.find((one) => you.seats.includes(one.seat));

export function doubtsAt(info: TableInfo, before: Seen): Doubt[] {
  const found = new Set<Doubt>();
  if (info.commitment !== before.first) found.add("changed");
  if (info.secret && hashOf(info.secret) !== before.first) found.add("secret");
  const seeds = info.fair?.seeds ?? [];
  if (seeds.some((one) => one.seed && hashOf(one.seed) !== one.hash)) found.add("others");
  if (before.hashes && info.status !== "read_only") {
    const hasBegun = info.status !== "lobby";
    if (hasBegun && !seeds.some((one) => one.seed === before.own)) found.add("own");
    const fixed = Object.entries(before.hashes).map(([seat, hash]) => `${seat} ${hash}`);
    const mixed = seeds.map((one) => `${one.seat} ${one.hash}`);
    const isFixed = hasBegun || info.fair.sealed;
    if (!isFixed || fixed.sort().join() !== mixed.sort().join()) found.add("others");
  }
  return [...found];
}

/** Who has not opened the seed that their page is bound to: waited for, or dealt without. */
export const late = (info: TableInfo): string[] =>
  info.fair.seeds.filter((one) => !one.opened).map((one) => info.seats[one.seat]?.name ?? "");

/** One visit to a table. */
export class Deal {
  private asking = false;
  private hasBound = false;

  /** Look at what the table shows: what does not fit, and what to say to it now. */
  look(info: TableInfo, you: You): { doubts: Doubt[]; wish: Wish | null } {
    const before = seen(info);
    const doubts = doubtsAt(info, before);
    const wish = this.asking || doubts.length ? null : this.wish(info, you);
    this.asking ||= wish !== null;
    return { doubts, wish };
  }

  /** What was said is answered. */
  answered(): void {
    this.asking = false;
  }

  private wish(info: TableInfo, you: You): Wish | null {
    const fair = info.fair;
    if (fair?.scheme !== 3 || info.status !== "lobby" || !you.seats.length) return null;
    const own = ownSeed(fair, you);
    const known = own && memory().seeds.find((one) => one.hash === own.hash && isFor(one, info.code));
    if (fair.sealed) return known && !own.opened ? this.open(info.code, fair, known.seed) : null;
    // Bound by another browser of the same person: who came last opens it. Once, or they would never end.
    if (own && (known || this.hasBound)) return null;
    this.hasBound = true;
    return { type: "bind", hash: newSeed(info.code) };
  }

  private open(code: string, fair: FairInfo, seed: string): Wish {
    note(({ tables, seeds }) => {
      for (const one of seeds) if (one.seed === seed) one.code = code;
      const table = tables.find((one) => one.code === code);
      if (!table) return;
      table.own = seed;
      table.hashes = Object.fromEntries((fair.seeds ?? []).map((one) => [one.seat, one.hash]));
    });
    return { type: "reveal", seed };
  }
}
