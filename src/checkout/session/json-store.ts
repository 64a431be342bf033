/** JSON values under keys, kept by the browser where it can. A storage that fails never throws. */
export interface JsonStore<Key extends string = string> {
  /** Undefined when there is none, or when it is not JSON. */
  read(key: Key): unknown;
  /** Setting undefined removes. */
  set(key: Key, value: unknown): void;
  remove(key: Key): void;
  keys(): string[];
}

export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What a full or forbidden storage does not take goes into the next one, and into memory where none takes it. */
export function createJsonStore(...open: (() => WebStorage)[]): JsonStore {
  const memory = new Map<string, string>();

  const each = <T>(access: (storage: WebStorage) => T): (T | undefined)[] =>
    open.map((one) => attempt(() => access(one())));

  /** The text of the first storage that has one; to ask the others as well costs the browser time. */
  function textOf(key: string): string | undefined {
    for (const one of open) {
      const text = attempt(() => one().getItem(key));
      if (isText(text)) return text;
    }
    return undefined;
  }

  function remove(key: string): void {
    memory.delete(key);
    each((storage) => storage.removeItem(key));
  }

  return {
    read(key) {
      const kept = memory.get(key) ?? textOf(key);
      return attempt(() => JSON.parse(kept ?? 'null') as unknown) ?? undefined;
    },
    set(key, value) {
      const text = JSON.stringify(value) as string | undefined;
      if (text === undefined) return remove(key);
      const taker = open.find((one) => attempt(() => (one().setItem(key, text), true)));
      if (taker) memory.delete(key);
      else memory.set(key, text);
      // Nothing stale is left where it was before.
      for (const one of open) if (one !== taker) attempt(() => one().removeItem(key));
    },
    remove,
    keys() {
      const kept = each((storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index)),
      );
      return [...new Set([...memory.keys(), ...kept.flat().filter(isText)])];
    },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
