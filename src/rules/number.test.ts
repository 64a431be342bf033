import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber, parseNumber } from './number.ts';

test.each([
  ['pt-BR', '1.5', 1.5],
  ['pt-BR', '1.234.567,89', 1234567.89],
  ['pt-MZ', '1 234,5', 1234.5],
  ['pt-BR', '-3', -3],
  ['pt-BR', 'doze', 'doze'],
  ['pt-BR', '1,2,3', '1,2,3'],
  ['pt-BR', '', undefined],
  ['en', '1,234.5', 1234.5],
])('in %s "%s" is %s', (lang, text, value) => {
  expect(parseNumber(text, lang)).toBe(value);
});

test('a number is written with the sign of its language', () => {
  expect(formatNumber(1.5, 'pt-BR')).toBe('1,5');
  expect(formatNumber(1234.5, 'en')).toBe('1234.5');
  expect(formatNumber('doze', 'pt-BR')).toBe('doze');
  expect(formatNumber(null, 'pt-BR')).toBeUndefined();
});

test.each(['pt-BR', 'pt-MZ', 'en'])('what is written in %s is read again', (lang) => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const number = Number(`${whole}.${cents}`);
      expect(parseNumber(formatNumber(number, lang), lang)).toBe(number);
    }),
  );
});
