import { createListeners } from './listeners.ts';

/** Messages of several parts of a page at the same time, drawn in one place. */
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
