import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { createJsonStore } from '../session/json-store.ts';
import { createSession } from '../session/session.ts';
import type { SaleSubject } from './purchase-identity.ts';
import { createUnresolvedKeys } from './unresolved-key.ts';

const DAY = 24 * 60 * 60 * 1000;
const sold = { productCode: 'COURSE', offer: 'main' } as const;

function keysAt(clock: { now: number }) {
  const storage = fakeStorage();
  const keys = createUnresolvedKeys(
    createJsonStore(() => storage),
    createSession(() => storage),
    () => clock.now,
  );
  const keep = (what: SaleSubject, key: string) => keys.keep(what, { key, at: clock.now });
  return { storage, keys, keep, keyOf: (what: SaleSubject) => keys.read(what)?.key };
}

test('a key is read for its own product, offer and subscription only', () => {
  const { keep, keyOf } = keysAt({ now: 0 });
  keep(sold, 'key-1');
  keep({ ...sold, resourceId: 'inv-1' }, 'key-2');
  expect(keyOf(sold)).toBe('key-1');
  expect(keyOf({ ...sold, resourceId: 'inv-1' })).toBe('key-2');
  expect(keyOf({ ...sold, resourceId: 'inv-2' })).toBeUndefined();
  expect(keyOf({ ...sold, offer: 'upsell' })).toBeUndefined();
  expect(keyOf({ ...sold, productCode: 'OTHER' })).toBeUndefined();
});

test('an earlier key stays until it is resolved', () => {
  const { keys, keep, keyOf } = keysAt({ now: 0 });
  keep(sold, 'key-1');
  keep(sold, 'key-2');
  expect(keyOf(sold)).toBe('key-1');
  keys.resolve(sold, 'key-2');
  expect(keyOf(sold)).toBe('key-1');
  keys.resolve(sold, 'key-1');
  expect(keyOf(sold)).toBeUndefined();
  keep(sold, 'key-2');
  expect(keyOf(sold)).toBe('key-2');
});

test('a key lives for 24 h, also when the clock is set back', () => {
  const clock = { now: 10 * DAY };
  const { keep, keyOf } = keysAt(clock);
  keep(sold, 'key-1');
  for (const off of [DAY, -DAY]) {
    clock.now = 10 * DAY + off;
    expect(keyOf(sold)).toBeUndefined();
    clock.now = 10 * DAY + off - Math.sign(off);
    expect(keyOf(sold)).toBe('key-1');
  }
});

test.each(['null', '{}', '{"key":"key-1"}', '{"key":1,"at":0}', '{"at":0}', '"key-1"', '{'])(
  'the entry %s is not a key',
  (entry) => {
    const { storage, keyOf } = keysAt({ now: 0 });
    storage.setItem('guiche.unresolved.COURSE.main', entry);
    expect(keyOf(sold)).toBeUndefined();
  },
);

test('forgetting removes what is over, too old or unreadable, and nothing of another kind', () => {
  const clock = { now: 0 };
  const { storage, keys, keep } = keysAt(clock);
  keep({ ...sold, productCode: 'OLD' }, 'key-1');
  storage.setItem('guiche.unresolved.BROKEN.main', '{}');
  storage.setItem('dataLead', '{"name":"Ana"}');
  clock.now = DAY;
  keep({ ...sold, productCode: 'OVER' }, 'key-2');
  keep(sold, 'key-3');
  const asked: string[] = [];
  keys.forget((key) => {
    asked.push(key);
    return key === 'key-2';
  });
  expect(asked).toEqual(['key-2', 'key-3']);
  const left = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  expect(left).toEqual(['dataLead', 'guiche.unresolved.COURSE.main']);
});
