import { beforeEach, expect, test, vi } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { actionInput } from './action.ts';

beforeEach(() => void vi.useFakeTimers());
const price = { whenReady: async () => A_PLAN };

test('the calls of one press have a minute together, the payment one of its own', async () => {
  const checkout = aCheckout(brandWith({}));
  const limits: (number | undefined)[] = [];
  const client = {
    call: async (_: string, { timeoutMs }: { timeoutMs?: number }) => void limits.push(timeoutMs),
  };
  Object.assign(checkout.client, client);
  checkout.moneyClient = client as typeof checkout.moneyClient;
  const input = actionInput(checkout, price, { values: {} });
  expect(await input.plan()).toBe(A_PLAN);
  await input.checkout.client.call('getPlanProduct', { path: { id: 'p' } });
  vi.advanceTimersByTime(59_000);
  await input.checkout.client.call('getPlanProduct', { path: { id: 'p' } });
  await input.checkout.client.call('getPlanProduct', { path: { id: 'p' }, timeoutMs: 500 });
  vi.advanceTimersByTime(2_000);
  await input.checkout.client.call('getPlanProduct', { path: { id: 'p' } });
  await input.checkout.moneyClient.call('getPlanProduct', { path: { id: 'p' } });
  // No limit but the client's own.
  expect(limits).toEqual([60_000, 1000, 500, 0, undefined]);
});

test('a preparation that takes a minute ends before anything is sent', async () => {
  // Without an answer there is an empty token once the time that is left is up.
  const captcha = (_: string, limitMs = 0) =>
    new Promise<string>((resolve) => setTimeout(() => resolve(''), limitMs));
  const input = actionInput({ ...aCheckout(brandWith({})), captcha }, price, { values: {} });
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
  const input = actionInput(aCheckout(brandWith({})), price, { values, again: true });
  delete values.cardNumber;
  expect(input).toMatchObject({ again: true, values: { cardNumber: '4111', name: 'Ana' } });
});
