import { attempt } from '../../contract/attempt.ts';

export interface JsonStore<Key extends string = string> {
  /** Undefined when there is none, or when it is not JSON. */
  read(key: Key): unknown;
  set(key: Key, value: unknown): void;
  remove(key: Key): void;
  keys(): string[];
}

export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A value that a full or forbidden storage refuses goes into the next one, and into memory at the end. */
export function createJsonStore(...open: (() => WebStorage)[]): JsonStore {
  const memory = new Map<string, string>();

  function set(key: string, value: unknown): void {
    const text = JSON.stringify(value) as string | undefined;
    const isTaken = (one: () => WebStorage) =>
      text !== undefined && attempt(() => (one().setItem(key, text), true));
    const taker = open.find(isTaken);
    if (text === undefined || taker) memory.delete(key);
    else memory.set(key, text);
    // Nothing stale is left where it was before.
    for (const one of open) if (one !== taker) attempt(() => one().removeItem(key));
  }

  return {
    read(key) {
      let text = memory.get(key);
      // To ask all storages would cost the browser time.
      for (const one of open) text ??= attempt(() => one().getItem(key)) ?? undefined;
      return attempt(() => JSON.parse(text ?? 'null') as unknown) ?? undefined;
    },
    set,
    remove: (key) => set(key, undefined),
    keys() {
      const namesIn = (storage: WebStorage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index));
      const kept = open.flatMap((one) => attempt(() => namesIn(one())) ?? []);
      return [...new Set([...memory.keys(), ...kept.filter((name) => name !== null)])];
    },
  };
}

/** Whether a storage keeps what it is given, found by trying. */
export const keeps = (open: () => WebStorage): boolean =>
  attempt(() => {
    open().setItem('guiche.try', '1');
    open().removeItem('guiche.try');
    return true;
  }) ?? false;
