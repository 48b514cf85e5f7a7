// What a scene is made of: icons, dice, numbers, the way of a hunter, the steps of an animal.

import { iconArt } from "../../lib/art";

const SVG = "http://www.w3.org/2000/svg";

export function image(icon: string): HTMLElement {
  const found = document.createElement("img");
  found.src = iconArt(icon);
  found.alt = "";
  return found;
}

/** A die with its pips; the numbers are places on a grid of three. */
const PIPS = ["", "5", "19", "159", "1379", "13579", "134679"];
export function dieFace(face: number): HTMLElement {
  const die = document.createElement("span");
  die.className = "die";
  for (const place of PIPS[face] ?? "") {
    const pip = document.createElement("i");
    pip.style.gridArea = `${Math.ceil(Number(place) / 3)} / ${((Number(place) - 1) % 3) + 1}`;
    die.append(pip);
  }
  return die;
}

/** Words or a number on a plate. */
export function label(name: string, text: string): HTMLElement {
  const found = document.createElement("span");
  found.className = name;
  found.textContent = text;
  return found;
}

/** The way of a hunter to its prey, dotted, with a head: over the ground from feet to feet. */
export function trail(from: DOMRect, to: DOMRect, side: number): SVGElement {
  const [x, y] = [from.x + from.width / 2, from.bottom - from.height * 0.1];
  const [endX, endY] = [to.x + to.width * (0.5 + side * 0.42), to.bottom - to.height * 0.14];
  const lift = Math.min(90, 24 + Math.abs(endX - x) * 0.16);
  const bend = { x: (x + endX) / 2, y: Math.min(y, endY) - lift };
  const turn = (Math.atan2(endY - bend.y, endX - bend.x) * 180) / Math.PI;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "trail");
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", `M${x} ${y}Q${bend.x} ${bend.y} ${endX} ${endY}`);
  const head = document.createElementNS(SVG, "path");
  head.setAttribute("class", "head");
  head.setAttribute("d", "M8 0L-12 -10L-7 0L-12 10z");
  head.setAttribute("transform", `translate(${endX} ${endY}) rotate(${turn})`);
  svg.append(line, head);
  return svg;
}
