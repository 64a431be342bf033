import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { actionInput } from './action-input.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the calls of one press have a minute together', async () => {
  const checkout = aCheckout(brandWith({}));
  const limits: (number | undefined)[] = [];
  checkout.client.call = async (_, { timeoutMs }) => void limits.push(timeoutMs);
  const input = actionInput(checkout, { whenReady: async () => A_PLAN }, { values: {} });
  expect(await input.plan()).toBe(A_PLAN);
  const call = () => input.checkout.client.call('getPlanProduct', { path: { id: 'p' } });
  await call();
  vi.advanceTimersByTime(59_000);
  await call();
  expect(limits).toEqual([60_000, 1000]);
});

test('a payment has its own time, however much its preparation has used up', async () => {
  const checkout = aCheckout(brandWith({}));
  const limits: (number | undefined)[] = [];
  checkout.moneyClient.call = async (_, { timeoutMs }) => void limits.push(timeoutMs);
  const input = actionInput(checkout, { whenReady: async () => A_PLAN }, { values: {} });
  vi.advanceTimersByTime(52_000);
  await input.checkout.moneyClient.call('getPlanProduct', { path: { id: 'p' } });
  // No limit but the client's own.
  expect(limits).toEqual([undefined]);
});

test('a preparation that takes a minute ends before anything is sent', async () => {
  // Without an answer there is an empty token once the time that is left is up.
  const captcha = (_: string, limitMs = 0) =>
    new Promise<string>((resolve) => setTimeout(() => resolve(''), limitMs));
  const checkout = { ...aCheckout(brandWith({})), captcha };
  const input = actionInput(checkout, { whenReady: async () => A_PLAN }, { values: {} });
  await vi.advanceTimersByTimeAsync(55_000);
  const token = input.checkout.captcha('payV2').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await token).toMatchObject({ kind: 'notSent' });
});

test('a price that does not come is waited for no longer than twenty seconds', async () => {
  const whenReady = () => new Promise<undefined>(() => {});
  const input = actionInput(aCheckout(brandWith({})), { whenReady }, { values: {} });
  const plan = input.plan();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await plan).toBeUndefined();
});

test('the values of the press stay, whatever becomes of the form meanwhile', () => {
  const values: Record<string, unknown> = { cardNumber: '4111', name: 'Ana' };
  const whenReady = async () => A_PLAN;
  const input = actionInput(aCheckout(brandWith({})), { whenReady }, { values, again: true });
  delete values.cardNumber;
  expect(input).toMatchObject({ again: true, values: { cardNumber: '4111', name: 'Ana' } });
});
