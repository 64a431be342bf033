import type { AnalyticsEvent } from '../../contract/analytics.ts';
import type { Session } from '../../checkout/session/session.ts';
import { isObject } from '../../contract/is-object.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export type EventEntry = AnalyticsEvent & {
  /** When it happened (ISO 8601): an entry may be handed over later. */
  event_time: string;
};

export const push = (entry: object) => void (window.dataLayer ??= []).push(entry);

/** Pushes an event. The tag manager merges entries: the sale of the one before has to be taken away first. */
export function pushEvent(entry: EventEntry): void {
  push({ ecommerce: null });
  push(entry);
}

export type Store = Pick<Session, 'read' | 'set'>;

const KEY = 'guiche.waitingEvents';
/** More events than a buyer makes on screens with a card; of more the oldest go. */
const MAX_WAITING = 20;

const isEntry = (value: unknown): value is EventEntry =>
  isObject(value) && typeof value.event === 'string' && isObject(value.ecommerce);

const read = (store: Store): EventEntry[] => {
  const kept = store.read(KEY);
  return Array.isArray(kept) ? kept.filter(isEntry) : [];
};

export function keepWaiting(store: Store, entry: EventEntry): void {
  store.set(KEY, [...read(store), entry].slice(-MAX_WAITING));
}

export function takeWaiting(store: Store): EventEntry[] {
  const waiting = read(store);
  store.set(KEY, undefined);
  return waiting;
}
