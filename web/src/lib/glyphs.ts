// Icons of the page itself, on a grid of 24, drawn with a round stroke of 2. What belongs to the
// games (abilities, traits, food) comes as pictures from the art room instead.

export const GLYPHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  back: "M14 6l-6 6 6 6",
  next: "M10 6l6 6-6 6",
  first: "M18 6l-6 6 6 6M7 6v12",
  last: "M6 6l6 6-6 6M17 6v12",
  rewind: "M12 6l-6 6 6 6M19 6l-6 6 6 6",
  forward: "M5 6l6 6-6 6M12 6l6 6-6 6",
  download: "M12 4v11M8 11l4 4 4-4M5 16v4h14v-4",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  undo: "M9 4L4 9l5 5M4 9h10.5a5.5 5.5 0 0 1 0 11H9",
  tick: "M5 12l5 5 9-10",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  bulb: "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 3H9c0-1 0-2-1-3z",
  log: "M6 4h9l4 4v12H6zM9 10h7M9 14h7",
  copy: "M9 9h10v11H9zM5 15V4h10",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  bot: "M5 9h14v10H5zM12 9V5M9 13v2M15 13v2M12 5h.01",
  here: "M4 5h16v11H4zM9 20h6M12 16v4",
  help: "M9 9a3 3 0 1 1 4 3c-1 0-1 1-1 2M12 18h.01",
  search: "M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l5 5",
  dice: "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01",
  flag: "M6 21V4h12l-3 4 3 4H6",
  skull: "M12 4a7 7 0 0 0-4 13v3h8v-3a7 7 0 0 0-4-13zM9 12h.01M15 12h.01",
  warning: "M12 4L2.5 20h19zM12 10v5M12 17.5h.01",
  why: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM10 10a2 2 0 1 1 3 2c-1 0-1 1-1 2M12 17h.01",
  trophy: "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8",
  swap: "M5 8h12l-3-3M19 16H7l3 3",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  book: "M12 6c-2-2-5-2-8-1v14c3-1 6-1 8 1 2-2 5-2 8-1V5c-3-1-6-1-8 1zM12 6v14",
  cards: "M8 4h11v14H8zM5 7v14h11",
  shield: "M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z",
  fangs: "M3 8c6-3 12-3 18 0M6 9l2 5 2-5M14 9l2 5 2-5M4 18c5 2 11 2 16 0M10 17l2-4 2 4",
  day: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  dusk: "M6 17a6 6 0 0 1 12 0M2 17h20M6 21h12M12 5v3M4 9l2 2M20 9l-2 2",
  night: "M19 14A8 8 0 0 1 10 4a8 8 0 1 0 9 10z",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
} as const;

export type Glyph = keyof typeof GLYPHS;

// Seats: colour, pattern and emblem together; colour is never alone.
export const EMBLEMS = [
  { path: "M5 14c2-6 7-7 9-5l5 1-4 2c0 4-4 6-8 5l-4 3z", letter: "B" },
  { path: "M7 12h10v4H7zM7 13L4 9l2-3M17 13l3-4-2-3M8 16l-3 4M16 16l3 4", letter: "C" },
  {
    path: "M3 15c4-5 8-5 12-4l4-2 2 2-3 3c-2 3-6 3-9 2l-5 3M9 11l1-3 2 3 1-3 2 3",
    letter: "I",
  },
  { path: "M6 17c0-6 3-9 7-9l5 1-3 2c1 5-3 8-6 7zM10 18v3", letter: "W" },
  {
    path: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3v3M12 18v3M3 12h3M18 12h3M6 6l2 2M16 16l2 2M18 6l-2 2M8 16l-2 2",
    letter: "U",
  },
  { path: "M2 8c5 0 8 2 10 5 2-3 5-5 10-5-4 2-7 5-10 9-3-4-6-7-10-9z", letter: "T" },
  { path: "M14 20v-6c-5 1-7-3-4-6 1-2-1-4-3-3M14 14c4 0 5-3 3-5-2-1-4 0-6 1", letter: "F" },
  { path: "M12 3c4 0 5 4 5 8s-2 9-5 9-5-5-5-9 1-8 5-8zM12 8v4M9 20h6", letter: "P" },
] as const;
