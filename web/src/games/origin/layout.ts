// Where things lie on the island. The zones follow from the room, the phase and the number of seats
// alone, so that nothing moves unless the game moves it; how large animals are drawn follows from how
// many share a ground. What gives way first: words become signs, then signs are left to the peek, and
// only then animals shrink, down to a floor. Below that a ground scrolls sideways.

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
    /** The ground of each, in the order they are shown. */
    grounds: Ground[];
  };
  own: {
    animal: number;
    columns: number;
    /** Width of a place, and height of a line. */
    pitch: number;
    line: number;
    /** Traits in words, else as signs, in so many rows at most. */
    words: boolean;
    signRows: number;
    /** Heights of what stands around an animal, and whether they are the small ones. */
    bars: OwnBars;
    compact: boolean;
  };
}

export interface OwnBars {
  threat: number;
  name: number;
  signs: number;
}

/** The ground of a rival and the animals on it. */
export interface Ground {
  width: number;
  height: number;
  /** Width of an animal and of its place, height of a line, places in it. */
  animal: number;
  pitch: number;
  line: number;
  columns: number;
  /** Lines there are, and animals that only scrolling shows. */
  lines: number;
  hidden: number;
  /** Rows of signs that an animal has room for. */
  signRows: number;
  /** The name stands above the food, and traits are left to the peek; */
  tight: boolean;
  /** names too, where some animals would have no place otherwise. */
  bare: boolean;
}

/** What stands above and below an animal: the threat, the name, the signs; and on the far shore the
 * plate of the seat, then name and food in one bar above the signs, or each in a bar of its own. */
export const BARS = {
  wide: { threat: 30, name: 38, signs: 26, plate: 36, tag: 25, marks: 25, call: 17, food: 16 },
  tall: { threat: 24, name: 29, signs: 20, plate: 26, tag: 22, marks: 19, call: 15, food: 14 },
  low: { threat: 22, name: 27, signs: 20, plate: 24, tag: 21, marks: 18, call: 14, food: 13 },
} as const;
/** The same around own animals where they would be too small otherwise: a full table, or a low screen. */
const COMPACT: Record<Shape, OwnBars> = {
  wide: { threat: 24, name: 30, signs: 22 },
  tall: { threat: 17, name: 20, signs: 16 },
  low: { threat: 17, name: 20, signs: 16 },
};
const COMPACT_FLOOR = { wide: 84, tall: 52, low: 52 };
const MOST_SIGN_ROWS = 2;
/** Plates of seats that share a narrow row. */
const SMALL_PLATE = 27;
/** From this width on an animal has its name and food in one bar, and signs below. */
const ROOMY = 96;
const LARGEST = {
  wide: { own: 260, other: 210 },
  tall: { own: 165, other: 128 },
  low: { own: 150, other: 108 },
};
const FLOOR = { wide: { own: 104, other: 64 }, tall: { own: 74, other: 44 }, low: { own: 70, other: 44 } };
/** The log and the own plate stand in a column of this width. */
const ASIDE = 296;
/** A phone with the bars of its browser: rivals need more of it. */
const SHORT = 520;
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
    const left = Math.round(width * (room.own < 0 ? 1 : many ? 0.58 : 0.47));
    const water = room.feeding ? 58 : 34;
    return {
      shore: { left: 0, top, width: left, height: Math.max(0, height - water) },
      pool: { left: 0, top: top + height - water, width: left, height: water },
      herd: { left, top, width: width - left, height },
    };
  }
  // A full table needs more of the far shore, and a herd there is smaller.
  const own =
    shape === "tall"
      ? Math.round(height * (many ? 0.345 : height < SHORT ? 0.48 : 0.53))
      : Math.round(between(150, height * (many ? 0.22 : 0.25) + (many ? 80 : 90), 330));
  const herd = room.own < 0 ? 0 : own;
  const share = shape === "tall" ? 0.125 : many ? 0.12 : 0.165;
  const water = Math.round(room.feeding ? between(52, height * share, 150) : between(36, height * 0.075, 56));
  const shore = Math.max(0, height - herd - water);
  return {
    shore: { left: 0, top, width, height: shore },
    pool: { left: 0, top: top + shore, width, height: water },
    herd: { left: 0, top: top + shore + water, width, height: herd },
  };
}

