// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aTab } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { gate } from '../../../tests/fakes/gate.ts';
import { ApiError } from '../../api/api-error.ts';
import { countedWork } from '../session/work-under-way.ts';
import { chargeOnce } from '../actions/charge-once.ts';
import { isPaymentOpen } from './attempt-store.ts';

const HOUR = 3_600_000;
/** The time of `aTab`. */
const NOW = Date.UTC(2030, 0, 1);
const SALE = { plan: 'alfa-anual', email: 'ana@mail.example', method: 'creditcard' } as const;

/** A tab in which a payment was answered so. */
async function afterPayment(send: () => Promise<unknown>) {
  const checkout = aCheckout(brandWith(), aTab());
  await chargeOnce({ checkout }, SALE, 'payV2', send);
  return checkout;
}

test('a payment is open while its action runs', async () => {
  const { session } = aTab();
  const { isOpen, open } = gate();
  const work = countedWork(() => isOpen, true);
  expect(isPaymentOpen(session, NOW)).toBe(true);
  open();
  await work;
  expect(isPaymentOpen(session, NOW)).toBe(false);
});

test('a payment whose answer was lost is open for a day', async () => {
  const { session } = await afterPayment(() =>
    Promise.reject(new ApiError('payV2', { kind: 'timeout', timeoutMs: 60_000 })),
  );
  expect(isPaymentOpen(session, NOW + 23 * HOUR)).toBe(true);
  expect(isPaymentOpen(session, NOW + 25 * HOUR)).toBe(false);
});
