import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aTab } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../api/api-error.ts';
import { answeredReferer, sendReferer } from './referer.ts';

const brand = brandWith();
const sending = (answer?: unknown) =>
  aCheckout(brand, { ...aTab(), answers: { sendReferer: answer } });

test('[CALL-28] the option goes out with the product, once in a visit', async () => {
  const checkout = sending();
  expect(await sendReferer(checkout, 'profile-1', 'google')).toBe(true);
  expect(await sendReferer(checkout, 'profile-1', 'tv')).toBe(true);
  expect(checkout.client.calls).toEqual([
    {
      operationId: 'sendReferer',
      path: { id: 'profile-1' },
      body: { referer: 'google', product: 'ALFA' },
    },
  ]);
  expect(answeredReferer(checkout)).toBe('google');
});

test('it is remembered before the answer, so that a reload meanwhile sends no other', () => {
  const checkout = sending(() => new Promise(() => {}));
  void sendReferer(checkout, 'profile-1', 'google');
  expect(answeredReferer(checkout)).toBe('google');
});

test('a failure is reported and forgotten, so that the buyer may choose again', async () => {
  const answers: unknown[] = [new ApiError('sendReferer', { kind: 'network' }), undefined];
  const checkout = sending(() => answers.shift());
  expect(await sendReferer(checkout, 'profile-1', 'google')).toBe(false);
  expect(answeredReferer(checkout)).toBeUndefined();
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError), 'sendReferer');
  expect(await sendReferer(checkout, 'profile-1', 'tv')).toBe(true);
  expect(answeredReferer(checkout)).toBe('tv');
});
