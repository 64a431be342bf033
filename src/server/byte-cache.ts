/** Values by key, as many as fit into a number of bytes; the one that was used longest ago goes first. */
export interface ByteCache<Value> {
  /** The value of a key, which counts as used by this; undefined where none is kept. */
  get(key: string): Value | undefined;
  /** Keeps a value of about `bytes` in the place of an earlier one; one larger than the whole cache is not kept. */
  put(key: string, value: Value, bytes: number): void;
  /** Bytes that are kept now: those of the values as they were given, and two for each character of a key. */
  bytes(): number;
}

/** @param maxBytes The most that is kept, in bytes. */
export function createByteCache<Value>(maxBytes: number): ByteCache<Value> {
  // A Map lists its keys in the order in which they were set.
  const kept = new Map<string, { value: Value; bytes: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    put(key, value, ofValue) {
      drop(key);
      const bytes = ofValue + 2 * key.length;
      if (bytes > maxBytes) return;
      kept.set(key, { value, bytes });
      total += bytes;
      for (const oldest of kept.keys()) {
        if (total <= maxBytes) break;
        drop(oldest);
      }
    },
    bytes: () => total,
  };
}
