import { expect, test } from 'vitest';
import type { Sandbox } from '../create-sandbox.ts';
import {
  makeBrand,
  makeCardPayment,
  makeInvoicePayment,
  makePayment,
  makeRenewalV1,
  makeRenewalV2,
  makeSeller,
  pay,
  payInvoice,
  renewV1,
  renewV2,
  sandboxOf,
  send,
} from '../sandbox-test-kit.ts';

const GOOD = '4242424242424242';
const WALL = '4000000000000101';
const STRICT = 'ana+estrito@example.com';
const STRICT_LINK = 'http://localhost/payment?product=ALFA&chaves=estrito';

/** Two plans, so that another one can be paid at another and at the same price. */
function shop(): Sandbox {
  const [annual] = makeBrand().sandbox.plans;
  const plans = [
    { ...annual!, paymentMethods: ['creditcard' as const, 'pix' as const, 'boleto' as const] },
    { ...annual!, id: 'alfa-mensal' },
  ];
  return sandboxOf(makeSeller({ plans }));
}

const inTwelve = (email: string) => {
  const body = makeCardPayment(GOOD, { email, amount: 600 });
  const [part] = body.paymentMethods;
  return { ...body, paymentMethods: [{ ...part!, amount: 600, installments: 12 }] };
};

const CHANGES = [
  ['amount', inTwelve],
  ['plan', (email: string) => makeCardPayment(GOOD, { email, planId: 'alfa-mensal' })],
  ['e-mail', (email: string) => makeCardPayment(GOOD, { email: `lima.${email}` })],
  ['method', (email: string) => makePayment({ email })],
] as const;

test.each(CHANGES)('another %s under a used key: 422, or replayed', async (name, changedFor) => {
  const strict = shop();
  await pay(strict, makeCardPayment(GOOD, { email: STRICT }));
  const { status, answer } = await pay(strict, changedFor(STRICT));
  const message = `This Idempotency-Key belongs to a sale with another ${name}.`;
  expect([status, answer.message]).toEqual([422, message]);
  expect(strict.state.payments.map(({ result }) => result)).toEqual(['approved', 'mismatch']);
  const replaying = shop();
  const first = await pay(replaying, makeCardPayment(GOOD));
  expect(await pay(replaying, changedFor('ana@example.com'))).toEqual(first);
  for (const { state } of [strict, replaying]) expect(state.charges).toHaveLength(1);
});

test('strict: captcha token, card and name of a repeat are never compared', async () => {
  const sandbox = shop();
  const email = STRICT;
  const first = await pay(sandbox, makeCardPayment(GOOD, { email, captchaToken: 'one' }));
  const changes = { email, captchaToken: 'two', name: 'Ana Maria Lima' };
  expect(await pay(sandbox, makeCardPayment('5555555555554444', changes))).toEqual(first);
  expect(sandbox.state.payments.map(({ result }) => result)).toEqual(['approved', 'replayed']);
});

test('strict, by the link: another invoice, another plan of a renewal and another call are 422', async () => {
  const sandbox = shop();
  const statusOf = async (line: string, body: object, key: string) =>
    (await send(sandbox, line, { body, headers: { 'Idempotency-Key': key, referer: STRICT_LINK } }))
      .status;
  const invoice = makeInvoicePayment();
  await payInvoice(sandbox, invoice, 'key-for-all');
  await renewV1(sandbox, makeRenewalV1(), 'key-renew-v1');
  await renewV2(sandbox, makeRenewalV2(), 'key-renew-v2');
  const planId = 'alfa-mensal';
  for (const [address, body, key] of [
    ['v1/payment', { ...invoice, invoiceId: 'fatura-2' }, 'key-for-all'],
    ['v2/payment', makeCardPayment(GOOD), 'key-for-all'],
    ['v1/subscription/sub-1/renew', makeRenewalV1({ planId }), 'key-renew-v1'],
    ['v2/subscription/sub-2/renew', makeRenewalV2({ planId }), 'key-renew-v2'],
  ] as const) {
    expect(await statusOf(`POST /api/${address}`, body, key)).toBe(422);
  }
  expect(sandbox.state.charges).toHaveLength(3);
});

test('the tag stands beside that of a scenario', async () => {
  const sandbox = shop();
  const email = 'perdido+7+estrito@example.com';
  await expect(pay(sandbox, makeCardPayment(GOOD, { email }))).rejects.toThrow();
  expect((await pay(sandbox, makePayment({ email }))).status).toBe(422);
  expect((await pay(sandbox, makeCardPayment(GOOD, { email }))).status).toBe(200);
  expect(sandbox.state.charges).toHaveLength(1);
});

test.each(['ana@example.com', STRICT])('%s: a wall comes before the key', async (email) => {
  const sandbox = shop();
  const first = await pay(sandbox, makeCardPayment(GOOD, { email }));
  const wall = { call: 'payV2', fault: 'status', value: 404, times: 1 };
  await send(sandbox, 'POST /sandbox/faults', { body: wall });
  expect((await pay(sandbox, makeCardPayment(GOOD, { email }))).status).toBe(404);
  expect((await pay(sandbox, makeCardPayment(WALL, { email }))).status).toBe(403);
  const barred = makeCardPayment(GOOD, { email: 'barrado@example.com' });
  expect((await pay(sandbox, barred)).status).toBe(403);
  expect(await pay(sandbox, makeCardPayment(GOOD, { email }))).toEqual(first);
  expect(sandbox.state.charges).toHaveLength(1);
});

test('strict by a request: for its buyer alone, until it is taken back', async () => {
  const sandbox = shop();
  const rule = { mode: 'strict', match: 'ana@example.com' };
  expect((await send(sandbox, 'POST /sandbox/keys', { body: rule })).status).toBe(201);
  await pay(sandbox, makeCardPayment(GOOD));
  const other = makeCardPayment(GOOD, { planId: 'alfa-mensal' });
  expect((await pay(sandbox, other)).status).toBe(422);
  const bea = 'bea@example.com';
  await pay(sandbox, makeCardPayment(GOOD, { email: bea }), 'key-of-bea');
  expect((await pay(sandbox, inTwelve(bea), 'key-of-bea')).status).toBe(200);
  await send(sandbox, 'DELETE /sandbox/keys');
  expect((await pay(sandbox, other)).status).toBe(200);
  const wrong = await send(sandbox, 'POST /sandbox/keys', { body: { mode: 'lax' } });
  expect(wrong.status).toBe(400);
});
