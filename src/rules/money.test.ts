import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatPoints, isWithinPrice, type MoneyUnit } from './money.ts';

test.each<[number, string, MoneyUnit, string]>([
  [1234.5, 'BRL', 'major', 'R$\u00a01.234,50'],
  [-5, 'BRL', 'major', '-R$\u00a05,00'],
  [1560, 'MZN', 'minor', '15,60\u00a0MT'],
  [10, 'USD', 'major', 'USD\u00a010,00'],
])('[CONST-35] %d %s in %s units reads %j', (amount, currency, unit, text) => {
  expect(formatMoney(amount, currency, unit)).toBe(text);
});

test('no price is made up for what is not a number', () => {
  expect(() => formatMoney(Number.NaN, 'BRL', 'major')).toThrow(
    new RangeError('An amount of money must be a finite number, not NaN.'),
  );
});

const reference = {
  money: new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  points: new Intl.NumberFormat('pt-BR'),
};
const amounts = fc.oneof(
  fc.integer({ min: 0, max: 100_000_000 }).map((thousandths) => thousandths / 1000),
  fc.integer({ min: 1, max: 100_000_000 }).map((hundredths) => hundredths / 1200),
  fc.constantFrom(0, 1e-7, 0.005, 1.005, 999.995, 1e15),
);

test('[CONST-35] [CONST-36] any amount reads as Intl writes it in pt-BR', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(formatMoney(amount, 'BRL', 'major')).toBe(`R$\u00a0${reference.money.format(amount)}`);
      expect(formatPoints(amount)).toBe(reference.points.format(amount));
    }),
  );
});

test.each([
  [499.01, 499, 'major', true],
  [499.02, 499, 'major', false],
  [0.3, 0.1 + 0.2, 'major', true],
  [474.05, 499, 'major', true],
  [18721, 18720, 'minor', true],
  [18722, 18720, 'minor', false],
] as const)('%d is within the price %d in %s units: %s', (amount, price, unit, isWithin) => {
  expect(isWithinPrice(amount, price, unit)).toBe(isWithin);
});
