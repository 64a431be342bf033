import { isObject } from '../../contract/is-object.ts';
import type { EventEntry } from './data-layer.ts';

/** JSON values under keys; those of a session storage. */
export interface Store {
  read(key: `guiche.${string}`): unknown;
  /** Setting undefined removes. */
  set(key: `guiche.${string}`, value: unknown): void;
}

const KEY = 'guiche.waitingEvents';
/** More events than a buyer makes on screens with a card; of more the oldest go. */
const MAX_WAITING = 20;

const isEntry = (value: unknown): value is EventEntry =>
  isObject(value) && typeof value.event === 'string' && isObject(value.ecommerce);

const read = (store: Store): EventEntry[] => {
  const kept = store.read(KEY);
  return Array.isArray(kept) ? kept.filter(isEntry) : [];
};

/** Keeps an event of a document that may not run the tag manager, for the next one that may. */
export function keepWaiting(store: Store, entry: EventEntry): void {
  store.set(KEY, [...read(store), entry].slice(-MAX_WAITING));
}

/** Returns the events that wait, the oldest first, and forgets them: they are handed over once. */
export function takeWaiting(store: Store): EventEntry[] {
  const waiting = read(store);
  store.set(KEY, undefined);
  return waiting;
}
