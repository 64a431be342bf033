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
