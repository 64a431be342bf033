import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { PaymentResult } from './read-payment.ts';
import { paymentOutcome } from './payment-outcome.ts';

const result: PaymentResult = { token: 'T', paymentProfileIds: [] };
const withStatus = (status: number) => new ApiError('payV2', { kind: 'status', status });
const kindOf = (error: unknown) => paymentOutcome({ error }, 'creditcard').kind;

test.each([
  ['creditcard', 'approved'],
  ['livelo', 'approved'],
  ['pix', 'pending'],
  ['boleto', 'pending'],
] as const)('a token for %s means %s', (paidWith, kind) => {
  expect(paymentOutcome({ result }, paidWith)).toEqual({ kind, result, paidWith });
});

test.each([400, 401, 402, 403, 404, 422, 451, 499])('%d is a refusal', (status) => {
  expect(kindOf(withStatus(status))).toBe('refused');
});

test.each([302, 304, 408, 409, 425, 429, 500, 503, 599])('%d is unknown', (status) => {
  expect(kindOf(withStatus(status))).toBe('unknown');
});

test.each([
  ['a timeout', new ApiError('payV2', { kind: 'timeout', timeoutMs: 60_000 })],
  ['a cut connection', new ApiError('payV2', { kind: 'network' })],
  ['an unreadable answer', new ApiError('payV2', { kind: 'unreadable', reason: 'no token' })],
  ['an aborted call', new DOMException('Aborted', 'AbortError')],
  ['a fault of the program', new TypeError('x is not a function')],
  ['another library that says 402', Object.assign(new Error(), { kind: 'status', status: 402 })],
  ['nothing at all', undefined],
])('%s is unknown', (_, error) => {
  expect(paymentOutcome({ error }, 'pix')).toEqual({ kind: 'unknown', error });
});

test.each([
  [402, 'refusedInDoubt'],
  [422, 'refusedInDoubt'],
  [400, 'unknown'],
  [403, 'unknown'],
  [500, 'unknown'],
])('%d under a key in doubt is %s', (status, kind) => {
  expect(paymentOutcome({ error: withStatus(status) }, 'pix', true).kind).toBe(kind);
});

test('a request that was never sent has failed, whatever its key', () => {
  const error = new ApiError('payV2', { kind: 'notSent', reason: 'rate' });
  const failed = { kind: 'failed', isNotSent: true, error };
  for (const isInDoubt of [false, true])
    expect(paymentOutcome({ error }, 'pix', isInDoubt)).toEqual(failed);
});

test.each([
  ['pix', { pix: { text: '00020126' } }],
  ['boleto', { boleto: { line: '00190' } }],
] as const)(
  'a replayed answer of %s waits to be paid so, whatever was asked for',
  (paidWith, issued) => {
    const replayed = { result: { ...result, ...issued } };
    const pending = { kind: 'pending', paidWith, ...replayed };
    expect(paymentOutcome(replayed, 'creditcard')).toEqual(pending);
  },
);
