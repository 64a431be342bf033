import { beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '../../contract/analytics.ts';
import { createAnalytics, type AnalyticsSettings, type Tracking } from './analytics.ts';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { createJsonStore } from '../../checkout/session/json-store.ts';

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.useFakeTimers({ now: 0 });
});

const sale = {
  currency: 'BRL',
  value: 499,
  affiliation: 'maria',
  items: [{ item_id: 'ALFA', item_name: 'Curso Alfa', item_category: 'main', quantity: 1 }],
} as const;
const view: AnalyticsEvent = { event: 'view_item', ecommerce: sale };
const begin: AnalyticsEvent = { event: 'begin_checkout', ecommerce: sale };
const paid = { ...sale, payment_type: 'creditcard' };
const info: AnalyticsEvent = { event: 'add_payment_info', ecommerce: paid };
const bought = (transaction_id = 'sub-9'): AnalyticsEvent => ({
  event: 'purchase',
  ecommerce: { ...paid, transaction_id },
});

/** A document of a tab; another one of the same tab has the same `session`. */
function open(
  settings: Partial<Pick<AnalyticsSettings, 'tracking' | 'isReadHere'>> = {},
  { session = fakeStorage(), local = fakeStorage() } = {},
) {
  vi.stubGlobal('window', {});
  const [store, shared] = [session, local].map((storage) => createJsonStore(() => storage));
  const usual = { tracking: (): Tracking => 'allowed', isReadHere: true };
  const analytics = createAnalytics({ ...usual, ...settings, session: store!, local: shared! });
  return { ...analytics, session, local };
}

const layer = () => (window.dataLayer ?? []) as Record<string, unknown>[];
const names = () => layer().flatMap(({ event }) => event ?? []);

test('an event is pushed after the sale of the one before was taken away', () => {
  vi.setSystemTime(Date.UTC(2026, 10, 22, 12));
  open().add(view, 'v');
  expect(layer()).toEqual([
    { ecommerce: null },
    { event: 'view_item', ecommerce: sale, event_time: '2026-11-22T12:00:00.000Z' },
  ]);
});

test('before the buyer has answered nothing is stored or pushed, after it everything in order', () => {
  let answer: Tracking = 'open';
  vi.setSystemTime(1000);
  const { add, update, session, local } = open({ tracking: () => answer });
  add(view, 'v');
  vi.setSystemTime(2000);
  add(begin, 'b');
  add(begin, 'b');
  add(bought(), 'ref');
  expect([layer(), session.length, local.length]).toEqual([[], 0, 0]);
  vi.setSystemTime(60_000);
  answer = 'allowed';
  update();
  expect(names()).toEqual(['view_item', 'begin_checkout', 'purchase']);
  const times = layer().flatMap(({ event_time }) => event_time ?? []);
  expect(times.map((text) => Date.parse(String(text)))).toEqual([1000, 2000, 2000]);
});

test('a refusal drops what was held and what waits, and nothing is stored or pushed after it', () => {
  let answer: Tracking = 'allowed';
  const { add, update, session, local } = open({ tracking: () => answer, isReadHere: false });
  add(info, 'i');
  answer = 'refused';
  update();
  expect(session.length).toBe(0);
  add(begin, 'b');
  add(bought(), 'ref');
  expect([session.length, local.length, names()]).toEqual([0, 0, ['add_payment_info']]);
  answer = 'allowed';
  update();
  expect(names()).toEqual(['add_payment_info']);
});

test('events of a document that may not run the tag manager are handed once to the next one that may', () => {
  vi.setSystemTime(1000);
  const card = open({ isReadHere: false });
  card.add(begin, 'b');
  card.add(info, 'i');
  card.add(bought(), 'ref');
  // Nobody reads it there; the list is the same everywhere.
  expect(names()).toEqual(['begin_checkout', 'add_payment_info', 'purchase']);

  open({ isReadHere: false }, card).update();
  expect(names()).toEqual([]);

  vi.setSystemTime(9000);
  open({}, card).add(bought(), 'ref');
  expect(names()).toEqual(['begin_checkout', 'add_payment_info', 'purchase']);
  const event_time = new Date(1000).toISOString();
  expect(layer()[1]).toEqual({ event: 'begin_checkout', ecommerce: sale, event_time });
  open({}, card).update();
  expect(names()).toEqual([]);
});

test('what a link brings of a buyer does not go out', () => {
  const { add, session } = open({ isReadHere: false });
  const ecommerce = { ...sale, affiliation: 'ana@mail.example', coupon: '4111 1111 1111 1111' };
  add({ event: 'view_item', ecommerce }, 'v');
  expect(JSON.stringify([layer(), session.getItem(session.key(0)!)])).not.toMatch(/ana@|4111/);
});

test('a number that could be a card number does not name a purchase; its reference does', () => {
  open().add(bought('4111111111111111'), 'a1b2c3d4e5f60718');
  expect(layer()[1]).toMatchObject({ ecommerce: { transaction_id: 'a1b2c3d4e5f60718' } });
});
