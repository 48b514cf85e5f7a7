// How what is on the stage moves: the steps of each scene, from its beginning to its end.

const at = (transform: string, more: Keyframe = {}): Keyframe => ({ transform, ...more });

export const hop = (x: number, y: number): Keyframe => ({ transform: `translate(${x}px, ${y}px)` });

/** Out of its ground to the right and in again from the left, in bounds. */
export function walk(box: DOMRect, field: DOMRect): Keyframe[] {
  const bound = Math.max(4, box.height * 0.08);
  const [out, back] = [field.right - box.x, field.x - box.right];
  const at = (share: number, from: number, to: number): Keyframe[] => [
    { ...hop(from, 0), offset: share },
    { ...hop(from + (to - from) * 0.25, -bound), offset: share + 0.11 },
    { ...hop(from + (to - from) * 0.5, 0), offset: share + 0.22 },
    { ...hop(from + (to - from) * 0.75, -bound), offset: share + 0.33 },
  ];
  const hidden = (x: number, offset: number): Keyframe => ({ ...hop(x, 0), opacity: 0, offset });
  return [...at(0, 0, out), hidden(out, 0.46), hidden(back, 0.47), ...at(0.5, back, 0), {}];
}

/** A token from its place to another, in an arc. */
export function glide(dx: number, dy: number): Keyframe[] {
  const lift = -40 - Math.abs(dx) / 12;
  return [
    at("scale(.7)", { opacity: 0 }),
    at("scale(1.15)", { opacity: 1, offset: 0.15 }),
    at(`translate(${dx / 2}px, ${dy / 2 + lift}px) scale(1.2)`, { offset: 0.55 }),
    at(`translate(${dx}px, ${dy}px) scale(.8)`, { opacity: 1 }),
  ];
}

/** The die shows this many faces on its way. */
export const TUMBLE = [3, 6, 2, 5];
/** One of so many faces of a die that is thrown from there; the last one stays. */
export function tumble(n: number, faces: number, from: { x: number; y: number }): Keyframe[] {
  const [begin, end] = [n / (faces + 3), (n + 1) / (faces + 3)];
  const where = (share: number): string => {
    const left = 1 - Math.min(1, share / 0.62);
    return `translate(${from.x * left}px, ${from.y * left * left}px) rotate(${-560 * left}deg)`;
  };
  const isLast = n === faces - 1;
  const frames = [
    at(where(begin), { opacity: 0, offset: 0 }),
    at(where(begin), { opacity: 0, offset: Math.max(0.001, begin) }),
    at(where(begin), { opacity: 1, offset: Math.max(0.002, begin + 0.001) }),
    at(where(isLast ? 1 : end), { opacity: 1, offset: isLast ? 0.68 : end }),
  ];
  if (isLast) return [...frames, at(where(1), { opacity: 1 })];
  return [...frames, at(where(end), { opacity: 0, offset: end + 0.001 }), { opacity: 0 }];
}

/** Food falls from so high, bounces and lies. */
export function fall(high: number, begin: number): Keyframe[] {
  const above = `translateY(${-high}px) rotate(-90deg)`;
  return [
    at(above, { opacity: 0, offset: 0 }),
    at(above, { opacity: 0, offset: begin }),
    { opacity: 1, offset: begin + 0.06 },
    at("translateY(0)", { offset: begin + 0.3 }),
    at("translateY(-12px)", { offset: begin + 0.38 }),
    at("translateY(0)", { offset: begin + 0.45 }),
    at("translateY(0)", { opacity: 1 }),
  ];
}

/** A sign rises, stays and is gone. */
export const RISES: Keyframe[] = [
  at("translateY(18px) scale(.3)", { opacity: 0 }),
  at("translateY(0) scale(1.2)", { opacity: 1, offset: 0.3 }),
  at("translateY(0) scale(1)", { opacity: 1, offset: 0.8 }),
  at("translateY(-14px) scale(1)", { opacity: 0 }),
];
/** What is shed falls to the ground. */
export const DROPS: Keyframe[] = [
  at("translate(30px, -30px) scale(.4)", { opacity: 0 }),
  at("translate(0, 0) rotate(-40deg) scale(1.1)", { opacity: 1, offset: 0.35 }),
  at("rotate(-24deg)", { opacity: 1, offset: 0.85 }),
  { opacity: 0 },
];
export const FLEES: Keyframe[] = [{}, hop(26, -10), hop(70, -4), hop(18, 0), {}];
export const STARTS: Keyframe[] = [{}, hop(34, -6), hop(8, 0), {}];
export const BORN: Keyframe[] = [at("scale(.4)", { opacity: 0 }), at("scale(1.06)"), {}];

