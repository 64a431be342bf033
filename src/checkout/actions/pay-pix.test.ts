import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN, aTab, LEAD, PIX_CODE } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { payPix } from './pay-pix.ts';

function paying(payV2: unknown) {
  const tab = aTab();
  tab.visit.keepLead(LEAD, 'L1');
  const checkout = aCheckout(brandWith(), { ...tab, answers: { payV2 } });
  const press = () => payPix({ checkout, values: {}, plan: async () => A_PLAN });
  return { checkout, press, outcome: press() };
}

test('[ENTITY-04] the code is kept as dataPix, with its amount', async () => {
  const { checkout, outcome } = paying({ token: 'T', pix: { emv: PIX_CODE } });
  await outcome;
  expect(checkout.session.read('dataPix')).toEqual({
    text: PIX_CODE,
    amount: 499,
    at: expect.any(Number),
    ahead: 0,
  });
  expect(checkout.visit.state().pix).toMatchObject({ text: PIX_CODE });
});

test('a pending payment without a code leads on: access comes by e-mail', async () => {
  const { checkout, outcome } = paying({ token: 'T' });
  expect(await outcome).toMatchObject({ kind: 'pending' });
  expect(checkout.session.read('dataPix')).toBeUndefined();
});

test('an answer without a token is unknown, its code is not shown', async () => {
  const { checkout, outcome } = paying({ pix: { emv: PIX_CODE } });
  expect(await outcome).toMatchObject({ kind: 'unknown' });
  expect(checkout.session.read('dataPix')).toBeUndefined();
});

test('another code, by a key of its own, only once the last one cannot be paid', async () => {
  const { checkout, press, outcome } = paying({ token: 'T', pix: { emv: PIX_CODE } });
  await outcome;
  expect(await press()).toEqual({ kind: 'already', state: 'pending' });
  checkout.visit.keepPix({ ...checkout.visit.state().pix!, problem: 'expired' });
  expect(await press()).toEqual({ kind: 'shown' });
  expect(checkout.visit.state().pix).not.toHaveProperty('fault');
  const keys = checkout.client.calls.map(({ headers }) => headers?.['Idempotency-Key']);
  expect(keys).toEqual(['key-1', 'key-2']);
});

test.each([
  ['/success', 'pending'],
  ['/pix', 'shown'],
  ['/unheard-of', 'shown'],
])('[CALL-23] the answer names the next screen, %s: %s', async (route, kind) => {
  const { checkout, outcome } = paying({ token: 'T', route, pix: { emv: PIX_CODE } });
  expect(await outcome).toMatchObject({ kind });
  expect(checkout.visit.state().pix).toMatchObject({ text: PIX_CODE });
});
