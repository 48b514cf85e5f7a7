// Plays the motions of a beat over the table, which stands as it did before them.

import { iconArt } from "../../lib/art";
import { play as sound } from "../../lib/sound";
import { CENTRE, type Motion, type Timed, timed } from "./show";

const EASE = "cubic-bezier(.2,.8,.2,1)";
const OUTLINE_MS = 1500;

export class Stage {
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly layer: HTMLElement) {}

  /** Show the motions of one beat; without pace only where they are. */
  play(motions: readonly Motion[], pace: number): void {
    if (document.hidden) return;
    const still = pace === 0;
    for (const one of timed(motions, pace || 1)) {
      this.later(still ? 0 : one.at, () => this.begin(one, still));
    }
  }

  /** To the present, at once: nothing stays over the table. */
  clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.layer.replaceChildren();
  }

  private later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.add(timer);
  }

  private box(place: string): DOMRect | undefined {
    return find(place)?.getBoundingClientRect();
  }

  private begin({ motion, lasts }: Timed, still: boolean): void {
    sound(motion.sound);
    if (still) {
      this.outline("to" in motion ? motion.to : motion.at);
      return;
    }
    switch (motion.kind) {
      case "token":
        return this.fly(motion.from, motion.to, motion.blue, lasts);
      case "hunt":
        return this.line(motion.from, motion.to, lasts);
      case "mark":
        return this.rise(motion.at, image(motion.icon), lasts);
      case "die":
        return this.rise(motion.at, dieFace(motion.die), lasts);
      case "born":
        find(motion.at)?.animate([{ transform: "scale(.4)", opacity: 0 }, { transform: "scale(1.06)" }, {}], {
          duration: lasts,
          easing: EASE,
        });
        return;
      case "dies":
        return this.leave(motion.at, motion.how, lasts);
    }
  }

  private put(piece: HTMLElement | SVGElement, box: DOMRect, size?: number): void {
    const width = size ?? box.width;
    const height = size ?? box.height;
    piece.style.position = "fixed";
    piece.style.left = `${box.x + (box.width - width) / 2}px`;
    piece.style.top = `${box.y + (box.height - height) / 2}px`;
    piece.style.width = `${width}px`;
    piece.style.height = `${height}px`;
    this.layer.append(piece);
  }

  private run(piece: Element, frames: Keyframe[], ms: number): void {
    piece.animate(frames, { duration: ms, easing: EASE, fill: "forwards" }).onfinish = () => piece.remove();
  }

  private fly(from: string, to: string, blue: boolean, ms: number): void {
    const [start, end] = [this.box(from) ?? this.box(CENTRE), this.box(to)];
    if (!start || !end) return;
    const token = document.createElement("i");
    token.className = blue ? "token blue" : "token";
    this.put(token, start, 18);
    const [dx, dy] = [
      end.x + end.width / 2 - start.x - start.width / 2,
      end.y + 10 - start.y - start.height / 2,
    ];
    this.run(
      token,
      [
        {},
        { transform: `translate(${dx / 2}px, ${dy / 2 - 24}px) scale(1.4)` },
        { transform: `translate(${dx}px, ${dy}px)` },
      ],
      ms,
    );
  }

  private line(from: string, to: string, ms: number): void {
    const [start, end] = [this.box(from), this.box(to)];
    if (!start || !end) return;
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const line = document.createElementNS("http://www.w3.org/2000/svg", "line");
    const ends = {
      x1: start.x + start.width / 2,
      y1: start.y + start.height / 2,
      x2: end.x + end.width / 2,
      y2: end.y + end.height / 2,
    };
    for (const [name, value] of Object.entries(ends)) line.setAttribute(name, String(value));
    svg.append(line);
    svg.setAttribute("class", "claw");
    this.layer.append(svg);
    const long = Math.hypot(ends.x2 - ends.x1, ends.y2 - ends.y1);
    line.style.strokeDasharray = `${long}`;
    line.animate(
      [{ strokeDashoffset: long }, { strokeDashoffset: 0, offset: 0.5 }, { strokeDashoffset: 0 }],
      { duration: ms, easing: EASE },
    );
    this.run(svg, [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], ms);
  }

  private rise(at: string, piece: HTMLElement, ms: number): void {
    const box = this.box(at);
    if (!box) return;
    this.put(piece, box, 34);
    this.run(
      piece,
      [
        { transform: "scale(.3)", opacity: 0 },
        { transform: "scale(1.2)", opacity: 1, offset: 0.3 },
        { transform: "scale(1)", opacity: 1, offset: 0.8 },
        { transform: "translateY(-14px)", opacity: 0 },
      ],
      ms,
    );
  }

  /** The animal itself, at its own place: when the motion ends, the table shows its grave. */
  private leave(at: string, how: "eaten" | "starved", ms: number): void {
    const end =
      how === "eaten"
        ? { transform: "scale(.7)", filter: "brightness(0)", opacity: 0.3 }
        : { transform: "translateY(8px)", filter: "grayscale(1)", opacity: 0.3 };
    find(at)?.animate([{}, end], { duration: ms, easing: EASE, fill: "forwards" });
  }

  private outline(at: string): void {
    const box = this.box(at);
    if (!box) return;
    const frame = document.createElement("div");
    frame.className = "outline";
    this.put(frame, box);
    this.later(OUTLINE_MS, () => frame.remove());
  }
}

function find(place: string): HTMLElement | null {
  if (place === CENTRE) return document.querySelector(`[data-place="${place}"]`);
  return document.querySelector(`main :is([data-tag="${place}"], [data-grave="${place}"])`);
}

function image(icon: string): HTMLElement {
  const found = document.createElement("img");
  found.src = iconArt(icon);
  found.alt = "";
  return found;
}

function dieFace(die: number): HTMLElement {
  const found = document.createElement("span");
  found.className = "die";
  found.textContent = String(die);
  return found;
}
