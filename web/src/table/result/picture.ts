// A creature as a file to keep: the drawing itself, or a picture of it with its name.

import { boxOf, standing } from "../../lib/looks";
import { wrapped } from "./result";

const SIDE = 960;
const MARGIN = 48;
const PAPER = "#f4efe2";
const SURFACE = "#fffdf7";
const INK = "#1c2a2e";
const SOFT = "#47565a";
const LINE = "#857f6b";
export const TITLE =
  '"Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", "Noto Serif CJK SC", Georgia, serif';
export const TEXT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", sans-serif';

/** Hand a file over to the person. */
export function keep(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The drawing as it came from the server. */
export async function drawing(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no picture at ${address}`);
  return new Blob([await answer.text()], { type: "image/svg+xml" });
}

/** The creature on paper, with its name below. */
export async function photograph(address: string, name: string, line: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("no canvas to draw on");
  paper.fillStyle = PAPER;
  paper.fillRect(0, 0, SIDE, SIDE);
  paper.fillStyle = SURFACE;
  paper.strokeStyle = LINE;
  paper.lineWidth = 3;
  paper.beginPath();
  paper.roundRect(MARGIN / 2, MARGIN / 2, SIDE - MARGIN, SIDE - MARGIN, 24);
  paper.fill();
  paper.stroke();
  paper.textAlign = "center";
  paper.font = `600 54px ${TITLE}`;
  const lines = wrapped(name, SIDE - 4 * MARGIN, (text) => paper.measureText(text).width).slice(0, 2);
  const foot = 76 + 62 * lines.length;
  const side = SIDE - 2 * MARGIN - foot;
  const stand = standing(boxOf(image), side, side - MARGIN);
  paper.drawImage(image, (SIDE - side) / 2 + stand.left, 2 * MARGIN + stand.top, stand.side, stand.side);
  paper.fillStyle = INK;
  lines.forEach((text, n) => paper.fillText(text, SIDE / 2, MARGIN + side + 58 + 62 * n));
  paper.fillStyle = SOFT;
  paper.font = `28px ${TEXT}`;
  paper.fillText(line, SIDE / 2, SIDE - MARGIN - 20, SIDE - 3 * MARGIN);
  return await pictureIn(canvas);
}

/** What was drawn on a canvas, as a file. */
export function pictureIn(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture was made"))), "image/png"),
  );
}
