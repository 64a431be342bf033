import { isObject } from '../../contract/is-object.ts';
import type { Store } from './data-layer.ts';

const SEEN = 'guiche.seenEvents';
const MAX_SEEN = 100;

/** Purchases of this tab, and those of all its neighbours: a tab may be a copy of another one. */
const REPORTED = 'guiche.reportedPurchases';
const MAX_REPORTED = 20;
const KEPT_MS = 24 * 60 * 60 * 1000;

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function isNewIn(session: Store, key: `guiche.${string}`, name: string, max: number): boolean {
  const known = textsOf(session.read(key));
  if (known.includes(name)) return false;
  session.set(key, [...known, name].slice(-max));
  return true;
}

/** Remembers events and purchases in the tab's `session`, and purchases, by a hash alone, for 24 h in `local`. */
export function createHappenedOnce(session: Store, local: Store) {
  function reportedByAll(): Record<string, number> {
    const kept = local.read(REPORTED);
    const entries = Object.entries(isObject(kept) ? kept : {}).filter(
      (entry): entry is [string, number] =>
        typeof entry[1] === 'number' && Math.abs(Date.now() - entry[1]) < KEPT_MS,
    );
    return Object.fromEntries(entries.slice(-MAX_REPORTED));
  }
  return {
    isNew: (name: string): boolean => isNewIn(session, SEEN, name, MAX_SEEN),
    /** The same of a purchase by its reference: in any tab of the device, for as long as it may be shown. */
    isNewPurchase(reference: string): boolean {
      const all = reportedByAll();
      const isNewHere = isNewIn(session, REPORTED, reference, MAX_REPORTED);
      if (!isNewHere || reference in all) return false;
      local.set(REPORTED, { ...all, [reference]: Date.now() });
      return true;
    },
    /** Forgets the events, not the purchases, which are never counted twice. */
    forget: () => session.set(SEEN, undefined),
  };
}
