// Where things lie on the island. The zones follow from the room, the phase and the number of seats
// alone, so that nothing moves unless the game moves it; how large animals are drawn follows from how
// many share a zone. What gives way first: words become signs, then seats stand in two rows, and only
// then animals shrink, down to a floor. Below that a zone scrolls sideways.

/** A picture of an animal: its height for its width, the empty part of it above the head, its feet. */
export const TALL = 0.7533;
export const AIR = 0.07;
export const FEET = 0.94;

export interface Room {
  width: number;
  /** Of the whole board, with what of it lies behind the bar above. */
  height: number;
  /** Height of that bar. */
  top: number;
  /** Animals of every rival, in the order they are shown. */
  others: readonly number[];
  /** Own animals, the place for a new one included; -1 for a spectator. */
  own: number;
  /** Food lies at the watering hole; in Evolution none does, and the hand is open. */
  feeding: boolean;
}

export interface Zone {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Shape = "wide" | "tall" | "low";

export interface Plan {
  /** A laptop, a phone upright, a phone on its side. */
  shape: Shape;
  shore: Zone;
  pool: Zone;
  herd: Zone;
  /** Where the log lies open beside the herd; null: it opens from its button. */
  aside: Zone | null;
  rivals: {
    /** Seats in each row. */
    rows: number[];
    /** Width of an animal, and lines that the largest herd takes. */
    animal: number;
    lines: number;
    /** Signs of the traits stand below the name. */
    signs: boolean;
  };
  own: {
    animal: number;
    columns: number;
    /** Width of a place, and height of a line. */
    pitch: number;
    line: number;
    /** Traits in words, else as signs. */
    words: boolean;
  };
}

/** What stands above and below an animal: the threat, the name, the signs. */
export const BARS = {
  wide: { threat: 30, name: 38, signs: 26, plate: 36, tag: 25, marks: 25 },
  tall: { threat: 24, name: 29, signs: 20, plate: 26, tag: 19, marks: 17 },
  low: { threat: 22, name: 27, signs: 20, plate: 24, tag: 18, marks: 16 },
} as const;
const LARGEST = {
  wide: { own: 260, other: 180 },
  tall: { own: 165, other: 92 },
  low: { own: 150, other: 84 },
};
const FLOOR = { wide: { own: 104, other: 64 }, tall: { own: 74, other: 44 }, low: { own: 70, other: 44 } };
/** The log and the own plate stand in a column of this width. */
const ASIDE = 296;
/** With more own animals than this they need its room. */
const MOST_BESIDE = 4;

export function shapeOf(width: number, height: number): Shape {
  if (width < 640) return "tall";
  return height < 330 ? "low" : "wide";
}

/** Height of an animal with what stands around it. */
const tileHeight = (animal: number, above: number, below: number): number =>
  animal * (TALL - AIR) + above + below;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

function zones(room: Room, shape: Shape): { shore: Zone; pool: Zone; herd: Zone } {
  const { width, top } = room;
  const height = room.height - top;
  const many = room.others.length > 4;
  if (shape === "low") {
    const left = Math.round(width * (room.own < 0 ? 1 : 0.47));
    const water = room.feeding ? 58 : 34;
    return {
      shore: { left: 0, top, width: left, height: height - water },
      pool: { left: 0, top: top + height - water, width: left, height: water },
      herd: { left, top, width: width - left, height },
    };
  }
  const own =
    shape === "tall" ? Math.round(height * 0.53) : Math.round(between(150, height * 0.25 + 90, 330));
  const herd = room.own < 0 ? 0 : own;
  const share = shape === "tall" ? 0.125 : many ? 0.12 : 0.165;
  const water = Math.round(room.feeding ? between(52, height * share, 150) : between(36, height * 0.075, 56));
  const shore = height - herd - water;
  return {
    shore: { left: 0, top, width, height: shore },
    pool: { left: 0, top: top + shore, width, height: water },
    herd: { left: 0, top: top + shore + water, width, height: herd },
  };
}

/** How many seats stand in each row of the far shore. */
export function shoreRows(seats: number, shape: Shape): number[] {
  const most = shape === "wide" ? 4 : 3;
  if (seats <= most) return seats ? [seats] : [];
  const first = Math.ceil(seats / 2);
  return [first, seats - first];
}

/** The largest animals with which so many fit into a box, in lines; the floor where they do not. */
function fitting(
  count: number,
  box: { width: number; height: number },
  size: { largest: number; floor: number; above: number; below: number; gap: number },
): { animal: number; columns: number } {
  let best = { animal: 0, columns: Math.max(1, count) };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const lines = Math.ceil(Math.max(1, count) / columns);
    const high = (box.height / lines - size.above - size.below) / (TALL - AIR);
    const animal = Math.min(size.largest, box.width / columns - size.gap, high);
    if (animal > best.animal + 1) best = { animal, columns };
  }
  if (best.animal >= size.floor) return best;
  const lines = Math.max(1, Math.floor(box.height / tileHeight(size.floor, size.above, size.below)));
  return { animal: size.floor, columns: Math.ceil(count / lines) };
}

function rivals(room: Room, shape: Shape, shore: Zone): Plan["rivals"] {
  const bars = BARS[shape];
  const rows = shoreRows(room.others.length, shape);
  const box = {
    width: shore.width / Math.max(1, ...rows) - 12,
    height: shore.height / Math.max(1, rows.length) - bars.plate - 10,
  };
  const size = { largest: LARGEST[shape].other, floor: FLOOR[shape].other, above: 0, gap: 6 };
  const below = bars.tag + bars.marks;
  const most = Math.max(1, ...room.others);
  const { animal, columns } = fitting(most, box, { ...size, below });
  return { rows, animal: Math.floor(animal), lines: Math.ceil(most / columns), signs: animal >= 96 };
}

function own(room: Room, shape: Shape, herd: Zone, isBeside: boolean): Plan["own"] {
  const bars = BARS[shape];
  const count = Math.max(1, room.own);
  const width = herd.width - (isBeside ? ASIDE : 0) - 12;
  const box = { width, height: herd.height - 6 };
  const size = { largest: LARGEST[shape].own, floor: FLOOR[shape].own, gap: shape === "wide" ? 26 : 14 };
  const found = fitting(count, box, { ...size, above: bars.threat, below: bars.name + bars.signs });
  const animal = Math.floor(found.animal);
  const pitch = Math.floor(
    between(animal + 8, width / found.columns, animal * 1.12 + (shape === "wide" ? 44 : 30)),
  );
  const line = Math.floor(tileHeight(animal, bars.threat, bars.name + bars.signs));
  return { animal, columns: found.columns, pitch, line, words: shape === "wide" && pitch >= 200 };
}

/** Lay out the island in a room. */
export function plan(room: Room): Plan {
  const shape = shapeOf(room.width, room.height - room.top);
  const { shore, pool, herd } = zones(room, shape);
  const isBeside = shape === "wide" && room.width >= 1100 && room.own >= 0 && room.own <= MOST_BESIDE;
  const aside = { left: room.width - ASIDE + 8, top: herd.top, width: ASIDE - 24, height: herd.height };
  return {
    shape,
    shore,
    pool,
    herd,
    aside: isBeside ? aside : null,
    rivals: rivals(room, shape, shore),
    own: own(room, shape, herd, isBeside),
  };
}
