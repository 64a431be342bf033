/** Messages of several parts of a page at the same time, drawn in one place. */
export interface ObservableList<T> {
  /** The latest last. */
  items(): readonly T[];
  /** Puts something on top; the answer takes it away again. */
  add(item: T): () => void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

export function createObservableList<T>(): ObservableList<T> {
  let items: readonly T[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly T[]) => {
    if (next.length === items.length) return;
    items = next;
    listeners.forEach((listener) => listener());
  };
  return {
    items: () => items,
    add(item) {
      set([...items, item]);
      return () => set(items.filter((other) => other !== item));
    },
    clear: () => set([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
