import { expect, test } from 'vitest';
import { formatMoney, formatPoints, isWithinPrice, type MoneyUnit } from './money.ts';

test.each<[number, string, MoneyUnit, string]>([
  [1234.5, 'BRL', 'major', 'R$\u00a01.234,50'],
  [576, 'BRL', 'major', 'R$\u00a0576,00'],
  [0, 'BRL', 'major', 'R$\u00a00,00'],
  [-5, 'BRL', 'major', '-R$\u00a05,00'],
  [1234567.891, 'BRL', 'major', 'R$\u00a01.234.567,89'],
  [1560, 'MZN', 'minor', 'MT\u00a015,60'],
  [18720, 'MZN', 'minor', 'MT\u00a0187,20'],
  [10, 'USD', 'major', 'USD\u00a010,00'],
])('[CONST-35] %d %s in %s units reads %j', (amount, currency, unit, text) => {
  expect(formatMoney(amount, currency, unit)).toBe(text);
});

test('no price is made up for what is not a number', () => {
  expect(() => formatMoney(Number.NaN, 'BRL', 'major')).toThrow(RangeError);
});

test('[CONST-36] points have no forced decimals', () => {
  expect(formatPoints(12345)).toBe('12.345');
  expect(formatPoints(10.5)).toBe('10,5');
});

test.each([
  [499, 499, 'major', true],
  [499.01, 499, 'major', true],
  [499.02, 499, 'major', false],
  [0.3, 0.1 + 0.2, 'major', true],
  [474.05, 499, 'major', true],
  [18721, 18720, 'minor', true],
  [18722, 18720, 'minor', false],
] as const)('%d is within the price %d in %s units: %s', (amount, price, unit, isWithin) => {
  expect(isWithinPrice(amount, price, unit)).toBe(isWithin);
});
