/** Functions that are called after changes: after every change, or after a change of the value at a dotted path. */
export function createListeners() {
  const listeners = new Map<string | undefined, Set<() => void>>();
  return {
    subscribe(listener: () => void, path?: string): () => void {
      const own = listeners.get(path) ?? new Set();
      listeners.set(path, own.add(listener));
      return () => void own.delete(listener);
    },
    notify(paths: Iterable<string> = []): void {
      for (const path of [...paths, undefined])
        listeners.get(path)?.forEach((listener) => listener());
    },
    paths: (): string[] => [...listeners.keys()].filter((path) => path !== undefined),
  };
}
