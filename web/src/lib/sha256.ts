// SHA-256 (FIPS 180-4). The browser's own works only where the page came over https; a table at home
// mostly does not, and its seeds are bound all the same.

const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUNDS = Uint32Array.from(
  (function* () {
    for (let n = 2, found = 0; found < 64; n++) {
      let prime = true;
      for (let d = 2; d * d <= n && prime; d++) prime = n % d !== 0;
      if (!prime) continue;
      found++;
      yield Math.floor((Math.cbrt(n) % 1) * 2 ** 32);
    }
  })(),
);

type Eight = [number, number, number, number, number, number, number, number];

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mixIn(state: Uint32Array, block: DataView): void {
  const words = new Uint32Array(64);
  for (let n = 0; n < 16; n++) words[n] = block.getUint32(4 * n);
  for (let n = 16; n < 64; n++) {
    const [two, fifteen] = [words[n - 2]!, words[n - 15]!];
    const small0 = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
    const small1 = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
    words[n] = words[n - 16]! + small0 + words[n - 7]! + small1;
  }
  let [a, b, c, d, e, f, g, h] = [...state] as Eight;
  for (let n = 0; n < 64; n++) {
    const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + ROUNDS[n]! + words[n]!) | 0;
    const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = state[n]! + word));
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const padded = new Uint8Array(64 * blocks);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = Uint32Array.from(START);
  for (let n = 0; n < blocks; n++) mixIn(state, new DataView(padded.buffer, 64 * n, 64));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, n) => digest.setUint32(4 * n, word));
  return new Uint8Array(digest.buffer);
}

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The hash of bytes that are written as digits 0 to f, written the same way. */
export const hashOf = (digits: string): string =>
  hex(sha256(Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16))));
