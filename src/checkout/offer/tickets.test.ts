import { expect, test } from 'vitest';
import type { Plan } from '../../api/read-product.ts';
import { plansOfTickets } from './product-query.ts';

const plan: Plan = {
  id: 'lote-2',
  code: 'L2',
  name: 'Ingresso',
  amount: 890,
  standardAmount: 1190,
  installments: [{ id: '1', count: 1, value: 890, totalValue: 890 }],
  paymentMethods: ['creditcard'],
  points: 68_000,
};

test('a batch at the price of its plan is that plan under its own name', () => {
  const ticket = { name: '2º lote', amount: 890, id: 'lote-2' };
  expect(plansOfTickets([ticket], [plan])).toEqual([{ ...plan, name: '2º lote' }]);
});

test('another price counts, and brings no instalments that add up to the old one', () => {
  const [sold] = plansOfTickets([{ amount: 990, id: 'lote-2' }], [plan]);
  expect(sold).toMatchObject({ code: 'L2', name: 'Ingresso', amount: 990, installments: [] });
  expect(sold!.standardAmount).toBeUndefined();
  expect(sold!.points).toBeUndefined();
});

test('a batch whose plan the product does not name is sold at its own price', () => {
  const ticket = { name: 'Camarote', amount: 2490, id: 'camarote' };
  expect(plansOfTickets([ticket], [plan])).toEqual([
    { id: 'camarote', name: 'Camarote', amount: 2490, installments: [] },
  ]);
});
