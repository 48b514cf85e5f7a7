// What has not changed stays the same thing. The server sends every view whole, and a story makes one
// for every moment; most of each is as it was. Whoever shows a part of it is called again only if that
// part is another one.

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The newer of two values, made of the parts of the older one wherever they are equal. */
export function shared<T>(old: unknown, now: T): T {
  if (Object.is(old, now)) return now;
  if (Array.isArray(old) && Array.isArray(now)) {
    const parts = now.map((one, n) => shared(old[n], one) as unknown);
    const isSame = old.length === now.length && parts.every((one, n) => Object.is(one, old[n]));
    return (isSame ? old : parts) as T;
  }
  if (!isPlain(old) || !isPlain(now)) return now;
  const parts = Object.entries(now).map(([key, one]) => [key, shared(old[key], one)] as const);
  const isSame =
    Object.keys(old).length === parts.length &&
    parts.every(([key, one]) => key in old && Object.is(one, old[key]));
  return (isSame ? old : Object.fromEntries(parts)) as T;
}

/** Remembers the last value of something that is worked out again and again. */
export function keeping<T>(): (now: T) => T {
  let last: T | undefined;
  return (now) => (last = shared(last, now));
}
