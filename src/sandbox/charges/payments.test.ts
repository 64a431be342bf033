import { expect, test, vi } from 'vitest';
import { readBoletoLine } from '../../rules/payment-codes/boleto.ts';
import { readBrCode } from '../../rules/payment-codes/br-code.ts';
import { ConnectionCut } from '../sandbox-answer.ts';
import {
  makeBrand,
  makeCard,
  makeCardPayment,
  makeInvoicePayment,
  makeMozambicanBrand,
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
import { SLOW_MS } from '../scenarios.ts';

const GOOD = '4242424242424242';
const REFUSED = '4000000000000002';
const SLOW = '4000000000000010';
const LOST = '4000000000000077';
const FAILING = '4000000000000119';
const TOKENLESS = '4000000000000036';

test('a card is approved and charged', async () => {
  const sandbox = sandboxOf();
  const answer = { token: 'sandbox-token-1', paymentProfileIds: ['sandbox-profile-1'] };
  expect(await pay(sandbox, makeCardPayment(GOOD))).toEqual({ status: 200, answer });
  const charge = { amount: 576, method: 'creditcard', status: 'paid' };
  expect(sandbox.state.charges).toMatchObject([charge]);
});

test.each([
  ['a refused card', makeCardPayment(REFUSED), 422, 0],
  ['a number that is not a card number', makeCardPayment('4242424242424241'), 422, 0],
  ['a refused e-mail, with Pix', makePayment({ email: 'RECUSADO+2@example.com' }), 422, 0],
  ['a server error', makeCardPayment(FAILING), 500, 0],
  ['an answer without a token', makeCardPayment(TOKENLESS), 200, 1],
])('%s: %i', async (_, body, status, charges) => {
  const sandbox = sandboxOf();
  const paid = await pay(sandbox, body);
  expect([paid.status, paid.answer.token]).toEqual([status, undefined]);
  expect(sandbox.state.charges).toHaveLength(charges);
});

test('a refusal is given again under its key, whatever the card; a server error leaves it open', async () => {
  const sandbox = sandboxOf();
  const refused = await pay(sandbox, makeCardPayment(REFUSED));
  expect(await pay(sandbox, makeCardPayment(GOOD))).toEqual(refused);
  expect(sandbox.state.charges).toEqual([]);
  await pay(sandbox, makeCardPayment(FAILING), 'key-00002');
  expect((await pay(sandbox, makeCardPayment(GOOD), 'key-00002')).status).toBe(200);
});

test('a slow card is approved after its time', async () => {
  vi.useFakeTimers();
  const sandbox = sandboxOf();
  const answer = pay(sandbox, makeCardPayment(SLOW));
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
  expect(sandbox.state.charges).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect((await answer).status).toBe(200);
});

test('a lost answer is given when the same purchase is sent again, and nothing is charged twice', async () => {
  const sandbox = sandboxOf();
  await expect(pay(sandbox, makeCardPayment(LOST))).rejects.toBeInstanceOf(ConnectionCut);
  expect(sandbox.state.requests[0]!.status).toBeUndefined();
  expect((await pay(sandbox, makeCardPayment(GOOD))).answer.token).toBe('sandbox-token-1');
  expect(sandbox.state.charges).toHaveLength(1);
});

test('one key is one purchase: the same answer, one charge', async () => {
  const sandbox = sandboxOf();
  const first = await pay(sandbox, makeCardPayment(GOOD), 'key-00001');
  const again = await pay(sandbox, makeCardPayment('5555555555554444'), 'key-00001');
  const other = await pay(sandbox, makeCardPayment(GOOD), 'key-00002');
  expect(again).toEqual(first);
  expect(other.answer.token).not.toBe(first.answer.token);
  expect(sandbox.state.charges.map(({ key }) => key)).toEqual(['key-00001', 'key-00002']);
  const results = sandbox.state.payments.map(({ result }) => result);
  expect(results).toEqual(['approved', 'replayed', 'approved']);
});

test('two requests with one key at the same time are one charge', async () => {
  vi.useFakeTimers();
  const sandbox = sandboxOf();
  const both = [SLOW, SLOW].map((number) => pay(sandbox, makeCardPayment(number)));
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  const [first, second] = await Promise.all(both);
  expect(second).toEqual(first);
  expect(sandbox.state.charges).toHaveLength(1);
});

test('a Pix payment is answered with a valid code over the amount in reais', async () => {
  const sandbox = sandboxOf();
  const { answer } = await pay(sandbox, makePayment());
  const code = { amount: 576, merchantName: 'ALFA', merchantCity: 'SAO PAULO' };
  expect(readBrCode(String(answer.qrCode))).toMatchObject(code);
  expect(sandbox.state.charges).toMatchObject([{ method: 'pix', status: 'pending' }]);
});

test('a Pix code says until when it can be paid, where the brand’s JSON says how long', async () => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) });
  const brand = makeSeller({ pix: { ...makeBrand().sandbox.pix!, expiresInSeconds: 60 } });
  const endFor = async (mailbox: string) => {
    const email = `${mailbox}@example.com`;
    return (await pay(sandboxOf(brand), { ...makePayment(), email })).answer.expiresAt;
  };
  expect(await endFor('ana')).toBe('2030-01-01T00:01:00.000Z');
  expect(await endFor('expira')).toBe('2030-01-01T00:00:20.000Z');
  expect((await pay(sandboxOf(), makePayment())).answer.expiresAt).toBeUndefined();
});

