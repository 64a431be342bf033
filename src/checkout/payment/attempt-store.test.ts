import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { createJsonStore } from '../session/json-store.ts';
import { createSession } from '../session/session.ts';
import { createAttemptStore } from './attempt-store.ts';
import { disowned, type PaymentAttempt } from './payment-attempt.ts';
import { subjectHash } from './purchase-identity.ts';

const HOUR = 60 * 60 * 1000;
const sale = { productCode: 'COURSE', offer: 'main' } as const;
const ana = { plan: 'annual', email: 'ana@mail.example', method: 'creditcard' } as const;

const attempt: PaymentAttempt = {
  key: 'key-1',
  at: 5,
  requestId: 'request-1',
  state: 'unknown',
  sold: subjectHash(sale),
  purchases: ['abc'],
};
const own: PaymentAttempt = { ...attempt, isOwn: true, first: ana, answers: { abc: 'new' } };

/** A device with a tab; `openTab` gives it another one. */
function aDevice(clock = { now: 5 }) {
  const local = fakeStorage();
  const openTab = (storage = fakeStorage()) => {
    const session = createSession(() => storage);
    const device = createJsonStore(() => local);
    return { session, storage, store: createAttemptStore(device, session, () => clock.now) };
  };
  return { local, clock, openTab, ...openTab() };
}

test('all tabs see an attempt, and its own tab alone sees what names the buyer and what they said', () => {
  const { local, store, openTab } = aDevice();
  store.write(own);
  expect(local.length).toBe(1);
  expect(JSON.parse(local.getItem('guiche.payment.key-1')!)).toEqual(attempt);
  expect(store.all()).toEqual([own]);
  const other = openTab().store;
  expect(other.all()).toEqual([attempt]);
  // Another tab goes on with it for another purchase: both are paid by it.
  other.write({ ...attempt, state: 'approved', purchases: ['def'] });
  expect(store.all()).toEqual([{ ...own, state: 'approved', purchases: ['abc', 'def'] }]);
});

test('attempts are read in the order of their first requests', () => {
  const { store } = aDevice();
  for (const at of [3, 1, 2]) store.write({ ...attempt, key: `key-${at}`, at });
  expect(store.all().map(({ at }) => at)).toEqual([1, 2, 3]);
});

test('an attempt is known for 24 h, also where the clock is set back, and leaves both storages then', () => {
  const { clock, local, storage, store } = aDevice({ now: 100 * HOUR });
  store.write({ ...own, at: clock.now });
  const countAfter = (hours: number) => {
    clock.now = (100 + hours) * HOUR;
    return store.all().length;
  };
  expect([23.99, 24, -23.99, -24].map(countAfter)).toEqual([1, 0, 1, 0]);
  storage.setItem('dataLead', '{"name":"Ana"}');
  store.dropOld();
  expect([local.length, storage.length]).toEqual([0, 1]);
});

test.each([
  'null',
  '{',
  JSON.stringify({ ...attempt, key: '' }),
  JSON.stringify({ ...attempt, key: 1 }),
  JSON.stringify({ ...attempt, at: '5' }),
  JSON.stringify({ ...attempt, state: 'paid' }),
  JSON.stringify({ ...attempt, state: 'constructor' }),
  JSON.stringify({ ...attempt, sold: undefined }),
  JSON.stringify({ ...attempt, purchases: 'abc' }),
])('%s is not an attempt, and is removed', (text) => {
  const { local, storage, store } = aDevice();
  local.setItem('guiche.payment.broken', text);
  storage.setItem('guiche.tabPayment.broken', text);
  store.write({ ...attempt, key: 'key-2' });
  expect(store.all()).toHaveLength(1);
  store.dropOld();
  expect([local.length, storage.length]).toEqual([1, 0]);
});

test('nothing that names the buyer stays in the session once an attempt is seen, refused or removed', () => {
  const { storage, store } = aDevice();
  store.write(own);
  store.writeInTab(disowned(own));
  expect(storage.getItem('guiche.tabPayment.key-1')).not.toContain('ana@mail');
  expect(store.read('key-1')?.answers).toEqual({ abc: 'new' });
  store.write(own);
  store.remove('key-1');
  expect([store.all(), storage.length]).toEqual([[], 0]);
});
