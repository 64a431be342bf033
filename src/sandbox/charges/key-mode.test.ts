import { expect, test } from 'vitest';
import type { Sandbox } from '../create-sandbox.ts';
import {
  makeBrand,
  makeCardPayment,
  makeInvoicePayment,
  makePayment,
  makeRenewalV1,
  makeRenewalV2,
  pay,
  payInvoice,
  renewV1,
  renewV2,
  sandboxOf,
  send,
} from '../sandbox-test-kit.ts';

const GOOD = '4242424242424242';
const WALL = '4000000000000101';

/** Two plans, so that another one can be paid at another and at the same price. */
function shop(): Sandbox {
  const { sandbox } = makeBrand();
  const [annual] = sandbox.plans;
  const plans = [
    { ...annual!, paymentMethods: ['creditcard' as const, 'pix' as const, 'boleto' as const] },
    { ...annual!, id: 'alfa-mensal' },
  ];
  return sandboxOf(makeBrand({ sandbox: { ...sandbox, plans } }));
}

const setMode = (sandbox: Sandbox, body: object) => send(sandbox, 'POST /sandbox/keys', { body });

async function strictShop(): Promise<Sandbox> {
  const sandbox = shop();
  expect((await setMode(sandbox, { mode: 'strict' })).status).toBe(201);
  return sandbox;
}

const inTwelve = () => {
  const body = makeCardPayment(GOOD, { amount: 600 });
  const [part] = body.paymentMethods;
  return { ...body, paymentMethods: [{ ...part!, amount: 600, installments: 12 }] };
};

const CHANGES = [
  ['amount', inTwelve()],
  ['plan', makeCardPayment(GOOD, { planId: 'alfa-mensal' })],
  ['e-mail', makeCardPayment(GOOD, { email: 'ana.lima@example.com' })],
  ['method', makePayment()],
] as const;

test.each(CHANGES)('another %s under a used key: 422, or replayed', async (name, changed) => {
  const strict = await strictShop();
  await pay(strict, makeCardPayment(GOOD));
  const { status, answer } = await pay(strict, changed);
  const message = `This Idempotency-Key belongs to a sale with another ${name}.`;
  expect([status, answer.message]).toEqual([422, message]);
  expect(strict.state.payments.map(({ result }) => result)).toEqual(['approved', 'mismatch']);
  const replaying = shop();
  const first = await pay(replaying, makeCardPayment(GOOD));
  expect(await pay(replaying, changed)).toEqual(first);
  for (const { state } of [strict, replaying]) expect(state.charges).toHaveLength(1);
});

test('strict: captcha token, card and name of a repeat are never compared', async () => {
  const sandbox = await strictShop();
  const first = await pay(sandbox, makeCardPayment(GOOD, { captchaToken: 'one' }));
  const changes = { captchaToken: 'two', name: 'Ana Maria Lima' };
  expect(await pay(sandbox, makeCardPayment('5555555555554444', changes))).toEqual(first);
  expect(sandbox.state.payments.map(({ result }) => result)).toEqual(['approved', 'replayed']);
});

test('strict: another invoice, another plan of a renewal and another call are 422', async () => {
  const sandbox = await strictShop();
  const KEY = 'key-for-all';
  await payInvoice(sandbox, makeInvoicePayment(), KEY);
  const other = { ...makeInvoicePayment(), invoiceId: 'fatura-2' };
  expect((await payInvoice(sandbox, other, KEY)).status).toBe(422);
  expect((await pay(sandbox, makeCardPayment(GOOD), KEY)).status).toBe(422);
  await renewV1(sandbox, makeRenewalV1());
  expect((await renewV1(sandbox, makeRenewalV1({ planId: 'alfa-mensal' }))).status).toBe(422);
  await renewV2(sandbox, makeRenewalV2());
  expect((await renewV2(sandbox, makeRenewalV2({ planId: 'alfa-mensal' }))).status).toBe(422);
  expect(sandbox.state.charges).toHaveLength(3);
});

test('a mode is set for one buyer, by a text of the request, and the latest that matches decides', async () => {
  const sandbox = shop();
  await setMode(sandbox, { mode: 'strict', match: 'rui@example.com' });
  const repeat = async (email: string, key: string) => {
    await pay(sandbox, makeCardPayment(GOOD, { email }), key);
    return (await pay(sandbox, makePayment({ email }), key)).status;
  };
  expect([
    await repeat('rui@example.com', 'key-00001'),
    await repeat('eva@example.com', 'key-00002'),
  ]).toEqual([422, 200]);
  await setMode(sandbox, { mode: 'replaying' });
  expect(sandbox.state.keyModes).toEqual([{ mode: 'replaying' }]);
  expect(await repeat('rui@example.com', 'key-00001')).toBe(200);
  await setMode(sandbox, { mode: 'strict' });
  await setMode(sandbox, { mode: 'replaying', match: 'eva@' });
  await setMode(sandbox, { mode: 'strict', match: 'eva@' });
  expect(sandbox.state.keyModes).toHaveLength(2);
  expect((await send(sandbox, 'DELETE /sandbox/keys')).status).toBe(204);
  expect(await repeat('eva@example.com', 'key-00002')).toBe(200);
});

test('a buyer whose e-mail has the tag "estrito" is answered strictly', async () => {
  const sandbox = shop();
  const email = 'perdido+7+estrito@example.com';
  await expect(pay(sandbox, makeCardPayment(GOOD, { email }))).rejects.toThrow();
  expect((await pay(sandbox, makePayment({ email }))).status).toBe(422);
  expect((await pay(sandbox, makeCardPayment(GOOD, { email }))).status).toBe(200);
  expect(sandbox.state.charges).toHaveLength(1);
});

test.each(['replaying', 'strict'])(
  '%s: a wall answers before the key is looked up',
  async (mode) => {
    const sandbox = shop();
    await setMode(sandbox, { mode });
    const first = await pay(sandbox, makeCardPayment(GOOD));
    const wall = { call: 'payV2', fault: 'status', value: 404, times: 1 };
    await send(sandbox, 'POST /sandbox/faults', { body: wall });
    expect((await pay(sandbox, makeCardPayment(GOOD))).status).toBe(404);
    expect((await pay(sandbox, makeCardPayment(WALL))).status).toBe(403);
    const barred = makeCardPayment(GOOD, { email: 'barrado@example.com' });
    expect((await pay(sandbox, barred)).status).toBe(403);
    expect(await pay(sandbox, makeCardPayment(GOOD))).toEqual(first);
    expect(sandbox.state.charges).toHaveLength(1);
  },
);

test.each([
  ['no object', 'strict', 'body field must be object'],
  ['no mode', {}, 'body field mode is missing'],
  ['a misspelt mode', { mode: 'strickt' }, 'allowed values: replaying, strict.'],
  ['another key', { mode: 'strict', call: 'payV2' }, 'body field call is not part of this call'],
])('%s is refused with a sentence', async (_, body, sentence) => {
  const sandbox = shop();
  const { status, answer } = await setMode(sandbox, body as object);
  expect([status, answer.message]).toEqual([400, expect.stringContaining(sentence)]);
  expect(sandbox.state.keyModes).toEqual([]);
});
