const memory = new Map<string, unknown>();

/** The value that `keep` was last given under a key, in this tab; undefined where there is nothing, or nothing that is JSON. */
export function readKept(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    if (text !== null) return JSON.parse(text) as unknown;
  } catch {
    // A forbidden storage, or text of somebody else's.
  }
  return memory.get(key);
}

/** Keeps a JSON value for the next documents of this tab; where nothing may be stored, for this one. */
export function keep(key: string, value: unknown): void {
  memory.set(key, value);
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The value then lives as long as the document.
  }
}
