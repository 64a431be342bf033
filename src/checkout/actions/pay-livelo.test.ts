import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN, aTab, CARD, LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import { payLivelo } from './pay.ts';

function paying(
  search: string,
  paymentMethods: PaymentMethodKind[],
  points: number | undefined = 38500,
) {
  const tab = aTab();
  tab.visit.keepLead(LEAD, 'L1');
  const checkout = aCheckout(brandWith(), { ...tab, search, answers: { payV2: { token: 'T' } } });
  const plan = async () => ({ ...A_PLAN, paymentMethods, points: points || undefined });
  return { checkout, outcome: payLivelo({ checkout, values: CARD, plan }) };
}

test('[FLOW-17] points are sent as such, without a card', async () => {
  const { checkout, outcome } = paying('?route=livelo', ['livelo']);
  expect(await outcome).toMatchObject({ kind: 'approved' });
  const paymentMethods = [{ type: 'livelo', amount: 38500 }];
  const body = { type: 'livelo', amount: 499, paymentMethods };
  expect(checkout.client.calls[0]!.body).toMatchObject(body);
  expect(JSON.stringify(checkout.client.calls)).not.toContain('4111');
});

test('[QUERY-10] where points are earned, the card pays', async () => {
  const { checkout, outcome } = paying('?route=livelo-accrual', ['creditcard']);
  expect(await outcome).toMatchObject({ kind: 'approved' });
  const [method] = checkout.client.calls[0]!.body!.paymentMethods as { type: string }[];
  expect(method!.type).toBe('creditcard');
});

test('a plan without a price in points is not sent, nor are its reais taken for points', async () => {
  const { checkout, outcome } = paying('?route=livelo', ['livelo'], Number.NaN);
  expect(await outcome).toEqual({ kind: 'failed', isNotSent: true });
  expect(checkout.client.calls).toEqual([]);
});
