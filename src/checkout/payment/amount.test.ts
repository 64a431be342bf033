import { expect, test } from 'vitest';
import { A_PLAN } from '../../../tests/drawing/buyer.ts';
import type { Plan } from '../../api/read-product.ts';
import { amountOf, installmentOf, lineItems, type OrderPlan } from './amount.ts';

const installments = [
  { id: '12', count: 12, value: 50, totalValue: 600 },
  { id: '1', count: 1, value: 576, totalValue: 576 },
];
const plan: Plan = { id: 'p1', amount: 576, installments };

test.each([
  ['12', 600],
  ['1', 576],
  ['3', 576],
  [undefined, 576],
])('[ENTITY-37] with the instalment %j chosen, %d is charged', (id, amount) => {
  expect(amountOf(plan, installmentOf(plan, id))).toBe(amount);
});

const YEAR: OrderPlan = { ...A_PLAN, standardAmount: undefined };

/** 'kind value', and the name behind the kind where there is one. */
const read = (order: Partial<OrderPlan>, charged: number) =>
  lineItems({ ...YEAR, ...order }, charged).map((line) =>
    [line.kind, line.name, line.value].filter((part) => part !== undefined).join(' '),
  );

const BUMP = { name: 'Apostila', amount: 40, before: 60 };

test.each<[string, Partial<OrderPlan>, number, string[]]>([
  ['a plan', {}, 499, ['plan Plano anual 499']],
  ['a discount', { standardAmount: 899 }, 499, ['plan Plano anual 899', 'discount -400']],
  ['a price before that is lower', { standardAmount: 400 }, 499, ['plan Plano anual 499']],
  ['a voucher', { withoutVoucher: 598.9 }, 499, ['plan Plano anual 598.9', 'voucher -99.9']],
  [
    'a voucher on top of a discount',
    { standardAmount: 899, withoutVoucher: 598.9 },
    499,
    ['plan Plano anual 899', 'discount -300.1', 'voucher -99.9'],
  ],
  ['a voucher that lowers nothing', { withoutVoucher: 499 }, 499, ['plan Plano anual 499']],
  [
    'an order bump with a discount of its own, at its price',
    { amount: 539, standardAmount: 959, bump: BUMP },
    539,
    ['plan Plano anual 899', 'discount -400', 'bump Apostila 40'],
  ],
  ['interest', {}, 598.8, ['plan Plano anual 499', 'interest 99.8']],
  ['a cent that twelve parts add', { amount: 499.99 }, 500, ['plan Plano anual 500']],
  ['a lower price for paying at once', {}, 449.1, ['plan Plano anual 499', 'discount -49.9']],
  [
    'a sum that bits cannot hold',
    { amount: 0.3, withoutVoucher: 0.4 },
    0.3,
    ['plan Plano anual 0.4', 'voucher -0.1'],
  ],
  ['minor units', { amount: 18720, unit: 'minor' }, 18720, ['plan Plano anual 18720']],
])('%s', (_, order, charged, lines) => {
  expect(read(order, charged)).toEqual(lines);
});

test('the parts add up to what is charged, to the cent', () => {
  const order = { amount: 539.07, standardAmount: 959.99, withoutVoucher: 600.01, bump: BUMP };
  for (const charged of [539.07, 539.08, 612.5, 500]) {
    const lines = lineItems({ ...YEAR, ...order }, charged);
    const cents = lines.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
    expect(cents).toBe(Math.round(charged * 100));
  }
});
