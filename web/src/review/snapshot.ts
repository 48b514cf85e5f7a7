// A moment as a picture: the board on the screen, drawn once more without the page around it. Its
// elements go into an SVG with the page's own styles, and every picture and font of theirs into them,
// because an image loads nothing by itself; a canvas makes a file of that.

import { pictureIn, TEXT, TITLE } from "../table/result/picture";
import { wrapped } from "../table/result/result";

/** Words below the board: what happened, and where that was. */
export interface Caption {
  headline: string;
  place: string;
}

const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
/** Where they come in. */
const STYLES = "styles";
const ADDRESS = /url\((["']?)([^"')#][^"')]*)\1\)/g;
/** Large enough to be shown around, wherever it was saved. */
const WIDEST = 1600;
const LARGEST_SCALE = 3;
const PAPER = "#171425";
const INK = "#fff6e4";
const SOFT = "#d9cdbd";
const MARGIN = 20;
const LINE = 26;
const MOST_LINES = 3;

/** Files of the page as text that an image can hold in itself, each fetched once. */
export class Inlined {
  private sheet: Promise<string> | undefined;
  private readonly found = new Map<string, Promise<string>>();

  of(address: string, base: string): Promise<string> {
    const whole = new URL(address, base).href;
    if (whole.startsWith("data:")) return Promise.resolve(whole);
    const known = this.found.get(whole) ?? this.load(whole);
    this.found.set(whole, known);
    return known;
  }
  /** A text of styles with everything that it names. */
  async styled(text: string, base: string): Promise<string> {
    const names = [...text.matchAll(ADDRESS)].map((match) => match[2]!);
    const files = new Map(
      await Promise.all(names.map(async (one) => [one, await this.of(one, base)] as const)),
    );
    return text.replace(ADDRESS, (_, __, name: string) => `url("${files.get(name)!}")`);
  }
  /** All styles of the page, and none that moves. They are read as they were written: what a browser says
   * of its rules leaves out fonts that are named by a variable. */
  styles(): Promise<string> {
    return (this.sheet ??= this.gathered());
  }
  private async gathered(): Promise<string> {
    const sheets = [...document.styleSheets].map(async ({ href }) => {
      if (!href) return "";
      return await this.styled(await (await fetch(href)).text(), href);
    });
    const still = "*, ::before, ::after { animation: none !important; transition: none !important; }";
    return [...(await Promise.all(sheets)), still].join("\n");
  }
  private async load(address: string): Promise<string> {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`nothing at ${address}`);
    const blob = await answer.blob();
    return await new Promise((done, fail) => {
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result));
      reader.onerror = () => fail(new Error(`unreadable: ${address}`));
      reader.readAsDataURL(blob);
    });
  }
}

/** Let a copy hold its pictures itself. */
async function fill(copy: Element, files: Inlined): Promise<void> {
  const base = document.baseURI;
  await Promise.all(
    [copy, ...copy.querySelectorAll("*")].map(async (one) => {
      const [source, style] = [one.getAttribute("src"), one.getAttribute("style")];
      if (source) one.setAttribute("src", await files.of(source, base));
      if (style?.includes("url(")) one.setAttribute("style", await files.styled(style, base));
    }),
  );
}

/** An element and everything in it as an image of the size of the window, in its upper left corner. */
async function imageOf(root: HTMLElement, files: Inlined): Promise<HTMLImageElement> {
  const paper = document.implementation.createDocument(SVG, "svg");
  const svg = paper.documentElement;
  // What is told about the whole page is told about this one: theme, language, direction.
  for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value);
  svg.setAttribute("width", String(innerWidth));
  svg.setAttribute("height", String(innerHeight));
  const holder = paper.createElementNS(SVG, "foreignObject");
  holder.setAttribute("width", "100%");
  holder.setAttribute("height", "100%");
  const box = root.getBoundingClientRect();
  const { font, color } = getComputedStyle(document.body);
  const around = paper.createElementNS(XHTML, "div");
  around.setAttribute("class", root.parentElement?.className ?? "");
  around.setAttribute("style", `display: block; font: ${font}; color: ${color}; background: var(--paper)`);
  const copy = paper.importNode(root, true);
  copy.setAttribute("style", `width: ${box.width}px; height: ${box.height}px`);
  await fill(copy, files);
  around.append(copy);
  holder.append(paper.createComment(STYLES), around);
  svg.append(holder);
  // Styles come in as text: as an element they would be the page's own, which takes none from itself.
  const sheet = `<style xmlns="${XHTML}"><![CDATA[${await files.styles()}]]></style>`;
  const text = new XMLSerializer().serializeToString(paper).replace(`<!--${STYLES}-->`, () => sheet);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** How large a picture becomes, and how many lines what happened has: as many as it takes, or these. */
export interface Format {
  widest: number;
  lines?: number;
}

/** Part of an element as it stands on the screen, with words below it, on a canvas. */
export async function drawn(
  root: HTMLElement,
  part: DOMRect,
  caption: Caption,
  format: Format,
  files = new Inlined(),
): Promise<HTMLCanvasElement> {
  const image = await imageOf(root, files);
  const box = root.getBoundingClientRect();
  const scale = Math.min(LARGEST_SCALE, format.widest / part.width);
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { alpha: false });
  if (!pen) throw new Error("no canvas to draw on");
  pen.font = `600 18px ${TITLE}`;
  const most = part.width - 2 * MARGIN;
  const words = wrapped(caption.headline, most, (text) => pen.measureText(text).width);
  const lines = words.slice(0, format.lines ?? MOST_LINES);
  const foot = 2 * MARGIN + LINE * (format.lines ?? lines.length) + 14;
  canvas.width = Math.round(part.width * scale);
  canvas.height = Math.round((part.height + foot) * scale);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  const [left, top] = [part.x - box.x, part.y - box.y];
  pen.drawImage(image, left, top, part.width, part.height, 0, 0, part.width, part.height);
  pen.font = `600 18px ${TITLE}`;
  pen.fillStyle = INK;
  lines.forEach((line, n) => pen.fillText(line, MARGIN, part.height + MARGIN + 12 + LINE * n, most));
  pen.font = `13px ${TEXT}`;
  pen.fillStyle = SOFT;
  pen.fillText(caption.place, MARGIN, part.height + foot - MARGIN + 4, most);
  return canvas;
}

/** A picture in the size of another one: as it is, or made to fit where the board has other measures. */
export function sizedLike(
  { width, height }: HTMLCanvasElement,
  canvas: HTMLCanvasElement,
): HTMLCanvasElement {
  if (canvas.width === width && canvas.height === height) return canvas;
  const copy = document.createElement("canvas");
  [copy.width, copy.height] = [width, height];
  const pen = copy.getContext("2d", { alpha: false });
  if (!pen) throw new Error("no canvas to draw on");
  const scale = Math.min(width / canvas.width, height / canvas.height);
  const [wide, high] = [canvas.width * scale, canvas.height * scale];
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(canvas, (width - wide) / 2, (height - high) / 2, wide, high);
  return copy;
}

/** Part of an element as it stands on the screen, with words below it, as a PNG. */
export async function snapshot(root: HTMLElement, part: DOMRect, caption: Caption): Promise<Blob> {
  return await pictureIn(await drawn(root, part, caption, { widest: Math.max(WIDEST, part.width) }));
}
