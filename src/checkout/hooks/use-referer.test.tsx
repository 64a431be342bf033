import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawHook } from '../../../tests/drawing/draw-hook.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { ApiError } from '../../api/api-error.ts';
import { answeredReferer } from '../offer/product-query.ts';
import { useReferer } from './use-referer.ts';

async function asking(sendReferer?: unknown) {
  const result = { token: 'T', paymentProfileIds: ['profile-1'] };
  const purchase = { state: 'approved', method: 'creditcard', plan: 'p', result };
  const { checkout, result: hook } = await drawHook(useReferer, { answers: { sendReferer } });
  checkout.session.set('guiche.result.ALFA.main', purchase);
  act(() => checkout.visit.load());
  const send = async (option: string) => {
    act(() => hook.current.send(option));
    await settle();
  };
  return { checkout, send, state: () => hook.current.state };
}

test('[CALL-28] the option goes out with the product, once in a visit', async () => {
  const { checkout, send, state } = await asking();
  await send('google');
  await send('tv');
  const body = { referer: 'google', product: 'ALFA' };
  const call = { operationId: 'sendReferer', path: { id: 'profile-1' }, body };
  expect(checkout.client.calls).toEqual([call]);
  expect([state(), answeredReferer(checkout)]).toEqual(['sent', 'google']);
});

test('it is remembered before the answer, so that a reload meanwhile sends no other', async () => {
  const { checkout, send, state } = await asking(() => new Promise(() => {}));
  await send('google');
  expect([state(), answeredReferer(checkout)]).toEqual(['sending', 'google']);
});

test('a failure is reported and forgotten, so that the buyer may choose again', async () => {
  const answers: unknown[] = [new ApiError('sendReferer', { kind: 'network' }), undefined];
  const { checkout, send, state } = await asking(() => answers.shift());
  await send('google');
  expect([state(), answeredReferer(checkout)]).toEqual(['failed', undefined]);
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError), 'sendReferer');
  await send('tv');
  expect([state(), answeredReferer(checkout)]).toEqual(['sent', 'tv']);
});
