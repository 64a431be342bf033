import type { JsonStore } from '../session/json-store.ts';
import type { PurchaseIdentity } from './purchase-identity.ts';
import { KEPT_MS } from './purchase-record.ts';

type PaymentId = Pick<PurchaseIdentity, 'productCode' | 'offer' | 'resourceId'>;

export interface UnresolvedKeys {
  /** The Idempotency-Key of a payment, at most 24 h old, whose outcome this tab never learnt. */
  read(sold: PaymentId): string | undefined;
  /** Remembers a key, unless an earlier one is still unresolved. */
  keep(sold: PaymentId, key: string): void;
  /** Forgets that key. */
  resolve(sold: PaymentId, key: string): void;
  /** Forgets every key of which this holds. */
  forget(isOver: (key: string) => boolean): void;
}

const PREFIX = 'guiche.unresolved.';

/** Another invoice, another subscription is never paid with the key of the one before. */
const nameOf = ({ productCode, offer, resourceId }: PaymentId) =>
  PREFIX + [productCode, offer, resourceId].filter(Boolean).join('.');

/**
 * Keys that have to be used again, whatever else the buyer changes meanwhile: also the e-mail or the
 * plan, which would make another purchase of it (D-130).
 */
export function createUnresolvedKeys(store: JsonStore, now: () => number): UnresolvedKeys {
  const read = (sold: PaymentId) => keyAt(nameOf(sold));

  function keyAt(name: string): string | undefined {
    const { key, at } = (store.read(name) ?? {}) as { key?: unknown; at?: unknown };
    if (typeof key !== 'string' || typeof at !== 'number') return undefined;
    return Math.abs(now() - at) < KEPT_MS ? key : undefined;
  }

  return {
    read,
    keep(sold, key) {
      if (read(sold) === undefined) store.set(nameOf(sold), { key, at: now() });
    },
    resolve(sold, key) {
      if (read(sold) === key) store.remove(nameOf(sold));
    },
    forget(isOver) {
      for (const name of store.keys().filter((one) => one.startsWith(PREFIX))) {
        const key = keyAt(name);
        if (key === undefined || isOver(key)) store.remove(name);
      }
    },
  };
}
