/** JSON values under keys, kept by the browser where it can. A storage that fails never throws. */
export interface JsonStore {
  /** The value as it was set; undefined when there is none, or when it is not JSON. */
  read(key: string): unknown;
  /** Setting undefined removes. */
  set(key: string, value: unknown): void;
  remove(key: string): void;
  keys(): string[];
}

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * A store on the web storage that `open` gives, such as `() => sessionStorage`; getting at it may
 * already be forbidden. What a full or forbidden storage does not take lives in memory, as long as
 * the document does.
 */
export function createJsonStore(open: () => WebStorage): JsonStore {
  const memory = new Map<string, string>();

  function attempt<T>(access: (storage: WebStorage) => T): T | undefined {
    try {
      return access(open());
    } catch {
      return undefined;
    }
  }

  function remove(key: string): void {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  }

  return {
    read(key) {
      const text = memory.get(key) ?? attempt((storage) => storage.getItem(key));
      try {
        return JSON.parse(text ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      const text = JSON.stringify(value) as string | undefined;
      if (text === undefined) return remove(key);
      const isKept = attempt((storage) => (storage.setItem(key, text), true));
      if (isKept) memory.delete(key);
      else {
        memory.set(key, text);
        attempt((storage) => storage.removeItem(key));
      }
    },
    remove,
    keys() {
      const kept = attempt((storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index)),
      );
      const all = [...memory.keys(), ...(kept ?? [])];
      return all.filter((key) => key !== null);
    },
  };
}
