/** Messages of several parts of a page at the same time, drawn in one place. */
export type ObservableList<T> = ReturnType<typeof createObservableList<T>>;

export function createObservableList<T>() {
  let items: readonly T[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly T[]) => {
    if (next.length === items.length) return;
    items = next;
    listeners.forEach((listener) => listener());
  };
  return {
    /** The latest last. */
    items: () => items,
    /** Puts something on top; the answer takes it away again. */
    add(item: T): () => void {
      set([...items, item]);
      return () => set(items.filter((other) => other !== item));
    },
    clear: () => set([]),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
