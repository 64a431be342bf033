/**
 * A function that makes each value once, by its key, and keeps the `max` that were asked for last. One that
 * could not be made is made again at the next call.
 */
export function createLastUsed<Value>(max: number) {
  // A Map lists its keys in the order in which they were set.
  const kept = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    const value = known ?? make();
    kept.delete(key);
    kept.set(key, value);
    if (known) return known;
    value.catch(() => kept.get(key) === value && kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= max) break;
      kept.delete(oldest);
    }
    return value;
  };
}
