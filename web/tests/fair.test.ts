// The fair deal in the browser: it opens no seed before all are fixed, and notices every change after.

import { webcrypto } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Deal, type Doubt, doubtsAt, newSeed, seen } from "../src/lib/fair";
import { hashOf, hex, sha256 } from "../src/lib/sha256";
import type { SeedInfo, TableInfo, You } from "../src/wire";

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const SECRET = "5e".repeat(32);
const COMMITMENT = hashOf(SECRET);
const OTHER = "0b".repeat(32);
const YOU = { seats: [0, 2] } as You;

function table(more: Partial<TableInfo> = {}, sealed = false, seeds: SeedInfo[] = []): TableInfo {
  const info = { code: "AAAAAA", commitment: COMMITMENT, secret: "", status: "lobby", seats: [] };
  return { ...info, fair: { scheme: 3, sealed, seeds }, ...more } as unknown as TableInfo;
}
const bound = (seat: number, hash: string, seed = "", opened = seed !== ""): SeedInfo => ({
  seat,
  hash,
  opened,
  seed,
});

/** Bind and open a seed as a page does; return its hash and the seed. */
function opened(others: SeedInfo[] = [bound(1, hashOf(OTHER))]): { hash: string; seed: string } {
  const deal = new Deal();
  const bind = deal.look(table(), YOU).wish;
  if (bind?.type !== "bind") throw new Error("it did not bind");
  deal.answered();
  const open = deal.look(table({}, true, [bound(0, bind.hash), ...others]), YOU).wish;
  if (open?.type !== "reveal") throw new Error("it did not open");
  return { hash: bind.hash, seed: open.seed };
}

describe("SHA-256", () => {
  it("is that of the browser, for every length", async () => {
    for (let length = 0; length < 200; length++) {
      const bytes = webcrypto.getRandomValues(new Uint8Array(length));
      const expected = new Uint8Array(await webcrypto.subtle.digest("SHA-256", bytes));
      expect(hex(sha256(bytes))).toBe(hex(expected));
    }
  });
});

describe("a page at a table", () => {
  it("binds itself to a random seed, once, and opens it only when all hashes are fixed", () => {
    const deal = new Deal();
    const wish = deal.look(table(), YOU).wish;
    expect(wish?.type).toBe("bind");
    expect(deal.look(table(), YOU).wish).toBe(null); // it is on its way
    deal.answered();
    const hash = wish?.type === "bind" ? wish.hash : "";
    const own = bound(0, hash);
    expect(deal.look(table({}, false, [own]), YOU).wish).toBe(null);
    const open = deal.look(table({}, true, [own, bound(1, hashOf(OTHER))]), YOU).wish;
    expect(open?.type).toBe("reveal");
    expect(hashOf(open?.type === "reveal" ? open.seed : "")).toBe(hash);
  });

  it("opens the same seed after a reload, and after it was bound before the table was known", () => {
    const hash = newSeed();
    const wish = new Deal().look(table({}, true, [bound(0, hash)]), YOU).wish;
    expect(wish?.type === "reveal" && hashOf(wish.seed)).toBe(hash);
  });

  it("opens a seed again after a lost line, but never under another list of hashes", () => {
    const { hash, seed } = opened();
    const list = [bound(0, hash), bound(1, hashOf(OTHER))];
    expect(new Deal().look(table({}, true, list), YOU).wish).toEqual({ type: "reveal", seed });
    // The server knows this seed now, and lets a friend bind to something that fits it.
    const other = [bound(0, hash), bound(1, hashOf(SECRET))];
    expect(new Deal().look(table({}, true, other), YOU)).toEqual({ doubts: ["others"], wish: null });
    expect(new Deal().look(table({}, false, other), YOU)).toEqual({ doubts: ["others"], wish: null });
    expect(new Deal().look(table({}, false, list), YOU)).toEqual({ doubts: ["others"], wish: null });
  });

  it("opens a seed at its own table only", () => {
    const deal = new Deal();
    const wish = deal.look(table(), YOU).wish;
    const hash = wish?.type === "bind" ? wish.hash : "";
    const trap = table({ code: "BBBBBB" }, true, [bound(0, hash)]);
    expect(new Deal().look(trap, YOU).wish).toBe(null);
    const early = newSeed(); // for a game alone, whose table is not known yet
    const first = table({ code: "CCCCCC" }, true, [bound(0, early)]);
    expect(new Deal().look(first, YOU).wish?.type).toBe("reveal");
    expect(new Deal().look({ ...first, code: "DDDDDD" }, YOU).wish).toBe(null);
  });

  it("takes over from another browser of the same person, and does not fight with it", () => {
    const deal = new Deal();
    const foreign = [bound(0, hashOf(OTHER))];
    expect(deal.look(table({}, false, foreign), YOU).wish?.type).toBe("bind");
    deal.answered();
    expect(deal.look(table({}, false, foreign), YOU).wish).toBe(null);
    expect(deal.look(table({}, true, foreign), YOU).wish).toBe(null);
  });

  it("gives nothing as a spectator, at older tables, and after the start", () => {
    expect(new Deal().look(table(), { seats: [] as number[] } as You).wish).toBe(null);
    expect(new Deal().look(table({ fair: { scheme: 2, sealed: false, seeds: [] } }), YOU).wish).toBe(null);
    expect(new Deal().look(table({ status: "playing" }), YOU).wish).toBe(null);
  });

  it("keeps its seed to itself where the secret was changed", () => {
    const hash = newSeed();
    seen(table());
    const look = new Deal().look(table({ commitment: hashOf(OTHER) }, true, [bound(0, hash)]), YOU);
    expect(look).toEqual({ doubts: ["changed"], wish: null });
  });
});

