import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { createJsonStore } from './json-store.ts';

test.each([0, '', false, 'text', [1, 'two'], { a: { b: null } }])(
  '[ENTITY-10] %j is read as it was set, also after a reload',
  (value) => {
    const storage = fakeStorage();
    createJsonStore(() => storage).set('key', value);
    expect(storage.getItem('key')).toBe(JSON.stringify(value));
    expect(createJsonStore(() => storage).read('key')).toEqual(value);
  },
);

test.each(['{"a":', 'undefined', '', "{'a':1}", 'null'])('%j reads as nothing', (broken) => {
  const storage = fakeStorage();
  storage.setItem('key', broken);
  expect(createJsonStore(() => storage).read('key')).toBeUndefined();
});

test.each([undefined, () => {}])('setting %s removes', (value) => {
  const storage = fakeStorage();
  const store = createJsonStore(() => storage);
  store.set('key', 1);
  store.set('key', value);
  expect(storage.length).toBe(0);
  expect(store.read('key')).toBeUndefined();
});

test('what a full storage does not take lives in memory, and no stale value in the storage', () => {
  const failing: ('setItem' | 'getItem' | 'removeItem')[] = [];
  const storage = fakeStorage(failing);
  const store = createJsonStore(() => storage);
  store.set('key', 'old');
  failing.push('setItem');
  store.set('key', 'new');
  expect(store.read('key')).toBe('new');
  expect(store.keys()).toEqual(['key']);
  expect(createJsonStore(() => storage).read('key')).toBeUndefined();
  failing.pop();
  store.set('key', 'newest');
  storage.setItem('key', '"from another tab"');
  expect(store.read('key')).toBe('from another tab');
});

test('a forbidden storage does not throw', () => {
  const store = createJsonStore(() => {
    throw new DOMException('The operation is insecure.');
  });
  store.set('key', 1);
  expect(store.read('key')).toBe(1);
  expect(store.keys()).toEqual(['key']);
  store.remove('key');
  expect(store.read('key')).toBeUndefined();
  expect(store.keys()).toEqual([]);
});

test('what the first storage does not take goes into the next, and back when it can', () => {
  const failing: ('setItem' | 'getItem' | 'removeItem')[] = ['setItem'];
  const [full, other] = [fakeStorage(failing), fakeStorage()];
  const open = [() => full, () => other];
  const store = createJsonStore(...open);
  store.set('key', 'kept');
  expect([full.length, other.length, store.keys()]).toEqual([0, 1, ['key']]);
  expect(createJsonStore(...open).read('key')).toBe('kept');
  failing.pop();
  store.set('key', 'newer');
  expect([full.getItem('key'), other.length]).toEqual(['"newer"', 0]);
  store.remove('key');
  expect([full.length, store.keys()]).toEqual([0, []]);
});
