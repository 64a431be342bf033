import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawHook } from '../../../tests/drawing/draw-hook.tsx';
import { keepPurchase } from '../../../tests/drawing/draw-widget.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { ApiError } from '../../api/api-error.ts';
import { useReferer } from './use-referer.ts';

const settings = { refererOptions: [{ id: 'radio', label: 'Rádio' }] };
const DOWN = new ApiError('sendReferer', { kind: 'network' });

async function drawReferer(answer: unknown, profiles = ['p1']) {
  keepPurchase({ paymentProfileIds: profiles });
  const drawn = await drawHook(useReferer, { settings, answers: { sendReferer: answer } });
  const send = async () => {
    act(() => drawn.result.current.send('radio'));
    await settle();
  };
  return { ...drawn, send };
}

test('[CALL-28] an answer is sent with the product of the subscription, and the buyer is thanked', async () => {
  const { checkout, result, send } = await drawReferer({});
  expect(result.current).toMatchObject({ state: 'open', options: settings.refererOptions });
  await send();
  const body = { referer: 'radio', product: 'ALFA' };
  expect(checkout.client.calls).toEqual([{ operationId: 'sendReferer', path: { id: 'p1' }, body }]);
  expect(result.current.state).toBe('sent');
});

test('[CALL-28] pressed twice it is sent once, and nobody is thanked before it has arrived', async () => {
  const { checkout, result, send } = await drawReferer(() => new Promise(() => {}));
  await send();
  await send();
  expect(checkout.client.calls).toHaveLength(1);
  expect(result.current.state).toBe('sending');
});

test('an answer that could not be sent can be given again', async () => {
  const answers = [DOWN, {}];
  const { result, send } = await drawReferer(() => answers.shift());
  await send();
  expect(result.current.state).toBe('failed');
  await send();
  expect(result.current.state).toBe('sent');
});

test('without a subscription there is nothing to choose, and nothing is sent', async () => {
  const { checkout, result, send } = await drawReferer({}, []);
  await send();
  expect([result.current.options, checkout.client.calls]).toEqual([[], []]);
});

test('who has bought nothing is not asked', async () => {
  const { result } = await drawHook(useReferer, { settings });
  expect(result.current.options).toEqual([]);
});