describe("what was seen first", () => {
  it("is remembered, for a bounded number of tables", () => {
    expect(seen(table()).first).toBe(COMMITMENT);
    expect(seen(table({ commitment: "else" })).first).toBe(COMMITMENT);
    for (let n = 0; n < 500; n++) seen(table({ code: `T${n}` }));
    const kept = JSON.parse(storage.get("galapagos.fair")!) as { tables: { code: string }[] };
    expect(kept.tables).toHaveLength(300);
    expect(kept.tables.at(-1)!.code).toBe("T499");
    for (let n = 0; n < 100; n++) newSeed();
    expect(storage.get("galapagos.fair")!.length).toBeLessThan(60_000);
  });

  const doubts = (more: Partial<TableInfo>, seeds: SeedInfo[]): Doubt[] =>
    doubtsAt(table({ status: "over", secret: SECRET, ...more }, false, seeds), seen(table()));

  it("is what the game must have been dealt with", () => {
    const { hash, seed } = opened();
    const other = bound(1, hashOf(OTHER), OTHER);
    expect(doubts({}, [bound(0, hash, seed), other])).toEqual([]);
    expect(doubts({}, [bound(0, hash, seed), bound(1, hashOf(OTHER))])).toEqual([]); // not opened: it is told
    expect(doubts({ commitment: hashOf(OTHER) }, [bound(0, hash, seed), other])).toEqual(["changed"]);
    expect(doubts({ secret: OTHER }, [bound(0, hash, seed), other])).toEqual(["secret"]);
    expect(doubts({}, [bound(0, hash), other])).toEqual(["own"]);
    expect(doubts({}, [bound(0, hash, seed)])).toEqual(["others"]);
    expect(doubts({}, [bound(0, hash, seed), bound(1, hashOf(SECRET), SECRET)])).toEqual(["others"]);
    expect(doubts({}, [bound(0, hash, seed), bound(1, hashOf(OTHER), SECRET)])).toEqual(["others"]);
    expect(doubts({}, [bound(0, hash, seed), other, bound(3, hashOf(OTHER), OTHER)])).toEqual(["others"]);
  });

  it("survives storage that cannot be read", () => {
    storage.set("galapagos.fair", "{");
    expect(seen(table()).first).toBe(COMMITMENT);
  });
});
