import { expect, test } from 'vitest';
import {
  makeBrand,
  makeCard,
  makeInvoicePayment,
  makeMozambicanBrand,
  makeRenewalV1,
  makeRenewalV2,
  payInvoice,
  renewV1,
  renewV2,
  sandboxOf,
  send,
} from '../sandbox-test-kit.ts';

const REFUSED = '4000000000000002';

test('an invoice is paid once, and what it costs is not known here', async () => {
  const sandbox = sandboxOf();
  const first = await payInvoice(sandbox, makeInvoicePayment());
  expect(first).toMatchObject({ status: 200, answer: { token: 'sandbox-token-1' } });
  expect(await payInvoice(sandbox, makeInvoicePayment())).toEqual(first);
  const charge = { call: 'payV1', resourceId: 'fatura-1', status: 'paid' };
  expect(sandbox.state.charges).toMatchObject([charge]);
  expect(sandbox.state.charges[0]).not.toHaveProperty('amount');
});

test('either call renews at the price of a plan, and says which subscription', async () => {
  const sandbox = sandboxOf();
  expect((await renewV1(sandbox, makeRenewalV1())).status).toBe(200);
  expect((await renewV2(sandbox, makeRenewalV2())).status).toBe(200);
  const renewed = { amount: 576, planId: 'alfa-anual', status: 'paid' };
  expect(sandbox.state.charges).toMatchObject([
    { ...renewed, resourceId: 'sub-1' },
    { ...renewed, resourceId: 'sub-2' },
  ]);
});

const half = { ...makeRenewalV1().paymentMethod, amount: 288 };

test.each([
  ['another price', renewV2, { ...makeRenewalV2(), amount: 288, paymentMethods: [half] }, '576'],
  ['two splits', renewV1, makeRenewalV1({ numberInstallments: 12 }), 'numberInstallments is 12'],
  ['an unknown plan', renewV1, makeRenewalV1({ planId: 'x' }), 'no plan "x"'],
])('%s is turned down with a sentence', async (_, call, body, sentence) => {
  const sandbox = sandboxOf();
  const { status, answer } = await call(sandbox, body as never);
  expect([status, answer.message]).toEqual([400, expect.stringContaining(sentence)]);
  expect(sandbox.state.charges).toEqual([]);
});

test('the plan decides which area is renewed', async () => {
  const sandbox = sandboxOf(makeBrand(), makeMozambicanBrand());
  const [part] = makeRenewalV2().paymentMethods;
  const paymentMethods = [{ ...part!, amount: 18720 }];
  const body = makeRenewalV2({ planId: 'alfa-mz', amount: 18720, paymentMethods });
  expect((await renewV2(sandbox, body)).status).toBe(200);
});

test.each([
  ['a good card', undefined, 204],
  ['a card that the issuer refuses', REFUSED, 422],
  ['a number that is none', '4242424242424241', 422],
])('%s is verified without a charge', async (_, number, status) => {
  const sandbox = sandboxOf();
  const line = 'POST /api/v2/subscription/sub-1/custom-sale/verify-card';
  expect((await send(sandbox, line, { body: makeCard(number) })).status).toBe(status);
  expect(sandbox.state.charges).toEqual([]);
});

test('a refused card renews nothing and pays no invoice', async () => {
  const sandbox = sandboxOf();
  const paymentMethod = { ...makeRenewalV1().paymentMethod, card: makeCard(REFUSED) };
  expect((await renewV1(sandbox, makeRenewalV1({ paymentMethod }))).status).toBe(422);
  const paymentMethods = [paymentMethod];
  expect((await renewV2(sandbox, makeRenewalV2({ paymentMethods }))).status).toBe(422);
  expect((await payInvoice(sandbox, makeInvoicePayment(REFUSED))).status).toBe(422);
  expect(sandbox.state.charges).toEqual([]);
  expect(JSON.stringify(sandbox.state.requests)).not.toContain(REFUSED);
});
