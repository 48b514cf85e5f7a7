// Plays the scenes of a beat over the table, which stands as it did before them. All of a beat is laid
// out when it begins, as animations with a delay: what is to be seen at a moment follows from the time
// alone, so that a scene can be looked at, skipped and filmed at any step.

import { tick } from "svelte";
import { play as sound } from "../../lib/sound";
import { dieFace, image, label, trail } from "./pieces";
import { bankSpots, tokenSize } from "./scenery";
import { CENTRE, type Motion, type Timed, timed } from "./show";
import * as steps from "./steps";

const EASE = "cubic-bezier(.3,.7,.2,1)";
const OUTLINE_MS = 1500;

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
  /** What stays as it is until the next beat begins, or the story ends. */
  private held: (() => void)[] = [];
  /** Where everything was when the beat began. */
  private readonly boxes = new Map<string, DOMRect | undefined>();
  /** A hunter that stands before its prey meanwhile, and how it came there. */
  private stands: { hunter: string; prey: string; transform: string } | undefined;
  /** Which beat plays, so that none begins that was skipped. */
  private beat = 0;

  constructor(private readonly layer: HTMLElement) {}

  /** Show the motions of one beat; without pace only where they are. */
  play(motions: readonly Motion[], pace: number): void {
    if (document.hidden) return;
    const beat = ++this.beat;
    const still = pace === 0;
    const scene = timed(motions, pace || 1);
    for (const one of scene) this.later(still ? 0 : one.at, () => sound(one.motion.sound));
    const lay = (): void => {
      if (beat !== this.beat) return;
      const before = this.held;
      this.held = [];
      this.boxes.clear();
      if (still) for (const { motion } of scene) this.outline(placeOf(motion));
      else this.layAll(scene);
      for (const letGo of before) letGo();
    };
    // Whoever is born stands on the table when the page has been worked out, and is not seen before; all
    // else has a frame of its own, so that no task is long.
    if (motions.some((one) => one.kind === "born")) void tick().then(lay);
    else requestAnimationFrame(lay);
  }

  /** The story has come to its end: whoever is on its way stands at home again. */
  end(): void {
    this.beat++;
    for (const letGo of this.held) letGo();
    this.held = [];
    this.stands = undefined;
  }

  /** To the present, at once: nothing stays over the table. */
  clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const one of this.running) one.cancel();
    this.running.clear();
    this.end();
    this.layer.replaceChildren();
  }

  private later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.add(timer);
  }

  private layAll(scene: readonly Timed[]): void {
    // All is measured before anything is put on the stage: the page is laid out once.
    for (const place of scene.flatMap(({ motion }) => placesOf(motion))) {
      this.box(place);
      this.bowl(place);
    }
    const prey = scene.map(({ motion }) => preyOf(motion)).find((place) => place !== "");
    const last = scene.at(-1);
    if (prey !== undefined && last) {
      const goesOn = isOpen(last.motion);
      this.dim(prey, scene[0]!.motion.kind === "hunt", !goesOn, { duration: last.at + last.lasts });
    }
    for (const one of scene) this.lay(one, one === last);
  }

  private lay({ motion, at, lasts }: Timed, isLast: boolean): void {
    const time = { delay: at, duration: lasts };
    if ("by" in motion && motion.by) this.standBy(motion.by, motion.at, !isOpen(motion), isLast, time);
    switch (motion.kind) {
      case "token":
        return this.glide(motion.from, motion.to, motion.blue, time);
      case "hunt":
        return this.charge(motion.from, motion.to, time);
      case "flees":
        return this.move(motion.at, steps.FLEES, time);
      case "sheds":
        this.move(motion.at, steps.STARTS, time);
        return this.drop(motion.at, motion.icon, time);
      case "mark":
        return this.rise(motion.at, image(motion.icon), time);
      case "die":
        return this.roll(motion.at, motion.die, time);
      case "supply":
        return this.rain(motion.n, time);
      case "born":
        return this.move(motion.at, steps.BORN, time);
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
  private run(
    piece: Element,
    frames: Keyframe[],
    time: KeyframeAnimationOptions,
    isOurs = true,
    isHeld = false,
  ): void {
    const fill = isOurs || isHeld ? "both" : "none";
    const animation = piece.animate(frames, { easing: EASE, fill, ...time });
    this.running.add(animation);
    const end = (): void => {
      this.running.delete(animation);
      if (isOurs) piece.remove();
    };
    animation.oncancel = end;
    if (!isHeld) animation.onfinish = end;
    else
      this.held.push(() => {
        animation.cancel();
        end();
      });
  }
  /** The animal itself, at its own place. */
  private move(at: string, frames: Keyframe[], time: KeyframeAnimationOptions): void {
    const piece = figureOf(at);
    if (piece) this.run(piece, frames, time, false);
  }
  private box(place: string): DOMRect | undefined {
    return this.measured(place, () => figureOf(place) ?? find(place));
  }
  /** What the food of an animal lies in. */
  private bowl(place: string): DOMRect | undefined {
    return this.measured(`${place} bowl`, () => find(place)?.querySelector(".bowl") ?? null);
  }
  private lastToken(): DOMRect | undefined {
    const tokens = (): Element | null =>
      [...document.querySelectorAll('[data-place="centre"] .token')].at(-1) ?? null;
    return this.measured("last token", tokens);
  }
  private measured(name: string, piece: () => Element | null): DOMRect | undefined {
    if (!this.boxes.has(name)) this.boxes.set(name, piece()?.getBoundingClientRect());
    return this.boxes.get(name);
  }

  // --- scenes

  private glide(from: string, to: string, blue: boolean, time: KeyframeAnimationOptions): void {
    const source = from === CENTRE ? (this.lastToken() ?? this.box(CENTRE)) : this.box(from);
    const goal = this.bowl(to) ?? this.box(to);
    if (!source || !goal) return;
    const [start, end] = [middle(source), middle(goal)];
    const token = document.createElement("i");
    token.className = blue ? "token blue" : "token";
    this.put(token, start, 24);
    this.run(token, steps.glide(end.x - start.x, end.y - start.y), time);
  }

  /** A hunter away from its place, which stays empty meanwhile; and where it is after a share of its way
   * to the prey. */
  private runner(
    from: string,
    to: string,
    stays: boolean,
    time: KeyframeAnimationOptions,
  ): Runner | undefined {
    const [start, end] = [this.box(from), this.box(to)];
    const picture = figureOf(from)?.querySelector<HTMLImageElement>("img");
    if (!start || !end || !picture) return undefined;
    const piece = document.createElement("img");
    piece.src = picture.src;
    piece.alt = "";
    piece.className = "runner";
    this.put(piece, middle(start), start.width, start.height);
    this.run(figureOf(from)!, [{ opacity: 0 }, { opacity: 0 }], time, false, stays);
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
  /** It stands before its prey, and runs home when that is over; else it is there in the next beat too. */
  private standBy(
    from: string,
    to: string,
    goesHome: boolean,
    isLast: boolean,
    time: KeyframeAnimationOptions,
  ): void {
    const stays = !goesHome && isLast;
    const found = this.runner(from, to, stays, time);
    if (!found) return;
    const { piece, step } = found;
    this.run(piece, steps.standBy(step, goesHome), time, true, stays);
  }
  /** The island grows dark around the prey while it is hunted, beat by beat. */
  private dim(at: string, begins: boolean, ends: boolean, time: KeyframeAnimationOptions): void {
    const box = this.box(at);
    const island = document.querySelector("[data-island]")?.getBoundingClientRect();
    if (!box || !island) return;
    const piece = document.createElement("div");
    piece.className = "dim";
    this.put(piece, middle(island), island.width, island.height);
    piece.style.setProperty("--x", `${middle(box).x - island.x}px`);
    piece.style.setProperty("--y", `${middle(box).y - island.y}px`);
    piece.style.setProperty("--r", `${Math.max(64, box.width * 0.8)}px`);
    this.run(piece, steps.dims(begins, ends), { ...time, easing: "linear" }, true, !ends);
  }
  private charge(from: string, to: string, time: KeyframeAnimationOptions): void {
    const found = this.runner(from, to, true, time);
    if (!found) return;
    const { piece, side, step } = found;
    const before = this.stands?.hunter === from ? this.stands : undefined;
    const way = trail(this.box(before?.prey ?? from)!, this.box(to)!, side);
    this.stands = { hunter: from, prey: to, transform: step(1, 0) };
    this.layer.append(way);
    const even = { ...time, easing: "linear" };
    this.run(way, steps.SHOWS_WAY, even);
    this.run(piece, before ? steps.turn(before.transform, step) : steps.charge(step), even, true, true);
    this.move(to, steps.trembles(side), {
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
    const faces = [...steps.TUMBLE, face];
    faces.forEach((one, n) => {
      const die = dieFace(one);
      this.put(die, goal, size);
      this.run(die, steps.tumble(n, faces.length, from), { ...time, easing: "linear" });
    });
  }

  /** Food falls to its places on the bank, one after the other. */
  private rain(count: number, time: KeyframeAnimationOptions): void {
    const bank = document.querySelector<HTMLElement>("[data-bank]");
    const origin = bank?.getBoundingClientRect();
    const [x = 0, y = 0, rx = 0, ry = 0] = bank?.dataset["bank"]?.split(" ").map(Number) ?? [];
    if (!origin) return;
    const size = tokenSize(rx, count, bank!.classList.contains("small"));
    bankSpots({ x, y, rx, ry }, count, size).forEach((spot, n) => {
      const token = document.createElement("i");
      token.className = "token";
      // As it lies there: see Pool.
      this.put(token, { x: origin.x + spot.x, y: origin.y + spot.y - size * 0.12 }, size);
      const begin = 0.02 + 0.48 * ((n * 0.618) % 1);
      this.run(token, steps.fall(spot.y + size, begin), { ...time, easing: "ease-in" });
    });
  }

  private rise(at: string, piece: HTMLElement, time: KeyframeAnimationOptions): void {
    const box = this.box(at);
    if (!box) return;
    const size = Math.max(34, Math.min(64, box.width * 0.4));
    this.put(piece, { x: middle(box).x, y: box.y + size * 0.2 }, size);
    this.run(piece, steps.RISES, time);
  }

  /** What is shed stays on the ground before the hunter. */
  private drop(at: string, icon: string, time: KeyframeAnimationOptions): void {
    const box = this.box(at);
    if (!box) return;
    const piece = image(icon);
    this.put(piece, { x: box.x + box.width * 0.2, y: box.bottom - 14 }, Math.max(30, box.width * 0.28));
    this.run(piece, steps.DROPS, time);
  }

  /** When the scene ends the table shows its grave. */
  private leave(at: string, how: "eaten" | "starved" | "poison", time: KeyframeAnimationOptions): void {
    const piece = figureOf(at);
    if (!piece) return;
    piece.style.transformOrigin = steps.ROLLS_AROUND;
    this.run(piece, steps.DIES[how], { ...time, fill: "forwards" }, false);
    if (how === "poison") this.rise(at, image("poisonous"), time);
  }

  /** The living of a seat walk past, are counted one by one, and come to what they are worth. */
  private parade(seat: number, points: number, time: KeyframeAnimationOptions): void {
    const ground = document.querySelector(`main [data-seat="${seat}"]`);
    if (!ground) return;
    const figures = [...ground.querySelectorAll<HTMLElement>(".tile .figure")];
    const field = ground.getBoundingClientRect();
    const [delay, duration] = [Number(time.delay), Number(time.duration)];
    const step = (duration * steps.WALK) / (figures.length + 1);
    figures.forEach((one, n) =>
      this.run(
        one,
        steps.walk(one.getBoundingClientRect(), field),
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
      const lasts = isLast ? step * 1.6 : step;
      this.run(count, steps.COUNTS, { delay: delay + (n + 1) * step, duration: lasts });
    });
    const total = label("total", String(points));
    this.put(total, middleOf, 84, 48);
    this.run(total, steps.SUMS, time);
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

/** Where a motion begins and ends. */
function placesOf(motion: Motion): string[] {
  const {
    from = "",
    to = "",
    at = "",
    by = "",
  } = motion as Partial<Record<"from" | "to" | "at" | "by", string>>;
  return [from, to, at, by].filter(Boolean);
}
/** Whoever is hunted in a motion. */
function preyOf(motion: Motion): string {
  if (motion.kind === "hunt") return motion.to;
  return "by" in motion && motion.by ? motion.at : "";
}
/** Its hunt goes on in the next beat. */
const isOpen = (motion: Motion): boolean => motion.kind === "hunt" || motion.kind === "die";

function find(place: string): HTMLElement | null {
  if (place === CENTRE) return document.querySelector('[data-zone="pool"]');
  return document.querySelector(`main :is([data-tag="${place}"], [data-grave="${place}"])`);
}
/** The animal without what stands around it. */
const figureOf = (place: string): HTMLElement | null =>
  place === CENTRE ? null : (find(place)?.querySelector<HTMLElement>(".figure") ?? null);
