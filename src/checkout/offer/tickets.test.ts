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

test.each([
  ['a lower price', 790, [plan]],
  ['a lower price, whatever the voucher takes off a dearer plan', 790, [{ ...plan, amount: 1000 }]],
  ['a higher price, where the plan is cheaper anyhow,', 990, [plan]],
])('%s counts, without the old instalments and without a voucher', (_, amount, usual) => {
  const [sold] = plansOfTickets([{ amount, id: 'lote-2' }], [plan], usual);
  expect(sold).toMatchObject({ code: 'L2', name: 'Ingresso', amount, installments: [] });
  expect(sold).toMatchObject({ takesNoVoucher: true });
  expect([sold!.standardAmount, sold!.points]).toEqual([undefined, undefined]);
});

test('a batch whose plan the product does not name is sold at its own price', () => {
  const ticket = { name: 'Camarote', amount: 2490, id: 'camarote' };
  expect(plansOfTickets([ticket], [plan])).toEqual([
    { id: 'camarote', name: 'Camarote', amount: 2490, installments: [], takesNoVoucher: true },
  ]);
});
