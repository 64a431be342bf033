import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { formatMoney } from '../../../src/rules/money.ts';
import { installmentText } from './installment-text.ts';

const { text } = aCheckout(brandWith());
const money = (amount: number) => formatMoney(amount, 'BRL', 'major');

test.each([
  [{ id: '1', count: 1, value: 499 }, 'À vista · R$ 499,00'],
  [
    { id: '12', count: 12, value: 41.58, totalValue: 499 },
    '12x de R$ 41,58 sem juros · total R$ 499,00',
  ],
  [
    { id: '10x', count: 10, value: 60, tax: 24, totalValue: 600 },
    '10x de R$ 60,00 com juros · total R$ 600,00',
  ],
  [{ id: '2', count: 2, value: 250 }, '2x de R$ 250,00 sem juros · total R$ 500,00'],
  [{ id: '2', count: 2, value: 250, tax: 0 }, '2x de R$ 250,00 sem juros · total R$ 500,00'],
])('[ENTITY-37] %o reads as %s', (installment, words) => {
  expect(installmentText(installment, text, money).replaceAll('\u00a0', ' ')).toBe(words);
});
