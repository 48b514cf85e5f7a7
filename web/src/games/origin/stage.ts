// Plays the scenes of a beat over the table, which stands as it did before them. All of a beat is laid
// out when it begins, as animations with a delay: what is to be seen at a moment follows from the time
// alone, so that a scene can be looked at, skipped and filmed at any step.

import { play as sound } from "../../lib/sound";
import { dieFace, hop, image, label, trail, walk } from "./pieces";
import { CENTRE, type Motion, type Timed, timed } from "./show";

const EASE = "cubic-bezier(.3,.7,.2,1)";
const OUTLINE_MS = 1500;
/** The share of a parade in which the animals walk. */
const WALK = 0.62;
/** Faces a rolling die shows on its way. */
const TUMBLE = [3, 6, 2, 5];

interface At {
  x: number;
  y: number;
}
/** A hunter on its way. */
interface Runner {
  piece: HTMLElement;
  /** On which side of its prey it stops: -1 for the left. */
  side: number;
  step: (share: number, bounce: number) => string;
}
const middle = (box: DOMRect): At => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export class Stage {
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly running = new Set<Animation>();

  constructor(private readonly layer: HTMLElement) {}

  /** Show the motions of one beat; without pace only where they are. */
  play(motions: readonly Motion[], pace: number): void {
    if (document.hidden) return;
    const still = pace === 0;
    const scene = timed(motions, pace || 1);
    for (const one of scene) this.later(still ? 0 : one.at, () => sound(one.motion.sound));
    if (still) for (const { motion } of scene) this.outline(placeOf(motion));
    else for (const one of scene) this.lay(one);
  }

  /** To the present, at once: nothing stays over the table. */
  clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const one of this.running) one.cancel();
    this.running.clear();
    this.layer.replaceChildren();
  }

  private later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.add(timer);
  }

  private lay({ motion, at, lasts }: Timed): void {
    const time = { delay: at, duration: lasts };
    if ("by" in motion && motion.by) this.standBy(motion.by, motion.at, motion.kind !== "die", time);
    switch (motion.kind) {
      case "token":
        return this.glide(motion.from, motion.to, motion.blue, time);
      case "hunt":
        return this.charge(motion.from, motion.to, time);
      case "flees":
        return this.move(motion.at, [{}, hop(26, -10), hop(70, -4), hop(18, 0), {}], time);
      case "sheds":
        this.move(motion.at, [{}, hop(34, -6), hop(8, 0), {}], time);
        return this.drop(motion.at, motion.icon, time);
      case "mark":
        return this.rise(motion.at, image(motion.icon), time);
      case "die":
        return this.roll(motion.at, motion.die, time);
      case "supply":
        return this.rain(motion.n, time);
      case "born":
        return this.move(
          motion.at,
          [{ transform: "scale(.4)", opacity: 0 }, { transform: "scale(1.06)" }, {}],
          time,
        );
      case "dies":
        return this.leave(motion.at, motion.how, time);
      case "parade":
        return this.parade(motion.seat, motion.points, time);
    }
  }

  // --- pieces

  private put(piece: HTMLElement, { x, y }: At, width: number, height = width): void {
    piece.style.left = `${x - width / 2}px`;
    piece.style.top = `${y - height / 2}px`;
    piece.style.width = `${width}px`;
    piece.style.height = `${height}px`;
    piece.style.fontSize = `${height}px`;
    this.layer.append(piece);
  }
  private run(piece: Element, frames: Keyframe[], time: KeyframeAnimationOptions, isOurs = true): void {
    const fill = isOurs ? "both" : "none";
    const animation = piece.animate(frames, { easing: EASE, fill, ...time });
    this.running.add(animation);
    const end = (): void => {
      this.running.delete(animation);
      if (isOurs) piece.remove();
    };
    animation.onfinish = end;
    animation.oncancel = end;
  }
  /** The animal itself, at its own place. */
  private move(at: string, frames: Keyframe[], time: KeyframeAnimationOptions): void {
    const piece = figureOf(at);
    if (piece) this.run(piece, frames, time, false);
  }
  private box(place: string): DOMRect | undefined {
    return (figureOf(place) ?? find(place))?.getBoundingClientRect();
  }

  // --- scenes

  private glide(from: string, to: string, blue: boolean, time: KeyframeAnimationOptions): void {
    const source = from === CENTRE ? (lastToken() ?? this.box(CENTRE)) : this.box(from);
    const goal = find(to)?.querySelector(".bowl")?.getBoundingClientRect() ?? this.box(to);
    if (!source || !goal) return;
    const [start, end] = [middle(source), middle(goal)];
    const token = document.createElement("i");
    token.className = blue ? "token blue" : "token";
    this.put(token, start, 24);
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const lift = -40 - Math.abs(dx) / 12;
    this.run(
      token,
      [
        { transform: "scale(.7)", opacity: 0 },
        { transform: "scale(1.15)", opacity: 1, offset: 0.15 },
        { transform: `translate(${dx / 2}px, ${dy / 2 + lift}px) scale(1.2)`, offset: 0.55 },
        { transform: `translate(${dx}px, ${dy}px) scale(.8)`, opacity: 1 },
      ],
      time,
    );
  }

  /** A hunter away from its place, which stays empty meanwhile; and where it is after a share of its way
   * to the prey. */
  private runner(from: string, to: string, time: KeyframeAnimationOptions): Runner | undefined {
    const [start, end] = [this.box(from), this.box(to)];
    const picture = figureOf(from)?.querySelector<HTMLImageElement>("img");
    if (!start || !end || !picture) return undefined;
    const piece = document.createElement("img");
    piece.src = picture.src;
    piece.alt = "";
    piece.className = "runner";
    this.put(piece, middle(start), start.width, start.height);
    this.move(from, [{ opacity: 0 }, { opacity: 0 }], time);
    const side = middle(start).x <= middle(end).x ? -1 : 1;
    const dx = middle(end).x + side * (end.width * 0.62) - middle(start).x;
    const dy = end.bottom - start.bottom;
    const scale = Math.max(0.45, Math.min(1.6, end.width / start.width));
    // Pictures look to the right.
    const turned = side > 0 ? -1 : 1;
    const step = (share: number, bounce: number): string => {
      const size = 1 + (scale - 1) * share;
      return `translate(${dx * share}px, ${dy * share - bounce}px) scale(${size * turned}, ${size})`;
    };
    return { piece, side, step };
  }
  /** It stands before its prey, and runs home when that is over. */
  private standBy(from: string, to: string, isLast: boolean, time: KeyframeAnimationOptions): void {
    const found = this.runner(from, to, time);
    if (!found) return;
    const { piece, step } = found;
    const home: Keyframe[] = [{ transform: step(0.5, 18), offset: 0.85 }, { transform: step(0, 0) }];
    const there = { transform: step(1, 0) };
    this.run(piece, [there, { ...there, offset: 0.7 }, ...(isLast ? home : [there])], time);
  }
  private charge(from: string, to: string, time: KeyframeAnimationOptions): void {
    const found = this.runner(from, to, time);
    if (!found) return;
    const { piece, side, step } = found;
    const way = trail(this.box(from)!, this.box(to)!, side);
    this.layer.append(way);
    this.run(
      way,
      [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }],
      {
        ...time,
        easing: "linear",
      },
    );
    this.run(
      piece,
      [
        { transform: step(0, 0) },
        { transform: step(0.28, 26), offset: 0.22 },
        { transform: step(0.5, 0), offset: 0.4 },
        { transform: step(0.8, 20), offset: 0.58 },
        { transform: step(1, 0), offset: 0.75 },
        { transform: step(1, 0) },
      ],
      { ...time, easing: "linear" },
    );
    this.move(to, [{}, hop(-4 * side, 0), hop(4 * side, 0), hop(-3 * side, 0), {}], {
      ...time,
      delay: Number(time.delay) + Number(time.duration) * 0.7,
      duration: Number(time.duration) * 0.3,
    });
  }

  /** The die is thrown large in front of whoever it is for. */
  private roll(at: string, face: number, time: KeyframeAnimationOptions): void {
    const box = this.box(at);
    if (!box) return;
    const size = Math.max(52, Math.min(96, innerWidth / 9));
    // Above the head of whoever runs: nothing lies over an animal.
    const goal = at === CENTRE ? middle(box) : { x: middle(box).x, y: box.y - size * 0.25 };
    const from = { x: -innerWidth * 0.1, y: -size * 1.4 };
    const faces = [...TUMBLE, face];
    faces.forEach((one, n) => {
      const die = dieFace(one);
      this.put(die, goal, size);
      const [begin, end] = [n / (faces.length + 3), (n + 1) / (faces.length + 3)];
      const where = (share: number): string => {
        const left = 1 - Math.min(1, share / 0.62);
        return `translate(${from.x * left}px, ${from.y * left * left}px) rotate(${-560 * left}deg)`;
      };
      const isLast = n === faces.length - 1;
      const frames: Keyframe[] = [
        { opacity: 0, transform: where(begin), offset: 0 },
        { opacity: 0, transform: where(begin), offset: Math.max(0.001, begin) },
        { opacity: 1, transform: where(begin), offset: Math.max(0.002, begin + 0.001) },
        { opacity: 1, transform: where(isLast ? 1 : end), offset: isLast ? 0.68 : end },
      ];
      if (isLast) frames.push({ opacity: 1, transform: where(1) });
      else frames.push({ opacity: 0, transform: where(end), offset: end + 0.001 }, { opacity: 0 });
      this.run(die, frames, { ...time, easing: "linear" });
    });
  }

  /** Food falls to the bank, one after the other. */
  private rain(count: number, time: KeyframeAnimationOptions): void {
    const box = this.box(CENTRE);
    if (!box) return;
    const shown = Math.min(count, 24);
    for (let n = 0; n < shown; n++) {
      const share = (n + 0.5) / shown;
      const token = document.createElement("i");
      token.className = "token";
      this.put(token, { x: box.x + box.width * (0.2 + 0.55 * share), y: box.y + box.height * 0.78 }, 22);
      const begin = 0.02 + 0.48 * ((n * 0.618) % 1);
      this.run(
        token,
        [
          { transform: `translateY(${-box.height - 120}px) rotate(-90deg)`, opacity: 0, offset: 0 },
          { transform: `translateY(${-box.height - 120}px) rotate(-90deg)`, opacity: 0, offset: begin },
          { opacity: 1, offset: begin + 0.06 },
          { transform: "translateY(0)", offset: begin + 0.3 },
          { transform: "translateY(-12px)", offset: begin + 0.38 },
          { transform: "translateY(0)", offset: begin + 0.45 },
          { transform: "translateY(0)", opacity: 1 },
        ],
        { ...time, easing: "ease-in" },
      );
    }
  }

  private rise(at: string, piece: HTMLElement, time: KeyframeAnimationOptions): void {
    const box = this.box(at);
    if (!box) return;
    const size = Math.max(34, Math.min(64, box.width * 0.4));
    this.put(piece, { x: middle(box).x, y: box.y + size * 0.2 }, size);
    this.run(
      piece,
      [
        { transform: "translateY(18px) scale(.3)", opacity: 0 },
        { transform: "translateY(0) scale(1.2)", opacity: 1, offset: 0.3 },
        { transform: "translateY(0) scale(1)", opacity: 1, offset: 0.8 },
        { transform: "translateY(-14px) scale(1)", opacity: 0 },
      ],
      time,
    );
  }

  /** What is shed stays on the ground before the hunter. */
  private drop(at: string, icon: string, time: KeyframeAnimationOptions): void {
    const box = this.box(at);
    if (!box) return;
    const piece = image(icon);
    this.put(piece, { x: box.x + box.width * 0.2, y: box.bottom - 14 }, Math.max(30, box.width * 0.28));
    this.run(
      piece,
      [
        { transform: "translate(30px, -30px) scale(.4)", opacity: 0 },
        { transform: "translate(0, 0) rotate(-40deg) scale(1.1)", opacity: 1, offset: 0.35 },
        { transform: "rotate(-24deg)", opacity: 1, offset: 0.85 },
        { opacity: 0 },
      ],
      time,
    );
  }

  /** When the scene ends the table shows its grave. */
  private leave(at: string, how: "eaten" | "starved" | "poison", time: KeyframeAnimationOptions): void {
    const ends: Record<typeof how, Keyframe[]> = {
      eaten: [
        {},
        { transform: "rotate(-8deg) translateX(6px)", offset: 0.15 },
        { transform: "rotate(10deg) translateX(-6px)", offset: 0.3 },
        { transform: "rotate(84deg) translateY(-8%)", filter: "grayscale(.4)", offset: 0.55 },
        { transform: "rotate(84deg) translateY(-8%)", filter: "grayscale(1) brightness(.5)", opacity: 0.6 },
      ],
      starved: [
        {},
        { transform: "scaleY(.86)", filter: "grayscale(.5)", offset: 0.35 },
        { transform: "scaleY(.7)", filter: "grayscale(1) brightness(.7)", opacity: 0.55 },
      ],
      poison: [
        {},
        { transform: "rotate(-6deg)", filter: "hue-rotate(70deg)", offset: 0.3 },
        { transform: "rotate(176deg)", filter: "hue-rotate(90deg) grayscale(.6)", offset: 0.7 },
        { transform: "rotate(176deg)", filter: "grayscale(1) brightness(.6)", opacity: 0.5 },
      ],
    };
    const piece = figureOf(at);
    if (!piece) return;
    piece.style.transformOrigin = "50% 88%";
    this.run(piece, ends[how], { ...time, fill: "forwards" }, false);
    if (how === "poison") this.rise(at, image("poisonous"), time);
  }

  /** The living of a seat walk past, are counted one by one, and come to what they are worth. */
  private parade(seat: number, points: number, time: KeyframeAnimationOptions): void {
    const ground = document.querySelector(`main [data-seat="${seat}"]`);
    if (!ground) return;
    const figures = [...ground.querySelectorAll<HTMLElement>(".tile .figure")];
    const field = ground.getBoundingClientRect();
    const [delay, duration] = [Number(time.delay), Number(time.duration)];
    const step = (duration * WALK) / (figures.length + 1);
    figures.forEach((one, n) =>
      this.run(
        one,
        walk(one.getBoundingClientRect(), field),
        { delay: delay + n * step, duration: step * 2, easing: "linear" },
        false,
      ),
    );
    const box = (ground.querySelector(".places") ?? ground).getBoundingClientRect();
    const middleOf = { x: middle(box).x, y: box.y + 18 };
    figures.forEach((_, n) => {
      const count = label("count", String(n + 1));
      this.put(count, middleOf, 48, 40);
      const isLast = n === figures.length - 1;
      this.run(
        count,
        [
          { transform: "scale(.6)", opacity: 0 },
          { transform: "scale(1.1)", opacity: 1, offset: 0.2 },
          { transform: "scale(1)", opacity: 1 },
        ],
        { delay: delay + (n + 1) * step, duration: isLast ? step * 1.6 : step },
      );
    });
    const total = label("total", String(points));
    this.put(total, middleOf, 84, 48);
    this.run(
      total,
      [
        { transform: "translateY(20px) scale(.2)", opacity: 0, offset: 0 },
        { transform: "translateY(20px) scale(.2)", opacity: 0, offset: WALK + 0.1 },
        { transform: "scale(1.25)", opacity: 1, offset: WALK + 0.2 },
        { transform: "scale(1)", opacity: 1, offset: WALK + 0.26 },
        { transform: "scale(1)", opacity: 1 },
      ],
      time,
    );
  }

  private outline(at: string): void {
    const box = this.box(at);
    if (!box) return;
    const frame = document.createElement("div");
    frame.className = "outline";
    this.put(frame, middle(box), box.width, box.height);
    this.later(OUTLINE_MS, () => frame.remove());
  }
}

/** Where a motion is seen, if nothing may travel. */
function placeOf(motion: Motion): string {
  if ("to" in motion) return motion.to;
  return "at" in motion ? motion.at : CENTRE;
}

function find(place: string): HTMLElement | null {
  if (place === CENTRE) return document.querySelector('[data-zone="pool"]');
  return document.querySelector(`main :is([data-tag="${place}"], [data-grave="${place}"])`);
}
/** The animal without what stands around it. */
const figureOf = (place: string): HTMLElement | null =>
  place === CENTRE ? null : (find(place)?.querySelector<HTMLElement>(".figure") ?? null);

const lastToken = (): DOMRect | undefined =>
  [...document.querySelectorAll('[data-place="centre"] .token')].at(-1)?.getBoundingClientRect();
