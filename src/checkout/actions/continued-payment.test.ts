import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN, aTab, CARD, LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Pressed } from '../payment/decide-key.ts';
import { pay } from './pay.ts';

test('D-166: a payment that is continued asks for what its first request asked for', async () => {
  const tab = aTab();
  tab.visit.keepLead(LEAD, 'L1');
  const silence = new ApiError('payV2', { kind: 'timeout', timeoutMs: 60_000 });
  const checkout = aCheckout(brandWith(), { ...tab, answers: { payV2: silence } });
  const planAt = (totalValue: number): typeof A_PLAN => {
    const taxed = { id: '10x', count: 10, value: totalValue / 10, totalValue };
    return { ...A_PLAN, amount: totalValue, installments: [...A_PLAN.installments, taxed] };
  };
  const press = (installments: string, price: number, doubt?: Pressed['doubt']) => {
    const values = { ...CARD, installments };
    return pay({ checkout, values, plan: async () => planAt(price), doubt });
  };
  expect(await press('10x', 600)).toMatchObject({ kind: 'unknown' });
  // Meanwhile the buyer corrects their address, takes another instalment, and the price rises.
  checkout.visit.keepLead({ ...LEAD, email: 'ana.lima@mail.example' }, 'L2');
  expect(await press('1', 700)).toMatchObject({ kind: 'inDoubt' });
  await press('1', 700, { is: 'continue', key: 'key-1' });
  const [first, repeat] = checkout.client.calls;
  expect(first!.body).toMatchObject({ amount: 600, paymentMethods: [{ installments: 10 }] });
  expect(repeat!.body).toEqual(first!.body);
  expect(repeat!.headers!['Idempotency-Key']).toBe(first!.headers!['Idempotency-Key']);
});
