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

export type ObservableList<T> = ReturnType<typeof createObservableList<T>>;

export function createObservableList<T>() {
  let items: readonly T[] = [];
  const { notify, subscribe } = createListeners();
  const set = (next: readonly T[]) => {
    if (next.length === items.length) return;
    items = next;
    notify();
  };
  return {
    items: () => items,
    /** Puts something on top; the answer takes it away again. */
    add(item: T): () => void {
      set([...items, item]);
      return () => set(items.filter((other) => other !== item));
    },
    clear: () => set([]),
    subscribe,
  };
}
