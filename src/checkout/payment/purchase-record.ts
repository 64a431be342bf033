import type { JsonStore } from '../session/json-store.ts';

const STATES = ['sending', 'approved', 'pending', 'refused', 'unknown'] as const;
export type PurchaseState = (typeof STATES)[number];

/** A purchase as tabs share it: no personal data, no token (D-144). */
export interface PurchaseRecord {
  /** Its Idempotency-Key. */
  key: string;
  state: PurchaseState;
  /** Milliseconds since 1970. */
  at: number;
}

const PREFIX = 'guiche.purchase.';
export const KEPT_MS = 24 * 60 * 60 * 1000;

function recordOf(value: unknown): PurchaseRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, at, state: written } = value as Partial<Record<keyof PurchaseRecord, unknown>>;
  const state = STATES.find((known) => known === written);
  return typeof key === 'string' && key !== '' && typeof at === 'number' && state
    ? { key, state, at }
    : undefined;
}

/** Whether something was bought: such a state is final, and shown instead of charged again. */
export const isBought = (state: PurchaseState | undefined): state is 'approved' | 'pending' =>
  state === 'approved' || state === 'pending';

const isDefinite = (state: PurchaseState): boolean => isBought(state) || state === 'refused';

export interface PurchaseRecords {
  read(hash: string): PurchaseRecord | undefined;
  write(hash: string, key: string, state: PurchaseState): void;
  /**
   * Writes what a sent request came to. A definite state goes to every purchase that waits for this
   * key; a record that meanwhile follows another key is left alone.
   */
  settle(hash: string, key: string, state: PurchaseState): void;
  /** The definite state that a key came to in any tab. */
  endOf(key: string): PurchaseState | undefined;
  /** Removes what is older than 24 h. */
  dropOld(): void;
}

/** The purchase records in local storage, where all tabs see them; each lives 24 h (D-144). */
export function createPurchaseRecords(store: JsonStore, now: () => number): PurchaseRecords {
  function read(hash: string): PurchaseRecord | undefined {
    const record = recordOf(store.read(PREFIX + hash));
    // A clock that was set back must not keep a record for ever.
    return record && Math.abs(now() - record.at) < KEPT_MS ? record : undefined;
  }

  function write(hash: string, key: string, state: PurchaseState): void {
    store.set(PREFIX + hash, { key, state, at: now() } satisfies PurchaseRecord);
  }

  const hashes = (): string[] =>
    store
      .keys()
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));

  return {
    read,
    write,
    settle(hash, key, state) {
      const waiting = isDefinite(state) ? hashes().filter((other) => read(other)?.key === key) : [];
      const own = read(hash);
      for (const other of waiting) write(other, key, state);
      if (!own || own.key === key) write(hash, key, state);
    },
    endOf(key) {
      const records = hashes().map(read);
      return records.find((record) => record?.key === key && isDefinite(record.state))?.state;
    },
    dropOld() {
      for (const hash of hashes()) if (!read(hash)) store.remove(PREFIX + hash);
    },
  };
}
