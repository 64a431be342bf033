import { expect, test } from 'vitest';
import { withoutInvisible } from './characters.ts';

const INVISIBLE =
  '\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff';

test('no invisible character stays, wherever it stands and however many there are', () => {
  expect(
    [...INVISIBLE].filter((one) => withoutInvisible(`${one}a${one}${one}b${one}`) !== 'ab'),
  ).toEqual([]);
  expect(withoutInvisible(INVISIBLE)).toBe('');
});

test('a blank that does not break becomes a plain one', () => {
  expect(withoutInvisible('Ana\u00a0Lima')).toBe('Ana Lima');
});
