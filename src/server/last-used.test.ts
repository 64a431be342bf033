import { expect, test } from 'vitest';
import { createLastUsed } from './last-used.ts';

/** Asks for keys one after the other, and says which of them were made. */
async function made(max: number, keys: string): Promise<string> {
  const lastUsed = createLastUsed<string>(max);
  let all = '';
  for (const key of keys) {
    await lastUsed(key, async () => {
      all += key;
      return key;
    });
  }
  return all;
}

test('a value is made once, and again after as many others were asked for', async () => {
  expect(await made(3, 'abcabcc')).toBe('abc');
  expect(await made(3, 'abcdbcda')).toBe('abcda');
  expect(await made(3, 'abcadab')).toBe('abcdb');
});

test('two that ask at once wait for the same value', async () => {
  const lastUsed = createLastUsed<object>(2);
  const ask = () => lastUsed('a', async () => ({}));
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one).toBe(other);
});

test('what could not be made is made again at the next call', async () => {
  const lastUsed = createLastUsed<string>(2);
  const fail = () => lastUsed('a', () => Promise.reject(new Error('away')));
  await expect(fail()).rejects.toThrow('away');
  expect(await lastUsed('a', async () => 'there')).toBe('there');
});
