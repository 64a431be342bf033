import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { createJsonStore } from '../session/json-store.ts';
import { createUnresolvedKeys } from './unresolved-key.ts';

const DAY = 24 * 60 * 60 * 1000;
const sold = { productCode: 'COURSE', offer: 'main' } as const;

function keysAt(clock: { now: number }) {
  const storage = fakeStorage();
  const keys = createUnresolvedKeys(
    createJsonStore(() => storage),
    () => clock.now,
  );
  return { storage, keys };
}

test('a key is read for its own product, offer and subscription only', () => {
  const { keys } = keysAt({ now: 0 });
  keys.keep(sold, 'key-1');
  keys.keep({ ...sold, resourceId: 'inv-1' }, 'key-2');
  expect(keys.read(sold)).toBe('key-1');
  expect(keys.read({ ...sold, resourceId: 'inv-1' })).toBe('key-2');
  expect(keys.read({ ...sold, resourceId: 'inv-2' })).toBeUndefined();
  expect(keys.read({ ...sold, offer: 'upsell' })).toBeUndefined();
  expect(keys.read({ ...sold, productCode: 'OTHER' })).toBeUndefined();
});

test('an earlier key stays until it is resolved', () => {
  const { keys } = keysAt({ now: 0 });
  keys.keep(sold, 'key-1');
  keys.keep(sold, 'key-2');
  expect(keys.read(sold)).toBe('key-1');
  keys.resolve(sold, 'key-2');
  expect(keys.read(sold)).toBe('key-1');
  keys.resolve(sold, 'key-1');
  expect(keys.read(sold)).toBeUndefined();
  keys.keep(sold, 'key-2');
  expect(keys.read(sold)).toBe('key-2');
});

test('a key lives for 24 h, also when the clock is set back', () => {
  const clock = { now: 10 * DAY };
  const { keys } = keysAt(clock);
  keys.keep(sold, 'key-1');
  for (const off of [DAY, -DAY]) {
    clock.now = 10 * DAY + off;
    expect(keys.read(sold)).toBeUndefined();
    clock.now = 10 * DAY + off - Math.sign(off);
    expect(keys.read(sold)).toBe('key-1');
  }
});

test.each(['null', '{}', '{"key":"key-1"}', '{"key":1,"at":0}', '{"at":0}', '"key-1"', '{'])(
  'the entry %s is not a key',
  (entry) => {
    const { storage, keys } = keysAt({ now: 0 });
    storage.setItem('guiche.unresolved.COURSE.main', entry);
    expect(keys.read(sold)).toBeUndefined();
  },
);

test('forgetting removes what is over, too old or unreadable, and nothing of another kind', () => {
  const clock = { now: 0 };
  const { storage, keys } = keysAt(clock);
  keys.keep({ ...sold, productCode: 'OLD' }, 'key-1');
  storage.setItem('guiche.unresolved.BROKEN.main', '{}');
  storage.setItem('dataLead', '{"name":"Ana"}');
  clock.now = DAY;
  keys.keep({ ...sold, productCode: 'OVER' }, 'key-2');
  keys.keep(sold, 'key-3');
  const asked: string[] = [];
  keys.forget((key) => {
    asked.push(key);
    return key === 'key-2';
  });
  expect(asked).toEqual(['key-2', 'key-3']);
  const left = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  expect(left).toEqual(['dataLead', 'guiche.unresolved.COURSE.main']);
});
