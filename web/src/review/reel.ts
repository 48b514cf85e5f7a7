// Pictures one after the other in one file. The browser packs each picture; here they are only put
// together: as an animated WebP, or as an animated PNG where a canvas makes no WebP.

/** A picture, and how many milliseconds it is shown. */
export interface Frame {
  picture: Blob;
  lasts: number;
}

const WEBP = "image/webp";
const PNG = "image/png";
const QUALITY = 0.82;

/** What is drawn on a canvas, as small as this browser can pack it. */
export function packed(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture was made"))), WEBP, QUALITY),
  );
}

/** The frames as one file that runs again and again; all of them have this size, in whole pixels. */
export async function reel(frames: readonly Frame[], width: number, height: number): Promise<Blob> {
  const files = await Promise.all(
    frames.map(async ({ picture, lasts }) => ({
      file: new Uint8Array(await picture.arrayBuffer()),
      lasts: Math.round(lasts),
    })),
  );
  const isWebp = frames.every(({ picture }) => picture.type === WEBP);
  const bytes = (isWebp ? animatedWebp : animatedPng)(files, width, height);
  return new Blob([bytes], { type: isWebp ? WEBP : PNG });
}

interface Still {
  file: Uint8Array;
  lasts: number;
}
const ascii = (text: string): Uint8Array => Uint8Array.from(text, (one) => one.charCodeAt(0));
const little = (value: number, size: number): Uint8Array =>
  Uint8Array.from({ length: size }, (_, n) => (value >>> (8 * n)) & 255);
const big = (value: number, size: number): Uint8Array => little(value, size).reverse();
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, one) => sum + one.length, 0));
  let at = 0;
  for (const one of parts) {
    whole.set(one, at);
    at += one.length;
  }
  return whole;
}

// --- WebP: chunks of a name, a length and what is in them, in one RIFF file

const ANIMATED = 2;
const HAS_ALPHA = 16;
const OVER_ALL = 2;
const PARTS = ["ALPH", "VP8 ", "VP8L"];

const riff = (name: string, ...parts: Uint8Array[]): Uint8Array => {
  const data = joined(parts);
  return joined([ascii(name), little(data.length, 4), data, new Uint8Array(data.length % 2)]);
};

/** The chunks of a still picture that a frame takes over as they are. */
function stillOf(file: Uint8Array): { names: string[]; data: Uint8Array } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const names: string[] = [];
  const found: Uint8Array[] = [];
  for (let at = 12; at + 8 <= file.length;) {
    const name = String.fromCharCode(...file.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (PARTS.includes(name)) {
      names.push(name);
      found.push(file.subarray(at, end));
    }
    at = end;
  }
  if (!found.length) throw new Error("not a WebP picture");
  return { names, data: joined(found) };
}

export function animatedWebp(
  stills: readonly Still[],
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const found = stills.map(({ file }) => stillOf(file));
  const alpha = found.some(({ names }) => names.includes("ALPH")) ? HAS_ALPHA : 0;
  const size = [little(width - 1, 3), little(height - 1, 3)];
  const head = riff("VP8X", little(ANIMATED | alpha, 4), ...size);
  const times = riff("ANIM", little(0, 4), little(0, 2));
  const frames = found.map(({ data }, n) =>
    riff("ANMF", little(0, 6), ...size, little(stills[n]!.lasts, 3), little(OVER_ALL, 1), data),
  );
  return joined([riff("RIFF", ascii("WEBP"), head, times, ...frames)]);
}

// --- PNG: chunks of a length, a name, what is in them, and a checksum

const SIGNATURE = 8;
const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});
const checksum = (data: Uint8Array): number =>
  ~data.reduce((sum, one) => TABLE[(sum ^ one) & 255]! ^ (sum >>> 8), 0xffffffff);
const chunk = (name: string, ...parts: Uint8Array[]): Uint8Array => {
  const named = joined([ascii(name), ...parts]);
  return joined([big(named.length - 4, 4), named, big(checksum(named), 4)]);
};

/** What is in the chunks of this name. */
function chunksOf(file: Uint8Array, wanted: string): Uint8Array[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const found: Uint8Array[] = [];
  for (let at = SIGNATURE; at + 8 <= file.length;) {
    const length = view.getUint32(at);
    if (String.fromCharCode(...file.subarray(at + 4, at + 8)) === wanted)
      found.push(file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  if (!found.length) throw new Error("not a PNG picture");
  return found;
}

export function animatedPng(
  stills: readonly Still[],
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  let at = 0;
  const frames = stills.flatMap(({ file, lasts }, n) => {
    const size = [big(width, 4), big(height, 4), big(0, 8)];
    const control = chunk("fcTL", big(at++, 4), ...size, big(lasts, 2), big(1000, 2), big(0, 2));
    const data = chunksOf(file, "IDAT");
    const parts = data.map((one) => (n ? chunk("fdAT", big(at++, 4), one) : chunk("IDAT", one)));
    return [control, ...parts];
  });
  const first = stills[0]!.file;
  return joined([
    first.subarray(0, SIGNATURE),
    chunk("IHDR", ...chunksOf(first, "IHDR")),
    chunk("acTL", big(stills.length, 4), big(0, 4)),
    ...frames,
    chunk("IEND"),
  ]);
}
