// How large the pieces are drawn: the largest tiles with which every animal is on the screen at once.
//
// Where room is short tiles shrink, then names move beside the tiles, then seats with nothing to do
// fold to a line. Only after that the opponents' part scrolls.

/** Tile sizes, largest first: width and height in CSS pixels. */
export const SIZES = {
  xxl: [172, 206],
  xl: [132, 158],
  l: [98, 122],
  m: [78, 98],
  s: [58, 76],
  xs: [40, 44],
} as const;
export type Size = keyof typeof SIZES;

const ORDER = ["xxl", "xl", "l", "m", "s", "xs"] as const satisfies readonly Size[];
const GAP = 6;
/** Name line and paddings of a band; tighter on a phone. */
const HEADER = { narrow: 34, wide: 46 };
const NARROW = 640;
/** Where names stand beside the animals: the name's column, and tiles closer together. */
const ROW_NAME = 44;
const ROW_EDGES = 4;
const ROW_GAP = 2;
export const FOLDED = 30;

export interface Room {
  width: number;
  height: number;
  /** Animals of every opponent, in the order they are shown. */
  others: readonly number[];
  /** Opponents that must not be folded: their pieces can be tapped, hunt or are hunted. */
  busy: readonly boolean[];
  /** Own pieces, the place for a new animal included; -1 for a spectator. */
  own: number;
  /** Height of what else stands on the board, with its gaps. */
  taken: number;
}

export interface Plan {
  own: Size;
  others: Size;
  columns: number;
  /** Names stand beside the animals, not above them. */
  rows: boolean;
  folded: boolean[];
  /** Even so it is too much: the opponents' part scrolls. */
  scrolls: boolean;
}

/** How many tiles stand in a row of that width. */
export function perRow(width: number, size: Size, gap = GAP): number {
  return Math.max(1, Math.floor((width + gap) / (SIZES[size][0] + gap)));
}
export const gapOf = (rows: boolean): number => (rows ? ROW_GAP : GAP);

function bandHeight(width: number, animals: number, size: Size, rows: boolean, narrow: boolean): number {
  const room = width - (rows ? ROW_EDGES + ROW_NAME : 14);
  const gap = gapOf(rows);
  const lines = Math.max(1, Math.ceil(animals / perRow(room, size, gap)));
  const tiles = lines * SIZES[size][1] + (lines - 1) * gap;
  if (rows) return Math.max(40, tiles) + 2;
  return tiles + (narrow ? HEADER.narrow : HEADER.wide);
}

function othersHeight(room: Room, size: Size, columns: number, rows: boolean, folded: boolean[]): number {
  const width = (room.width - GAP * (columns - 1)) / columns;
  let height = 0;
  for (let at = 0; at < room.others.length; at += columns) {
    const line = room.others.slice(at, at + columns);
    const heights = line.map((animals, n) =>
      folded[at + n] ? FOLDED : bandHeight(width, animals, size, rows, room.width < NARROW),
    );
    height += Math.max(...heights) + (rows ? 2 : GAP);
  }
  return height;
}

/** How many seats may stand side by side. */
function columnChoices(room: Room): number[] {
  const count = room.others.length;
  if (room.width < NARROW || count < 2) return [1];
  const most = Math.min(count, Math.floor(room.width / 240), 4);
  return [...new Set([Math.min(count, most), Math.ceil(count / 2)])].filter((n) => n >= 1 && n <= most);
}

function ownChoices(room: Room): Size[] {
  if (room.own < 0) return ["s"];
  const share = room.others.length > 3 ? 0.38 : 0.5;
  const fitting = ORDER.filter((size) => {
    if (room.width < NARROW && (size === "xxl" || (size === "xl" && room.own > 2))) return false;
    return bandHeight(room.width, room.own, size, false, room.width < NARROW) <= room.height * share;
  });
  return fitting.filter((size) => size !== "xs").concat(fitting.includes("s") ? [] : ["s"]);
}

/** Which seats are folded, least first: none, then those with the most animals that have nothing to do. */
function foldings(room: Room): boolean[][] {
  const none = room.others.map(() => false);
  const quiet = room.others.map((_, n) => n).filter((n) => !room.busy[n]);
  const order = quiet.sort((a, b) => room.others[b]! - room.others[a]! || b - a);
  return [none, ...order.map((_, count) => none.map((_, n) => order.slice(0, count + 1).includes(n)))];
}

/** Choose sizes for a room. */
export function plan(room: Room): Plan {
  const narrow = room.width < NARROW;
  const owns = ownChoices(room);
  const choices = foldings(room);
  for (const folded of choices) {
    for (const size of ORDER) {
      for (const own of owns) {
        // Own pieces are never smaller than the others'.
        if (room.own >= 0 && ORDER.indexOf(own) > ORDER.indexOf(size)) continue;
        const ownHeight = room.own < 0 ? 0 : bandHeight(room.width, room.own, own, false, narrow) + GAP;
        const left = room.height - room.taken - ownHeight - GAP;
        const styles = narrow && ["s", "xs"].includes(size) ? [false, true] : [false];
        for (const rows of styles) {
          for (const columns of columnChoices(room)) {
            if (othersHeight(room, size, columns, rows, folded) <= left) {
              return { own, others: size, columns, rows, folded, scrolls: false };
            }
          }
        }
      }
    }
  }
  const columns = columnChoices(room)[0] ?? 1;
  return {
    own: owns.at(-1) ?? "s",
    others: "xs",
    columns,
    rows: narrow,
    folded: choices.at(-1)!,
    scrolls: true,
  };
}
