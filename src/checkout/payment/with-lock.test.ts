import { expect, test } from 'vitest';
import { fakeLocks, fakeLockSpace } from '../../../tests/fakes/web-locks.ts';
import { isHeld, withLock, type Locks } from './with-lock.ts';

test('without locks, or where asking for one fails, the work is done once', async () => {
  const denied = { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) };
  let times = 0;
  const work = async () => ++times;
  expect(await withLock(undefined, 'a', work)).toBe(1);
  expect(await withLock(denied, 'a', work)).toBe(2);
});

test('work that fails is not done again', async () => {
  let times = 0;
  const work = async () => {
    times++;
    throw new Error('failed');
  };
  await expect(withLock(fakeLocks(fakeLockSpace()), 'a', work)).rejects.toThrow('failed');
  expect(times).toBe(1);
});

/** Locks of a browser that answers so when it is asked which are held. */
const asked = (query: Locks['query']): Locks => ({ ...fakeLocks(fakeLockSpace()), query });

test.each<[string, Locks | undefined, boolean]>([
  ['one of them is held', asked(async () => ({ held: [{ name: 'x' }, { name: 'b' }] })), true],
  ['another is held', asked(async () => ({ held: [{ name: 'x' }, {}] })), false],
  ['none is held', asked(async () => ({ held: [] })), false],
  ['the answer names none', asked(async () => ({})), false],
  ['asking is denied', asked(() => Promise.reject(new Error('denied'))), false],
  ['the browser only locks', asked(undefined), false],
  ['there are no locks', undefined, false],
])('whether a tab holds one of two locks where %s', async (_, locks, is) => {
  expect(await isHeld(locks, ['a', 'b'])).toBe(is);
});
