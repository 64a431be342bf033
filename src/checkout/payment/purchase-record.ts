import type { JsonStore } from '../session/json-store.ts';

const STATES = ['sending', 'approved', 'pending', 'refused', 'unknown'] as const;
export type PurchaseState = (typeof STATES)[number];

/** A purchase as tabs share it: no personal data, no token (D-144). */
export interface PurchaseRecord {
  /** Its Idempotency-Key. */
  key: string;
  state: PurchaseState;
  /** Milliseconds since 1970: of the first request under the key, until it is settled; then of that. */
  at: number;
  /** An attempt under the key ended unknown, or was cut off (D-164). */
  isInDoubt?: true;
  /** A tab that does not know the first request has repeated it: it may have been the one that arrived. */
  mayDiffer?: true;
}

const PREFIX = 'guiche.purchase.';
export const KEPT_MS = 24 * 60 * 60 * 1000;

function recordOf(value: unknown): PurchaseRecord | undefined {
  const entry = (value ?? {}) as Partial<Record<keyof PurchaseRecord, unknown>>;
  const { key, at } = entry;
  const state = STATES.find((known) => known === entry.state);
  if (typeof key !== 'string' || key === '' || typeof at !== 'number' || !state) return undefined;
  return {
    key,
    state,
    at,
    ...(entry.isInDoubt === true && { isInDoubt: true }),
    ...(entry.mayDiffer === true && { mayDiffer: true }),
  };
}

/** Whether something was bought: such a state is final, and shown instead of charged again. */
export const isBought = (state: PurchaseState | undefined): state is 'approved' | 'pending' =>
  state === 'approved' || state === 'pending';

const isDefinite = (state: PurchaseState): boolean => isBought(state) || state === 'refused';

/** 'sending' counts as unknown for whoever may read it: its writer is gone, or would hold the lock. */
export const isUnsettled = ({ state }: PurchaseRecord): boolean => !isDefinite(state);

export interface PurchaseRecords {
  read(hash: string): PurchaseRecord | undefined;
  write(hash: string, record: PurchaseRecord): void;
  /** Puts back what stood there before the key, unless the record follows another key by now. */
  restore(hash: string, key: string, before: PurchaseRecord | undefined): void;
  /**
   * Writes what a sent request came to. A definite state goes to every purchase that waits for this
   * key; a record that meanwhile follows another key is left alone.
   */
  settle(hash: string, key: string, state: PurchaseState): void;
  /** The definite state that a key came to in any tab. */
  endOf(key: string): PurchaseState | undefined;
  /** Whether any tab has found the key in doubt. */
  isInDoubt(key: string): boolean;
  /**
   * Notes that a key is used again; under the key's own name, for the record of a purchase may follow
   * another key before an answer comes.
   */
  repeat(key: string, at: number, mayDiffer: boolean): void;
  /** Whether nobody knows which request under a key the upstream has carried out. */
  mayDiffer(key: string): boolean;
  /** Removes what is older than 24 h. */
  dropOld(): void;
}

/** The purchase records in local storage, where all tabs see them; each lives 24 h (D-144). */
export function createPurchaseRecords(store: JsonStore, now: () => number): PurchaseRecords {
  function read(hash: string): PurchaseRecord | undefined {
    const record = recordOf(store.read(PREFIX + hash));
    if (!record) return undefined;
    // A key is used for 24 h from its first use on, for upstreams forget it after that. A clock that was set back must not keep a record for ever.
    return Math.abs(now() - record.at) < KEPT_MS ? record : undefined;
  }

  const write = (hash: string, record: PurchaseRecord) => store.set(PREFIX + hash, record);

  const hashes = (): string[] =>
    store
      .keys()
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));

  const recordsOf = (key: string) =>
    hashes()
      .map(read)
      .filter((record): record is PurchaseRecord => record?.key === key);

  return {
    read,
    write,
    restore(hash, key, before) {
      if (read(hash)?.key === key) store.set(PREFIX + hash, before);
    },
    settle(hash, key, state) {
      const own = read(hash);
      const settled: PurchaseRecord = isDefinite(state)
        ? { key, state, at: now() }
        : { key, state, at: own?.key === key ? own.at : now(), isInDoubt: true };
      for (const other of isDefinite(state) ? hashes() : []) {
        const waiting = read(other);
        if (waiting?.key !== key) continue;
        write(other, waiting.mayDiffer ? { ...settled, mayDiffer: true } : settled);
      }
      if (!own || own.key === key) write(hash, settled);
    },
    endOf: (key) => recordsOf(key).find(({ state }) => isDefinite(state))?.state,
    isInDoubt: (key) => recordsOf(key).some((record) => record.isInDoubt),
    repeat(key, at, mayDiffer) {
      const differs = mayDiffer || read(key)?.mayDiffer === true;
      const inDoubt = { key, state: 'unknown', at, isInDoubt: true } as const;
      write(key, { ...inDoubt, ...(differs && { mayDiffer: true }) });
    },
    mayDiffer: (key) => read(key)?.mayDiffer === true,
    dropOld() {
      for (const hash of hashes()) if (!read(hash)) store.remove(PREFIX + hash);
    },
  };
}
