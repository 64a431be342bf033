import { expect, test } from 'vitest';
import type { Plan } from '../../api/read-product.ts';
import { amountOf, installmentOf } from './amount.ts';

const plan: Plan = {
  id: 'p1',
  amount: 576,
  installments: [
    { id: '12', count: 12, value: 50, totalValue: 600 },
    { id: '1', count: 1, value: 576, totalValue: 576 },
  ],
  paymentMethods: ['creditcard'],
};

test.each([
  ['12', 600],
  ['1', 576],
  ['3', 576],
  [undefined, 576],
])('[ENTITY-37] with the instalment %j chosen, %d is charged', (id, amount) => {
  expect(amountOf(plan, installmentOf(plan, id))).toBe(amount);
});
