import { expect, test } from 'vitest';
import type { Plan } from '../../api/read-product.ts';
import { compareVoucher } from './voucher-answer.ts';

const plan = (changes: Partial<Plan> = {}): Plan => ({
  id: 'anual',
  amount: 499,
  standardAmount: 899,
  installments: [{ id: '12', count: 12, value: 50, totalValue: 600 }],
  paymentMethods: ['creditcard'],
  ...changes,
});
const withoutInterest = [{ id: '12', count: 12, value: 41.58, totalValue: 499 }];

test.each([
  ['a lower price', plan({ amount: 400 }), { kind: 'lowered', price: 400, standard: 499 }],
  ['the same price, whatever the price before', plan(), { kind: 'unchanged' }],
  ['better instalments', plan({ installments: withoutInterest }), { kind: 'accepted' }],
  ['a higher price', plan({ amount: 520 }), { kind: 'accepted' }],
  ['a plan that is sold with it alone', plan({ id: 'outro' }), { kind: 'accepted' }],
])('a voucher that brings %s', (_, found, answer) => {
  expect(compareVoucher(found, [plan({ id: 'mensal', amount: 60 }), plan()])).toEqual(answer);
});
