import type { AnalyticsEvent } from '../../contract/analytics.ts';
import { allowedFields, plainFields } from '../allowed-fields.ts';
import { textUpTo } from '../scrub.ts';
import { pushEvent, keepWaiting, takeWaiting, type Store } from './data-layer.ts';
import { holdsNumber } from './identity.ts';
import { createHappenedOnce } from './happened-once.ts';

/** The buyer's answer to tracking; 'open': the brand asks, and they have not answered yet. */
export type Tracking = 'allowed' | 'open' | 'refused';

export interface AnalyticsSettings {
  /** Asked anew each time: another tab may answer too. */
  tracking(): Tracking;
  /** The tag manager may run in this document; else its events wait for the next one where it may. */
  isReadHere: boolean;
  session: Store;
  local: Store;
}

const MAX_HELD = 20;

interface Held {
  event: AnalyticsEvent;
  name: string;
  at: number;
}

/** Before the buyer has answered events are held in memory; a refusal drops them, and all that waits. */
export function createAnalytics(settings: AnalyticsSettings) {
  const { tracking, isReadHere, session, local } = settings;
  const once = createHappenedOnce(session, local);
  let held: Held[] = [];

  function release({ event, name, at }: Held): void {
    const isNew = event.event === 'purchase' ? once.isNewPurchase(name) : once.isNew(name);
    if (!isNew) return;
    const entry = { ...withoutBuyer(event, name), event_time: new Date(at).toISOString() };
    if (!isReadHere) keepWaiting(session, entry);
    pushEvent(entry);
  }

  function update(): void {
    const answer = tracking();
    if (answer === 'refused') {
      held = [];
      takeWaiting(session);
      once.forget();
    }
    if (answer !== 'allowed') return;
    if (isReadHere) takeWaiting(session).forEach(pushEvent);
    const events = held;
    held = [];
    events.forEach(release);
  }

  return {
    /** Pushes an event unless it happened before: `name` says in the visit, a purchase's reference on the device. */
    add(event: AnalyticsEvent, name: string): void {
      if (held.some((other) => other.name === name)) return;
      held = [...held, { event, name, at: Date.now() }].slice(-MAX_HELD);
      update();
    },
    update,
  };
}

const text = textUpTo(500);

const ITEM = { item_id: text, item_name: text, item_category: text, item_variant: text };

const SALE = {
  ...plainFields('value'),
  currency: text,
  coupon: text,
  affiliation: text,
  items: [{ ...ITEM, ...plainFields('price', 'quantity') }],
  payment_type: text,
  transaction_id: text,
} as const;

/** A link or an answer may have brought data of a buyer. What looks like a card's number never names a purchase. */
function withoutBuyer(event: AnalyticsEvent, reference: string): AnalyticsEvent {
  const clean = { ...event, ecommerce: allowedFields(event.ecommerce, SALE) } as AnalyticsEvent;
  if (event.event !== 'purchase' || clean.event !== 'purchase') return clean;
  const { transaction_id: id } = event.ecommerce;
  const transaction_id = holdsNumber(id) ? reference : id;
  return { ...clean, ecommerce: { ...clean.ecommerce, transaction_id } };
}