test.each([
  ['ana', 'minor', 5.76],
  ['outrovalor', 'major', 577],
  ['descontopix', 'major', 547.2],
] as const)(
  'the Pix code of %s, in %s units, is over %d reais',
  async (mailbox, priceUnit, amount) => {
    const sandbox = sandboxOf(makeBrand({ product: { name: 'Curso Alfa', priceUnit } }));
    const { answer } = await pay(sandbox, { ...makePayment(), email: `${mailbox}@example.com` });
    expect(readBrCode(String(answer.qrCode))?.amount).toBe(amount);
  },
);

const card = (installments: number, amount: number) => {
  const body = makeCardPayment(GOOD, { amount });
  return { ...body, paymentMethods: [{ ...body.paymentMethods[0]!, amount, installments }] };
};

const by = (type: 'pix' | 'boleto', amount: number) =>
  makePayment({ paymentMethods: [{ type, amount }] });
const half = { ...makeRenewalV1().paymentMethod, amount: 288 };
const halfPaid = makeRenewalV2({ amount: 288, paymentMethods: [half] });

test.each([
  ['another price', pay, card(1, 500), 'costs 576 this way, but the amount is 500'],
  ['the price of other instalments', pay, card(12, 576), 'costs 600 this way'],
  ['instalments that are not offered', pay, card(7, 576), 'cannot be paid in 7 instalments'],
  ['another sum', pay, by('pix', 1), 'add up to 1'],
  ['an unknown plan', pay, makePayment({ planId: 'x' }), 'has no plan "x"'],
  ['an unknown order bump', pay, makePayment({ plan: 'alfa-anual,x' }), 'but the amount is 576'],
  ['boleto', pay, by('boleto', 576), 'with boleto'],
  ['another price of a renewal', renewV2, halfPaid, '576'],
  ['two splits', renewV1, makeRenewalV1({ numberInstallments: 12 }), 'numberInstallments is 12'],
  ['a renewal by an unknown plan', renewV1, makeRenewalV1({ planId: 'x' }), 'no plan "x"'],
])('%s is turned down with a sentence', async (_, call, body, sentence) => {
  const sandbox = sandboxOf();
  const { status, answer } = await call(sandbox, body as never);
  expect([status, answer.message]).toEqual([400, expect.stringContaining(sentence)]);
  expect(sandbox.state.charges).toEqual([]);
});

test('the operation picks the area that sells', async () => {
  const sandbox = sandboxOf(makeBrand(), makeMozambicanBrand());
  const body = makeCardPayment(GOOD, { amount: 18720, planId: 'alfa-mz', operation: 'MZ' });
  const paymentMethods = [{ ...body.paymentMethods[0]!, amount: 18720 }];
  expect((await pay(sandbox, { ...body, paymentMethods })).status).toBe(200);
});

test('neither card number nor CVV can be read in what the sandbox keeps', async () => {
  const sandbox = sandboxOf();
  await pay(sandbox, makeCardPayment(GOOD));
  await pay(sandbox, { ...makeCardPayment(GOOD), cardNumber: '4242 4242 4242 4242' } as never);
  const { answer } = await send(sandbox, 'GET /sandbox/state');
  const text = JSON.stringify(answer);
  expect(text).toContain('"number":"**** 4242","expiration":"08/31","cvv":"***"');
  expect(text).not.toMatch(/4242 ?4242|"123"/);
});

test('a bank slip waits to be paid, with a line that carries its amount', async () => {
  const [plan] = makeBrand().sandbox.plans;
  const plans = [{ ...plan!, paymentMethods: ['boleto' as const] }];
  const sandbox = sandboxOf(makeSeller({ plans }));
  const paymentMethods = [{ type: 'boleto' as const, amount: 576 }];
  const { answer } = await pay(sandbox, makePayment({ type: 'bankslip', paymentMethods }));
  const line = readBoletoLine(String(answer.line))!;
  expect(line.isChecked).toBe(true);
  expect(line.barcode.slice(9, 19)).toBe('0000057600');
  expect(sandbox.state.charges).toMatchObject([{ method: 'boleto', status: 'pending' }]);
});

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
