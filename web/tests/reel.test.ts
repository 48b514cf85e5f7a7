import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { animatedPng, animatedWebp, reel } from "../src/review/reel";

const text = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** Names, places and lengths of the chunks of a RIFF file, or of one of its chunks. */
function riffs(bytes: Uint8Array, from: number, to: number): [string, number, number][] {
  const found: [string, number, number][] = [];
  for (let at = from; at < to;) {
    const length = view(bytes).getUint32(at + 4, true);
    found.push([text(bytes, at), at + 8, length]);
    at += 8 + length + (length % 2);
  }
  return found;
}
const still = (...data: number[]): Uint8Array =>
  Uint8Array.from([
    ...new TextEncoder().encode("RIFF"),
    ...[12 + data.length + (data.length % 2), 0, 0, 0],
    ...new TextEncoder().encode("WEBPVP8 "),
    ...[data.length, 0, 0, 0],
    ...data,
    ...(data.length % 2 ? [0] : []),
  ]);

describe("pictures one after the other", () => {
  it("are the frames of a WebP, each with its size, time and picture", () => {
    const stills = [still(1, 2, 3), still(4, 5, 6, 7)];
    const made = animatedWebp(
      stills.map((file, n) => ({ file, lasts: 900 + n })),
      800,
      600,
    );
    expect([text(made, 0), text(made, 8)]).toEqual(["RIFF", "WEBP"]);
    expect(view(made).getUint32(4, true)).toBe(made.length - 8);
    const chunks = riffs(made, 12, made.length);
    expect(chunks.map(([name]) => name)).toEqual(["VP8X", "ANIM", "ANMF", "ANMF"]);
    expect([...made.subarray(chunks[0]![1], chunks[0]![1] + 10)]).toEqual([2, 0, 0, 0, 31, 3, 0, 87, 2, 0]);
    chunks.slice(2).forEach(([, at, length], n) => {
      expect(view(made).getUint32(at + 12, true) & 0xffffff).toBe(900 + n);
      expect([...made.subarray(at + 16, at + length)]).toEqual([...stills[n]!.subarray(12)]);
    });
  });

  it("are the frames of a PNG where there is no WebP", async () => {
    const { crc32 } = await import("node:zlib");
    const chunk = (name: string, data: Uint8Array): Uint8Array => {
      const made = new Uint8Array(data.length + 12);
      made.set(new TextEncoder().encode(name), 4);
      made.set(data, 8);
      view(made).setUint32(0, data.length);
      view(made).setUint32(data.length + 8, crc32(made.subarray(4, data.length + 8)));
      return made;
    };
    const png = (shade: number): Uint8Array => {
      const head = Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
      const parts = [
        Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]),
        chunk("IHDR", head),
        chunk("IDAT", deflateSync(Uint8Array.from([0, shade]))),
        chunk("IEND", new Uint8Array()),
      ];
      return Uint8Array.from(parts.flatMap((one) => [...one]));
    };
    const made = animatedPng(
      [10, 200].map((shade) => ({ file: png(shade), lasts: 500 })),
      1,
      1,
    );
    const names: string[] = [];
    for (let at = 8; at < made.length;) {
      const length = view(made).getUint32(at);
      names.push(text(made, at + 4));
      expect(view(made).getUint32(at + 8 + length)).toBe(crc32(made.subarray(at + 4, at + 8 + length)));
      at += length + 12;
    }
    expect(names).toEqual(["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"]);
  });

  it("are refused where they are no pictures", async () => {
    const frame = { picture: new Blob(["nothing"], { type: "image/webp" }), lasts: 1 };
    await expect(reel([frame], 1, 1)).rejects.toThrow("not a WebP picture");
  });
});
