/** Those who listen for changes: for every one, or for that of the value at one dotted path. */
export function createListeners() {
  const listeners = new Map<string | undefined, Set<() => void>>();
  return {
    /** Calls a listener after every change; with a path, only when that value changes. Returns how to stop. */
    subscribe(listener: () => void, path?: string): () => void {
      const own = listeners.get(path) ?? new Set();
      listeners.set(path, own.add(listener));
      return () => void own.delete(listener);
    },
    notify(paths: Iterable<string> = []): void {
      for (const path of [...paths, undefined])
        listeners.get(path)?.forEach((listener) => listener());
    },
    /** The paths that somebody has listened to. */
    paths: (): string[] => [...listeners.keys()].filter((path) => path !== undefined),
  };
}
