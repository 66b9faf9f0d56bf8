// localStorage that never throws: it can be full, switched off or contain an old shape.

/** What could not be stored is remembered until the page closes: nobody loses their place at a match by it. */
const unkept = new Map<string, string>();

export function load<T>(key: string, otherwise: T): T {
  try {
    const text = unkept.get(key) ?? globalThis.localStorage?.getItem(key);
    return text ? (JSON.parse(text) as T) : otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    globalThis.localStorage.setItem(key, text);
    unkept.delete(key);
  } catch {
    unkept.set(key, text);
  }
}
