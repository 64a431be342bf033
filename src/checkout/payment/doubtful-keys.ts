import type { JsonStore } from '../session/json-store.ts';
import { subjectHash, type SaleSubject } from './purchase-identity.ts';
import { KEPT_MS } from './purchase-record.ts';

/** A key that a payment of this device was sent with, without an answer so far. */
export interface DoubtfulKey {
  key: string;
  /** Time of its first request, in milliseconds since 1970. */
  at: number;
  /** Id of that request, by which support finds it. */
  requestId?: string;
}

/** Reads an entry of a store; undefined where it is none, or 24 h old. */
export function doubtfulKeyOf(value: unknown, now: number): DoubtfulKey | undefined {
  const { key, at, requestId } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (typeof key !== 'string' || typeof at !== 'number') return undefined;
  if (Math.abs(now - at) >= KEPT_MS) return undefined;
  return { key, at, ...(typeof requestId === 'string' && { requestId }) };
}

/**
 * The keys of this device's payments that are not settled, at most 24 h old, in local storage: a new tab
 * finds them there, also for another e-mail or plan. An entry holds key, time and
 * id of the first request, and nothing that names buyer or product (D-165).
 */
export interface DoubtfulKeys {
  /** Those of what is sold, the newest first. */
  of(sold: SaleSubject): DoubtfulKey[];
  keep(sold: SaleSubject, entry: DoubtfulKey): void;
  remove(sold: SaleSubject, key: string): void;
  dropOld(): void;
}

const PREFIX = 'guiche.doubt.';

/** An entry per key: two tabs that write at once lose nothing of each other. */
const nameOf = (sold: SaleSubject, key = '') => `${PREFIX}${subjectHash(sold)}.${key}`;

export function createDoubtfulKeys(store: JsonStore, now: () => number): DoubtfulKeys {
  const names = (prefix: string) => store.keys().filter((name) => name.startsWith(prefix));

  const at = (name: string): DoubtfulKey[] =>
    [doubtfulKeyOf(store.read(name), now())].filter((entry) => entry !== undefined);

  return {
    of: (sold) =>
      names(nameOf(sold))
        .flatMap(at)
        .sort((one, other) => other.at - one.at),
    keep: (sold, { key, at: since, requestId }) =>
      store.set(nameOf(sold, key), { key, at: since, requestId }),
    remove: (sold, key) => store.remove(nameOf(sold, key)),
    dropOld() {
      for (const name of names(PREFIX)) if (at(name).length === 0) store.remove(name);
    },
  };
}
