// Small things a browser remembers; where storage is forbidden they last as long as the page.

const here = new Map<string, string>();

export function kept(key: string, storage: () => Storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return here.get(key) ?? null;
  }
}

export function keep(key: string, value: string | null, storage: () => Storage = () => localStorage): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    if (value === null) here.delete(key);
    else here.set(key, value);
  }
}

/** Something larger that was kept; undefined where nothing was, or it cannot be read. */
export function keptValue(key: string, storage?: () => Storage): unknown {
  try {
    return JSON.parse(kept(key, storage) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
export const keepValue = (key: string, value: unknown, storage?: () => Storage): void =>
  keep(key, value === null ? null : JSON.stringify(value), storage);
