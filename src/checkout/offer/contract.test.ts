import { expect, test, vi } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../api/api-error.ts';
import { generateContract } from '../actions/attempt-payment.ts';
import { hasContract } from './contract.ts';

const sale = { lead: LEAD, leadId: 'L1', planId: 'p1', token: 'T1' };

test('[CALL-16] a failure is reported, a slow answer is not waited for', async () => {
  const error = new ApiError('generateContract', { kind: 'network' });
  const checkout = aCheckout(brandWith(), { answers: { generateContract: error } });
  await generateContract(checkout, sale);
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(error, 'generateContract');

  vi.useFakeTimers();
  const never = () => new Promise(() => {});
  const slow = aCheckout(brandWith(), { answers: { generateContract: never } });
  const done = generateContract(slow, sale);
  const settled = vi.fn<() => void>();
  void done.then(settled);
  await vi.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(done).resolves.toBeUndefined();
  vi.useRealTimers();
});

test('a contract belongs to brands that say so, and to steps', () => {
  const plain = aCheckout(brandWith());
  expect(hasContract(plain)).toBe(false);
  expect(hasContract(aCheckout(brandWith({ brand: { contract: true } })))).toBe(true);
  const step = { id: 's', templateId: 'payment' } as const;
  expect(hasContract({ ...plain, step })).toBe(false);
  expect(hasContract({ ...plain, step: { ...step, props: { contract: false } } })).toBe(false);
  expect(hasContract({ ...plain, step: { ...step, props: { contract: true } } })).toBe(true);
});