/** A herd that is usual: rows are chosen for it, so that no birth moves a seat. */
const USUAL = 3;

/** A plate needs so much. */
const NARROWEST = 86;

/** How many seats stand in each row of the far shore: as few rows as let a usual herd be large. */
export function shoreRows(seats: number, shape: Shape, shore: { width: number; height: number }): number[] {
  let best: { rows: number[]; worth: number } = { rows: [], worth: 0 };
  for (let count = 1; count <= Math.min(3, seats); count++) {
    const first = Math.ceil(seats / count);
    const rows = Array.from({ length: count }, (_, n) => Math.min(first, seats - n * first));
    const ground = groundOf(USUAL, shape, shore.width / first, shore.height / count, LARGEST[shape].other);
    const isTall = plateOf(shape, ground.width) + ground.lines * ground.line > ground.height;
    const lacks =
      Number(ground.hidden > 0 || ground.bare) + Number(isTall) + 4 * Number(ground.width < NARROWEST);
    const isStacked = shape === "wide" && ground.lines > 1;
    const worth = ground.animal / (1 + lacks + 0.25 * Number(isStacked));
    if (worth > best.worth * 1.08) best = { rows, worth };
  }
  return best.rows;
}

/** The largest animals with which so many fit into a box, in lines; the floor where they do not. One more
 * line has to make them larger by its gain. */
function fitting(
  count: number,
  box: { width: number; height: number },
  size: { largest: number; floor: number; above: number; below: number; gap: number; gain?: number },
): { animal: number; columns: number } {
  let best = { animal: 0, columns: Math.max(1, count) };
  for (let columns = Math.max(1, count); columns > 0; columns--) {
    const lines = Math.ceil(Math.max(1, count) / columns);
    const high = (box.height / lines - size.above - size.below) / (TALL - AIR);
    const animal = Math.min(size.largest, box.width / columns - size.gap, high);
    if (animal > best.animal * (size.gain ?? 1) + 1) best = { animal, columns };
  }
  if (best.animal >= size.floor) {
    // As many in each line: four stand two and two, not three and one.
    const lines = Math.ceil(Math.max(1, count) / best.columns);
    return { ...best, columns: Math.ceil(Math.max(1, count) / lines) };
  }
  const lines = Math.max(1, Math.floor(box.height / tileHeight(size.floor, size.above, size.below)));
  return { animal: size.floor, columns: Math.ceil(count / lines) };
}

const signRows = (spare: number, row: number): number =>
  Math.min(MOST_SIGN_ROWS, 1 + Math.max(0, Math.floor(spare / row)));

export const plateOf = (shape: Shape, width: number): number =>
  shape === "wide" && width < 300 ? SMALL_PLATE : BARS[shape].plate;

/** The ground of a rival with so many animals, for a box of these measures and animals of this size at
 * most. */
