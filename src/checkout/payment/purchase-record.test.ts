import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { createJsonStore } from '../session/json-store.ts';
import { createPurchaseRecords } from './purchase-record.ts';

test('a record holds key, state and time, and nothing else', () => {
  const storage = fakeStorage();
  const records = createPurchaseRecords(
    createJsonStore(() => storage),
    () => 5,
  );
  records.write('abc', { key: 'key-1', state: 'sending', at: 5 });
  expect(storage.getItem('guiche.purchase.abc')).toBe('{"key":"key-1","state":"sending","at":5}');
  expect(records.read('abc')).toEqual({ key: 'key-1', state: 'sending', at: 5 });
});

test.each([
  'null',
  '[]',
  '"approved"',
  '{"key":"k","state":"approved"}',
  '{"key":"k","state":"paid","at":1}',
  '{"key":"k","state":"constructor","at":1}',
  '{"key":"","state":"approved","at":1}',
  '{"key":1,"state":"approved","at":1}',
])('%s is not a record', (text) => {
  const storage = fakeStorage();
  storage.setItem('guiche.purchase.abc', text);
  const records = createPurchaseRecords(
    createJsonStore(() => storage),
    () => 1,
  );
  expect(records.read('abc')).toBeUndefined();
  records.dropOld();
  expect(storage.length).toBe(0);
});

function someRecords(now = { is: 1_000 }) {
  const storage = fakeStorage();
  const records = createPurchaseRecords(
    createJsonStore(() => storage),
    () => now.is,
  );
  const keep = (hash: string, key: string) =>
    records.write(hash, { key, state: 'unknown', at: now.is, isInDoubt: true });
  return { records, keep, now };
}

test('D-165: what a payment came to is said of each purchase that waits for its key, and of no other one', () => {
  const { records, keep } = someRecords();
  keep('typed-first', 'key-1');
  keep('typed-later', 'key-1');
  keep('another', 'key-2');
  records.settle('typed-later', 'key-1', 'approved');
  const states = ['typed-first', 'typed-later', 'another'].map((hash) => records.read(hash)?.state);
  expect(states).toEqual(['approved', 'approved', 'unknown']);
  expect([records.endOf('key-1'), records.endOf('key-2')]).toEqual(['approved', undefined]);
});

test('D-144: a record lives 24 hours, also where the clock is set back', () => {
  const { records, keep, now } = someRecords({ is: 100 * 3_600_000 });
  keep('abc', 'key-1');
  for (const [hours, isKept] of [
    [23.99, true],
    [24, false],
    [-23.99, true],
    [-24, false],
  ] as const) {
    now.is = (100 + hours) * 3_600_000;
    expect([hours, records.read('abc') !== undefined]).toEqual([hours, isKept]);
  }
});

test('a record that follows another key by now is not put back, nor settled', () => {
  const { records, keep } = someRecords();
  keep('abc', 'key-2');
  records.restore('abc', 'key-1', undefined);
  records.settle('abc', 'key-1', 'refused');
  expect(records.read('abc')).toMatchObject({ key: 'key-2', state: 'unknown' });
});
