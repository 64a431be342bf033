import type { JsonStore } from './json-store.ts';

const STATES = ['sending', 'approved', 'pending', 'refused', 'unknown'] as const;
export type PurchaseState = (typeof STATES)[number];

/** What tabs tell each other of a purchase: no personal data, no token (D-144). */
export interface PurchaseRecord {
  /** Its Idempotency-Key. */
  key: string;
  state: PurchaseState;
  /** Milliseconds since 1970. */
  at: number;
}

const PREFIX = 'guiche.purchase.';
const KEPT_MS = 24 * 60 * 60 * 1000;

function recordOf(value: unknown): PurchaseRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, at, state: written } = value as Partial<Record<keyof PurchaseRecord, unknown>>;
  const state = STATES.find((known) => known === written);
  return typeof key === 'string' && key !== '' && typeof at === 'number' && state
    ? { key, state, at }
    : undefined;
}

export interface PurchaseRecords {
  read(hash: string): PurchaseRecord | undefined;
  write(hash: string, key: string, state: PurchaseState): void;
  /** Whether any purchase with this key has come to a definite end. */
  isSettled(key: string): boolean;
  /** Removes what is older than 24 h or no record. */
  dropOld(): void;
}

/** The purchase records in local storage, where all tabs see them; each lives 24 h. */
export function createPurchaseRecords(store: JsonStore, now: () => number): PurchaseRecords {
  function read(hash: string): PurchaseRecord | undefined {
    const record = recordOf(store.read(PREFIX + hash));
    // A clock that was set back must not keep a record for ever.
    return record && Math.abs(now() - record.at) < KEPT_MS ? record : undefined;
  }

  const hashes = (): string[] =>
    store
      .keys()
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length));

  return {
    read,
    write(hash, key, state) {
      store.set(PREFIX + hash, { key, state, at: now() } satisfies PurchaseRecord);
    },
    isSettled(key) {
      const open: PurchaseState[] = ['sending', 'unknown'];
      const records = hashes().map(read);
      return records.some((record) => record?.key === key && !open.includes(record.state));
    },
    dropOld() {
      for (const hash of hashes()) if (!read(hash)) store.remove(PREFIX + hash);
    },
  };
}