function groundOf(animals: number, shape: Shape, width: number, height: number, largest: number): Ground {
  const bars = BARS[shape];
  const box = {
    width: width - (shape === "tall" ? 4 : 8),
    height: height - plateOf(shape, width) - 8,
  };
  const count = Math.max(1, animals);
  // On a laptop a herd stands side by side: one above the other is for a narrow screen.
  const gain = shape === "wide" ? 1.2 : 1;
  const fit = (most: number, below: number, gap: number): Omit<Ground, "tight" | "bare"> => {
    const size = { largest: Math.min(largest, most), floor: FLOOR[shape].other, above: 0, below, gap, gain };
    const found = fitting(count, box, size);
    const animal = Math.floor(found.animal);
    const line = tileHeight(animal, 0, below);
    const lines = Math.ceil(count / found.columns);
    const fits = Math.max(1, Math.floor(box.width / (animal + gap))) * lines;
    // Where there is room, names have more of it than their animals.
    const pitch = Math.min(Math.floor(box.width / found.columns), Math.round(animal * 1.3) + 8);
    return {
      ...{ width, height, animal, line, lines, columns: found.columns },
      pitch: Math.max(animal + gap, pitch),
      hidden: Math.max(0, animals - fits),
      signRows: signRows((box.height - lines * line) / lines, bars.marks),
    };
  };
  const roomy = fit(largest, bars.tag + bars.marks, 6);
  if (roomy.animal >= ROOMY) return { ...roomy, tight: false, bare: false };
  const tight = fit(ROOMY - 1, bars.call + bars.food, 2);
  const bare = fit(ROOMY - 1, bars.food + 2, 2);
  const isBare = tight.hidden > 0 && !bare.hidden;
  return { ...(isBare ? bare : tight), tight: true, bare: isBare };
}

/** None of them is larger than those in front. */
function rivals(room: Room, shape: Shape, shore: Zone, front: number): Plan["rivals"] {
  const rows = shoreRows(room.others.length, shape, shore);
  const height = shore.height / Math.max(1, rows.length);
  const widths = rows.flatMap((count) => Array.from({ length: count }, () => shore.width / count));
  const largest = Math.max(FLOOR[shape].other, Math.min(LARGEST[shape].other, front));
  const grounds = room.others.map((count, n) => groundOf(count, shape, widths[n]!, height, largest));
  return { rows, grounds };
}

function own(room: Room, shape: Shape, herd: Zone, isBeside: boolean): Plan["own"] {
  const count = Math.max(1, room.own);
  const width = herd.width - (isBeside ? ASIDE : 0) - 12;
  const box = { width, height: herd.height - 6 };
  const fit = (bars: OwnBars, floor: number): { animal: number; columns: number; high: number } => {
    const size = { largest: LARGEST[shape].own, floor, gap: shape === "wide" ? 26 : 14 };
    const found = fitting(count, box, { ...size, above: bars.threat, below: bars.name + bars.signs });
    const lines = Math.ceil(count / found.columns);
    return { ...found, high: lines * tileHeight(found.animal, bars.threat, bars.name + bars.signs) };
  };
  const usual = fit(BARS[shape], FLOOR[shape].own);
  const isCramped = usual.high > box.height || usual.columns * (usual.animal + 8) > width;
  const bars = isCramped ? COMPACT[shape] : BARS[shape];
  const found = isCramped ? fit(bars, COMPACT_FLOOR[shape]) : usual;
  const animal = Math.floor(found.animal);
  const pitch = Math.floor(
    between(animal + 8, width / found.columns, animal * 1.12 + (shape === "wide" ? 44 : 60)),
  );
  const high = tileHeight(animal, bars.threat, bars.name + bars.signs);
  const spare = box.height / Math.ceil(count / found.columns) - high;
  return {
    ...{ animal, columns: found.columns, pitch, line: Math.floor(high), bars, compact: isCramped },
    words: shape === "wide" && pitch >= 200,
    signRows: signRows(spare, bars.signs),
  };
}

/** Lay out the island in a room. */
export function plan(room: Room): Plan {
  const shape = shapeOf(room.width, room.height - room.top);
  const { shore, pool, herd } = zones(room, shape);
  const isBeside = shape === "wide" && room.width >= 1100 && room.own >= 0 && room.own <= MOST_BESIDE;
  const aside = { left: room.width - ASIDE + 8, top: herd.top, width: ASIDE - 24, height: herd.height };
  const front = own(room, shape, herd, isBeside);
  return {
    shape,
    shore,
    pool,
    herd,
    aside: isBeside ? aside : null,
    rivals: rivals(room, shape, shore, room.own < 0 ? LARGEST[shape].other : front.animal),
    own: front,
  };
}