/** An animal turns over around the middle of its body: then its back lies where its feet stood. */
export const ROLLS_AROUND = "50% 57%";
/** At the end it lies as its grave does. */
const DEAD = at("rotate(180deg)", { filter: "grayscale(1) brightness(.7)", opacity: 0.6 });
export const DIES: Record<"eaten" | "starved" | "poison", Keyframe[]> = {
  eaten: [
    {},
    at("rotate(-8deg) translateX(6px)", { offset: 0.12 }),
    at("rotate(10deg) translateX(-6px)", { offset: 0.24 }),
    at("translateY(-22%) rotate(100deg)", { filter: "grayscale(.3)", offset: 0.42 }),
    at("rotate(180deg)", { filter: "grayscale(.8)", offset: 0.58 }),
    at("translateY(-5%) rotate(180deg)", { offset: 0.66 }),
    DEAD,
  ],
  starved: [
    {},
    at("scaleY(.88)", { filter: "grayscale(.4)", offset: 0.35 }),
    at("translateY(-8%) rotate(90deg)", { filter: "grayscale(.8)", offset: 0.6 }),
    DEAD,
  ],
  poison: [
    {},
    at("rotate(-6deg)", { filter: "hue-rotate(70deg)", offset: 0.3 }),
    at("rotate(180deg)", { filter: "hue-rotate(90deg) grayscale(.6)", offset: 0.7 }),
    DEAD,
  ],
};

/** The way of a hunter: `step` is where it is after a share of it, so high above the ground. */
type Step = (share: number, bounce: number) => string;
export const charge = (step: Step): Keyframe[] => [
  at(step(0, 0)),
  at(step(0.28, 26), { offset: 0.22 }),
  at(step(0.5, 0), { offset: 0.4 }),
  at(step(0.8, 20), { offset: 0.58 }),
  at(step(1, 0), { offset: 0.75 }),
  at(step(1, 0)),
];
/** From another prey, before which it stood. */
export const turn = (from: string, step: Step): Keyframe[] => [
  at(from),
  at(step(1, 24), { offset: 0.4 }),
  at(step(1, 0), { offset: 0.55 }),
  at(step(1, 0)),
];
export function standBy(step: Step, goesHome: boolean): Keyframe[] {
  const there = at(step(1, 0));
  const home = [at(step(0.5, 18), { offset: 0.85 }), at(step(0, 0))];
  return [there, { ...there, offset: 0.7 }, ...(goesHome ? home : [there])];
}
export const SHOWS_WAY: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, offset: 0.12 },
  { opacity: 1, offset: 0.8 },
  { opacity: 0 },
];
export const trembles = (side: number): Keyframe[] => [
  {},
  hop(-4 * side, 0),
  hop(4 * side, 0),
  hop(-3 * side, 0),
  {},
];
/** The island around a hunt. */
export const dims = (begins: boolean, ends: boolean): Keyframe[] => [
  { opacity: begins ? 0 : 1 },
  { opacity: 1, offset: 0.3 },
  { opacity: 1, offset: 0.75 },
  { opacity: ends ? 0 : 1 },
];

/** The share of a parade in which the animals walk. */
export const WALK = 0.62;
export const COUNTS: Keyframe[] = [
  at("scale(.6)", { opacity: 0 }),
  at("scale(1.1)", { opacity: 1, offset: 0.2 }),
  at("scale(1)", { opacity: 1 }),
];
export const SUMS: Keyframe[] = [
  at("translateY(20px) scale(.2)", { opacity: 0, offset: 0 }),
  at("translateY(20px) scale(.2)", { opacity: 0, offset: WALK + 0.1 }),
  at("scale(1.25)", { opacity: 1, offset: WALK + 0.2 }),
  at("scale(1)", { opacity: 1, offset: WALK + 0.26 }),
  at("scale(1)", { opacity: 1 }),
];
