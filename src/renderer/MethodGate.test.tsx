import { expect, test, vi } from 'vitest';
import { LEAD } from '../../tests/drawing/buyer.ts';
import { A_PRODUCT } from '../../tests/drawing/checkout.ts';
import { draw } from '../../tests/drawing/draw.tsx';
import { settle } from '../../tests/drawing/jsdom-page.ts';
import type { Checkout } from '../checkout/checkout.ts';

/** The events of a payment screen for a plan with this method; nothing leads away from it. */
async function eventsOf(method: string) {
  const track = vi.fn<Checkout['track']>();
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  const price = { plans: [{ ...A_PRODUCT.plans[0], paymentMethods: [method] }] };
  draw({ template: 'payment', track, answers: { getProductV1: price, getProductV2: price } });
  await settle();
  return track.mock.calls.map(([event]) => event);
}

test('a form that pays is noted for analytics with its price, one that is closed is not', async () => {
  const [event] = await eventsOf('creditcard');
  expect(event).toMatchObject({ kind: 'paymentForm', plan: { id: 'alfa-anual', amount: 499 } });
  expect(await eventsOf('barter')).toEqual([]);
});
