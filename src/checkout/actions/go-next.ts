import { paymentMethod } from '../../contract/payment-methods.ts';
import { methodsOf } from '../offer/methods.ts';
import { NOT_OFFERED } from '../payment/payment-outcome.ts';
import type { Action } from './action.ts';

/** Goes on; what was typed is kept with the visit. */
export const goNext: Action = async () => ({ kind: 'continue' });

/**
 * Goes on with points, where the plan has a price in points; a card instead of them is the
 * step's other branch ('declined'), and needs no price. Where points are earned nothing is chosen.
 */
export const chooseMethod: Action = async ({ checkout, values, plan }) => {
  if (values.method === 'creditcard') return { kind: 'declined' };
  if (values.method === undefined) return { kind: 'continue' };
  const sold = await plan();
  if (!sold) return { kind: 'failed' };
  const takesPoints = methodsOf(sold, checkout.brand.settings).some(
    (kind) => paymentMethod(kind).isInPoints,
  );
  return takesPoints ? { kind: 'continue' } : NOT_OFFERED;
};
