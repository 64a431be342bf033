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
  '{"key":"k","state":"approved","at":"1"}',
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
  return { storage, records, keep, now };
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

test('D-164: a sent payment that nobody knows the outcome of is in doubt, from its first request on', () => {
  const { records, now } = someRecords();
  records.write('abc', { key: 'key-1', state: 'sending', at: now.is });
  expect(records.isInDoubt('key-1')).toBe(false);
  now.is += 5;
  records.settle('abc', 'key-1', 'unknown');
  expect(records.read('abc')).toEqual({
    key: 'key-1',
    state: 'unknown',
    at: 1_000,
    isInDoubt: true,
  });
  expect(records.isInDoubt('key-1')).toBe(true);
});

test.each(['approved', 'pending', 'refused'] as const)(
  'what a payment came to is kept although its record is gone: %s',
  (state) => {
    const { records, keep } = someRecords();
    keep('another', 'key-2');
    records.settle('abc', 'key-1', state);
    expect(records.endOf('key-1')).toBe(state);
    expect(records.read('another')?.state).toBe('unknown');
  },
);

test.each(['{', 'null', '{"key":"key-1"}', '{"key":"key-1","state":"approved","at":-86400000}'])(
  'beside the unreadable or old entry %s, records are read and settled as ever',
  (entry) => {
    const { storage, records, keep } = someRecords();
    storage.setItem('guiche.purchase.broken', entry);
    keep('abc', 'key-1');
    expect([records.endOf('key-1'), records.isInDoubt('key-1')]).toEqual([undefined, true]);
    records.settle('abc', 'key-1', 'pending');
    expect(records.endOf('key-1')).toBe('pending');
  },
);

test('D-166: once a tab without the first request has repeated it, nobody knows which one was carried out', () => {
  const { records, keep } = someRecords();
  keep('abc', 'key-1');
  records.repeat('key-1', 1_000, false);
  expect(records.mayDiffer('key-1')).toBe(false);
  records.repeat('key-1', 1_000, true);
  records.repeat('key-1', 1_000, false);
  expect(records.mayDiffer('key-1')).toBe(true);
  records.settle('abc', 'key-1', 'approved');
  expect([records.mayDiffer('key-1'), records.endOf('key-1')]).toEqual([true, 'approved']);
});

test('a payment whose record is gone is in doubt from the moment on at which nobody knows its outcome', () => {
  const { records } = someRecords();
  records.settle('abc', 'key-1', 'unknown');
  expect(records.read('abc')).toMatchObject({ key: 'key-1', state: 'unknown', at: 1_000 });
});

test('D-144: an outcome that nobody knows does not lengthen the life of a key in another record', () => {
  const { records, keep, now } = someRecords();
  keep('waiting', 'key-1');
  keep('abc', 'key-2');
  now.is += 5;
  records.settle('abc', 'key-1', 'unknown');
  expect(records.read('waiting')).toMatchObject({ key: 'key-1', at: 1_000 });
  expect(records.read('abc')).toMatchObject({ key: 'key-2', at: 1_000 });
});

test('D-166: a payment that only tabs with its first request have repeated is known when it is settled', () => {
  const { records, keep } = someRecords();
  keep('abc', 'key-1');
  records.repeat('key-1', 1_000, false);
  records.settle('abc', 'key-1', 'approved');
  expect([records.endOf('key-1'), records.mayDiffer('key-1')]).toEqual(['approved', false]);
});
