import { expect, test } from 'vitest';
import {
  ANA,
  BIA,
  layer,
  names,
  open,
  purchases,
} from '../../../tests/drawing/analytics-document.ts';
import { A_PLAN, PIX_CODE } from '../../../tests/drawing/buyer.ts';
import { ApiError } from '../../api/api-error.ts';
import { chargeOnce } from '../../checkout/actions/charge-once.ts';

test('a purchase by card: on the document of the card it waits, success hands it over once', async () => {
  const payment = await open('payment', { isAllowedHere: false });
  payment.checkout.track({ kind: 'paymentForm', sale: payment.checkout, plan: A_PLAN });
  await payment.pay();
  expect(names()).toEqual(['view_item', 'begin_checkout', 'add_payment_info', 'purchase']);

  await open('success');
  expect(names()).toEqual(['view_item', 'begin_checkout', 'add_payment_info', 'purchase']);
  expect(purchases()[0]).toMatchObject({
    ecommerce: { transaction_id: 'sub-9', value: 499, currency: 'BRL', payment_type: 'creditcard' },
    campaign: { utm_source: 'meta' },
  });
  expect(JSON.stringify(layer())).not.toContain('secret-token');

  for (const screen of ['success', 'lead', 'success'] as const) {
    await open(screen);
    expect(purchases()).toEqual([]);
  }
});

test('a purchase whose document went before it was reported is reported by success', async () => {
  const payment = await open('payment', { monitoring: {} });
  await payment.pay();
  await open('success');
  expect(purchases()).toHaveLength(1);
});

test('a copied tab reports no purchase again', async () => {
  const payment = await open('payment');
  const before = { ...sessionStorage };
  await payment.pay();
  const result = sessionStorage.getItem('guiche.result.ALFA.main')!;
  // The copy was made when the answer had come, and before anything was noted of it.
  sessionStorage.clear();
  for (const [key, value] of Object.entries(before)) sessionStorage.setItem(key, String(value));
  sessionStorage.setItem('guiche.result.ALFA.main', result);
  await open('success');
  expect(purchases()).toEqual([]);
});

test('a Pix code is a purchase once its buyer goes on, also in a tab that was discarded meanwhile', async () => {
  const pix = { pix: { emv: PIX_CODE }, paymentProfileIds: ['sub-9'] };
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
  const pix = { pix: { emv: PIX_CODE }, paymentProfileIds: ['sub-9'] };
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
  const pix = await open('pix');
  await pix.pay({ method: 'pix' }, { pix: { emv: PIX_CODE } });
  const payment = await open('payment', { isAllowedHere: false });
  // The buyer's deliberate act: another purchase.
  await payment.checkout.purchases.attempt(
    { productCode: 'ALFA', plan: A_PLAN.id, email: ANA.email, offer: 'main', method: 'creditcard' },
    async () => ({ token: 'T', paymentProfileIds: ['sub-10'] }),
    { again: true },
  );
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

test('an upsell is a purchase of its own, of its own product', async () => {
  const payment = await open('payment');
  await payment.pay();
  const upsell = await open('payment/upsell', { isAllowedHere: false });
  const sale = { offer: 'upsell', productCode: 'BETA', productName: 'Curso Beta' } as const;
  await chargeOnce(
    { checkout: { ...upsell.checkout, ...sale } },
    { plan: 'beta', email: ANA.email, method: 'creditcard', order: { ...A_PLAN, amount: 97 } },
    'payV2',
    async () => ({ token: 'T2', paymentProfileIds: ['sub-9'] }),
  );
  await open('success/upsell');
  expect(purchases()).toHaveLength(1);
  expect(purchases()[0]).toMatchObject({
    ecommerce: { value: 97, items: [{ item_id: 'BETA', item_name: 'Curso Beta' }] },
  });
  expect(purchases()[0]).not.toMatchObject({ ecommerce: { transaction_id: 'sub-9' } });
});
