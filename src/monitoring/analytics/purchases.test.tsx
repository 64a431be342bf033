import { expect, test } from 'vitest';
import { ANA, BIA, names, open, purchases } from '../../../tests/drawing/analytics-document.ts';
import { A_PLAN, PIX_CODE } from '../../../tests/drawing/buyer.ts';
import { ApiError } from '../../api/api-error.ts';

test('a purchase whose document went before it was reported is reported by success', async () => {
  const payment = await open('payment', { monitoring: {} });
  await payment.pay();
  await open('success');
  expect(purchases()).toHaveLength(1);
});

const pix = { pix: { emv: PIX_CODE }, paymentProfileIds: ['sub-9'] };

test('a Pix code is a purchase once its buyer goes on, also in a tab that was discarded meanwhile', async () => {
  const screen = await open('pix');
  await screen.pay({ method: 'pix' }, pix);
  expect(names()).toEqual(['view_item', 'add_payment_info']);
  await open('pix');
  expect(purchases()).toEqual([]);
  const again = await open('pix');
  await again.show('success');
  expect(purchases()).toHaveLength(1);
  expect(purchases()[0]).toMatchObject({ ecommerce: { payment_type: 'pix', value: 499 } });
  await open('success');
  expect(purchases()).toEqual([]);
});

test('a second Pix code in one document waits for its buyer as the first one did', async () => {
  const { show, pay, checkout } = await open('pix');
  await pay({ method: 'pix' }, pix);
  await show('success');
  expect(purchases()).toHaveLength(1);
  checkout.purchases.seen();
  checkout.visit.forget();
  await show('lead');
  await show('pix');
  await pay({ method: 'pix', email: BIA.email }, { ...pix, paymentProfileIds: ['sub-10'] });
  expect(purchases()).toHaveLength(1);
  await show('success');
  expect(purchases()).toHaveLength(2);
});

test('of a Pix code that was left for a card only the card is a purchase', async () => {
  await (await open('pix')).pay({ method: 'pix' }, pix);
  const payment = await open('payment', { isAllowedHere: false });
  const sale = { productCode: 'ALFA', plan: A_PLAN.id, email: ANA.email, offer: 'main' } as const;
  const paid = async () => ({ token: 'T', paymentProfileIds: ['sub-10'] });
  // The buyer's deliberate act: another purchase.
  const byCard = { ...sale, method: 'creditcard' } as const;
  await payment.checkout.purchases.attempt(byCard, paid, { again: true });
  payment.checkout.visit.load();
  await open('success');
  expect(purchases().map(({ ecommerce }) => ecommerce)).toMatchObject([
    { payment_type: 'creditcard', transaction_id: 'sub-10' },
  ]);
});

test.each([
  ['a refusal', new ApiError('payV2', { kind: 'status', status: 402 })],
  ['an unknown outcome', new ApiError('payV2', { kind: 'status', status: 500 })],
])('%s is no purchase; paid at last it is one', async (_, error) => {
  const payment = await open('payment');
  await payment.pay({}, error);
  expect(names()).toEqual(['view_item', 'add_payment_info']);
  await payment.pay();
  await open('success');
  await open('success');
  expect(purchases()).toEqual([]);
  expect(localStorage.getItem('guiche.reportedPurchases')).toMatch(/^\{"[0-9a-f]{16}":\d+\}$/);
});
