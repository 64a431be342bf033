import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { createJsonStore } from '../session/json-store.ts';
import { createSession } from '../session/session.ts';
import type { SaleSubject } from './purchase-identity.ts';
import { createUnresolvedKeys, isUnresolved } from './unresolved-key.ts';

const DAY = 24 * 60 * 60 * 1000;
const sold = { productCode: 'COURSE', offer: 'main' } as const;

const ana = { plan: 'annual', email: 'ana@mail.example', method: 'creditcard' } as const;

function keysAt(clock: { now: number }) {
  const storage = fakeStorage();
  const session = createSession(() => storage);
  const keys = createUnresolvedKeys(
    createJsonStore(() => storage),
    session,
    () => clock.now,
  );
  const keep = (what: SaleSubject, key: string) => keys.keep(what, { key, at: clock.now });
  return { storage, session, keys, keep, keyOf: (what: SaleSubject) => keys.read(what)?.key };
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

test('D-166: each key keeps the terms of its own first request', () => {
  const { keys } = keysAt({ now: 0 });
  const upsell = { ...sold, offer: 'upsell' } as const;
  const rui = { ...ana, email: 'rui@mail.example' };
  keys.keep(sold, { key: 'key-1', at: 0, first: ana });
  keys.keep(upsell, { key: 'key-2', at: 0, first: rui });
  expect([keys.read(sold)?.first, keys.read(upsell)?.first]).toEqual([ana, rui]);
});

test.each(['settled', 'over', 'too old'])(
  'nothing of a payment stays in the session once its key is %s',
  (why) => {
    const clock = { now: 0 };
    const { storage, keys } = keysAt(clock);
    keys.keep(sold, { key: 'key-1', at: 0, requestId: 'request-1', first: ana });
    if (why === 'settled') keys.resolve(sold, 'key-1');
    if (why === 'too old') clock.now = DAY;
    keys.forget(() => why === 'over');
    expect(storage.length).toBe(0);
  },
);

test('an id of the first request that is no text is left out', () => {
  const { storage, keys } = keysAt({ now: 0 });
  storage.setItem('guiche.unresolved.COURSE.main', '{"key":"key-1","at":0,"requestId":7}');
  expect(keys.read(sold)).toEqual({ key: 'key-1', at: 0 });
});

test('a visit knows of a payment whose outcome this tab has not learnt, for its own sale alone', () => {
  const { session, keys, keep } = keysAt({ now: 0 });
  expect(isUnresolved(session, sold)).toBe(false);
  keep(sold, 'key-1');
  expect(isUnresolved(session, sold)).toBe(true);
  expect(isUnresolved(session, { ...sold, offer: 'upsell' })).toBe(false);
  keys.resolve(sold, 'key-1');
  expect(isUnresolved(session, sold)).toBe(false);
});

test('D-165: an answer about a payment is kept for its purchase', () => {
  const { session, keys } = keysAt({ now: 0 });
  keys.keepAnswer('ana', 'key-1', 'continue');
  keys.keepAnswer('ana', 'key-2', 'new');
  keys.keepAnswer('rui', 'key-3', 'continue');
  expect([keys.answerOf('ana', 'key-1'), keys.answerOf('ana', 'key-2')]).toEqual([
    'continue',
    'new',
  ]);
  expect(keys.answerOf('rui', 'key-1')).toBeUndefined();
  expect([keys.continued('ana'), keys.continued('rui')]).toEqual([['key-1'], ['key-3']]);
  const dismissed = ['key-1', 'key-2', 'key-3', 'key-4'].filter((key) => keys.isDismissed(key));
  expect(dismissed).toEqual(['key-2']);
  expect(session.keys().every((name) => name.startsWith('guiche.'))).toBe(true);
});
