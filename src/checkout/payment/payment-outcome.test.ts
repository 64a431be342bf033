import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { PaymentResult } from './read-payment.ts';
import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import { paymentOutcome } from './payment-outcome.ts';

const result: PaymentResult = { token: 'T', paymentProfileIds: [] };
const withStatus = (status: number) => new ApiError('payV2', { kind: 'status', status });
const kindOf = (error: unknown) => paymentOutcome({ error }, 'creditcard').kind;

const methods: [PaymentMethodKind, string][] = [
  ['creditcard', 'approved'],
  ['debitcard', 'approved'],
  ['livelo', 'approved'],
  ['pix', 'pending'],
  ['boleto', 'pending'],
];

test.each(methods)('a token for %s means %s', (method, kind) => {
  expect(paymentOutcome({ result }, method)).toEqual({ kind, result });
});

test.each([400, 401, 402, 403, 404, 410, 412, 422, 451, 499])('%d is a refusal', (status) => {
  expect(kindOf(withStatus(status))).toBe('refused');
});

test.each([302, 304, 408, 409, 425, 429, 500, 501, 502, 503, 504, 599])(
  '%d is unknown',
  (status) => {
    expect(kindOf(withStatus(status))).toBe('unknown');
  },
);

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
  for (const isInDoubt of [false, true])
    expect(paymentOutcome({ error }, 'pix', isInDoubt)).toEqual({
      kind: 'failed',
      isNotSent: true,
      error,
    });
});

test.each([
  ['a code', { pix: { text: '00020126' } }],
  ['a slip', { boleto: { line: '00190' } }],
])('%s that is replayed to a card waits to be paid, whatever was asked for', (_, issued) => {
  const replayed = { ...result, ...issued };
  expect(paymentOutcome({ result: replayed }, 'creditcard')).toEqual({
    kind: 'pending',
    result: replayed,
  });
});
