import { expect, test, vi } from 'vitest';
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
import { FAILURE_KINDS, FAILURES, type FailureKind } from './failure.ts';

function shop(): Sandbox {
  const methods = ['creditcard', 'pix', 'boleto', 'livelo'] as const;
  const changes = { points: 576, paymentMethods: [...methods] };
  const plans = makeBrand().sandbox.plans.map((plan) => ({ ...plan, ...changes }));
  return sandboxOf(makeSeller({ plans }));
}

const paidBy = (type: 'boleto' | 'livelo') =>
  makePayment({ paymentMethods: [{ type, amount: 576 }] });

type Sent = Promise<{ status: number }>;

/** Every way in which a buyer's money moves, with the call that it goes by. */
const WAYS: readonly [name: string, call: string, send: (sandbox: Sandbox) => Sent][] = [
  ['a card', 'payV2', (sandbox) => pay(sandbox, makeCardPayment('4242424242424242'))],
  ['Pix', 'payV2', (sandbox) => pay(sandbox, makePayment())],
  ['a bank slip', 'payV2', (sandbox) => pay(sandbox, paidBy('boleto'))],
  ['points', 'payV2', (sandbox) => pay(sandbox, paidBy('livelo'))],
  ['an invoice', 'payV1', (sandbox) => payInvoice(sandbox, makeInvoicePayment())],
  ['a renewal, version 1', 'renewV1', (sandbox) => renewV1(sandbox, makeRenewalV1())],
  ['a renewal or custom offer', 'renewV2', (sandbox) => renewV2(sandbox, makeRenewalV2())],
];

/** Failures that end the call; the others wait, and forget a key, before it goes on as usual. */
const GOES_ON: readonly FailureKind[] = ['latency', 'forgetKey'];
const ends = FAILURE_KINDS.filter((kind) => !GOES_ON.includes(kind) && kind !== 'huge');

test.each(WAYS)('%s: failures before the charge and after it', async (_, call, sale) => {
  vi.useFakeTimers();
  for (const fault of ends) {
    const sandbox = shop();
    const { value } = FAILURES[fault];
    const body = { call, fault, times: 1, ...(value && { value: value.minimum + 203 }) };
    expect((await send(sandbox, 'POST /sandbox/faults', { body })).status).toBe(201);
    const first = sale(sandbox).catch(() => undefined);
    await vi.runAllTimersAsync();
    await first;
    const charges = FAILURES[fault].before ? 0 : 1;
    expect([fault, sandbox.state.charges.length]).toEqual([fault, charges]);
    expect((await sale(sandbox)).status).toBe(200);
    expect(sandbox.state.charges).toHaveLength(1);
  }
});

test.each(WAYS)('%s: a forgotten key is a new payment', async (_, call, sale) => {
  const sandbox = shop();
  await sale(sandbox);
  const body = { call, fault: 'forgetKey', times: 1 };
  await send(sandbox, 'POST /sandbox/faults', { body });
  await sale(sandbox);
  await sale(sandbox);
  expect(sandbox.state.payments.at(-1)?.result).toBe('replayed');
  expect(sandbox.state.charges).toHaveLength(2);
});

test('only calls that move money have a key to forget', async () => {
  const sandbox = shop();
  const body = { call: 'createLead', fault: 'forgetKey' };
  const { status, answer } = await send(sandbox, 'POST /sandbox/faults', { body });
  expect([status, answer.message]).toEqual([
    400,
    expect.stringContaining('call must be equal to one of the allowed values: payV2, payV1,'),
  ]);
});
