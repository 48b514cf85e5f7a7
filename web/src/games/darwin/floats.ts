// Where what comes and goes may lie: where the least is needed now, never over an animal or a plate.

import type { DarwinView, SlotView } from "./wire";

export interface Floats {
  left: number;
  top: number;
  width: number;
  upwards?: boolean;
  overHand?: boolean;
  /** No biome is empty: a loss has its place in the bar above. */
  isFull?: boolean;
}
export interface Room {
  view: Pick<DarwinView, "slots">;
  /** A phone that stands. */
  narrow: boolean;
  building: boolean;
  /** A card of the trade zone can be taken. */
  trades: boolean;
  /** The biomes that say yes to what is built. */
  fitting: ReadonlySet<number>;
}

const EDGE = 8;
/** What a biome asks for and has to eat stands above its sky. */
const PLATE = 30;
/** An active volcano has a second line: whoever stays there dies. */
const WARNING = 52;
/** Words need so much. */
const LEAST = 260;
const LOW = 125;
const WIDE = 400;

const below = (slot: SlotView): number => (slot.ground === "volcano_active" ? WARNING : PLATE);
const boxOf = (selector: string): DOMRect | undefined =>
  document.querySelector(selector)?.getBoundingClientRect();

/** Over the Era; while something is built in its place over the trade zone, if nothing can be taken from it,
 * and on a phone, where the builder is over everything, over the hand; else, and where there is no Era between
 * the biomes, on the emptiest, in the lower row from its ground upwards, and on a phone without an empty one over the
 * players. Of what is built a biome that
 * says yes shows how it would stand there, and one that says no why: neither is lain on while another is empty. */
export function floatsAt({ view, narrow, building, trades, fitting }: Room): Floats {
  const middle = boxOf("[data-middle]");
  if (middle && !building) {
    // Low and narrow: words need the room beside it too.
    const width = middle.height < LOW ? Math.max(WIDE, middle.width - 2 * EDGE) : middle.width - 2 * EDGE;
    return { left: middle.right - EDGE - width, top: middle.top + EDGE, width };
  }
  const unused = middle ? !trades && boxOf(".trade") : narrow && building && boxOf(".dock");
  if (unused) {
    const width = Math.max(LEAST, unused.width);
    return { left: unused.right - width, top: unused.bottom, width, upwards: true, overHand: true };
  }
  const crowd = (slot: SlotView): number => slot.species.length + (fitting.has(slot.slot) ? 1 : 0);
  const [emptiest] = [...view.slots].sort((a, b) => crowd(a) - crowd(b));
  const sky = emptiest && boxOf(`[data-tag="slot:${emptiest.slot}"]`);
  if (sky && building && !crowd(emptiest))
    return { left: sky.left + 4, top: sky.bottom - 4, width: sky.width - EDGE, upwards: true };
  // Low as well, and with nothing below it.
  if (sky && !narrow && sky.height < LOW && sky.top > innerHeight / 3)
    return { left: sky.left + 4, top: sky.bottom - 4, width: sky.width - EDGE, upwards: true };
  if (sky && !(narrow && emptiest.species.length))
    return { left: sky.left + 4, top: sky.top + below(emptiest), width: sky.width - EDGE };
  const players = boxOf('[data-zone="rivals"]');
  return players
    ? { left: players.left, top: players.top, width: players.width, isFull: true }
    : { left: EDGE, top: EDGE, width: innerWidth - 2 * EDGE };
}
