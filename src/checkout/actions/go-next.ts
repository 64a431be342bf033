import { paymentMethod } from '../../contract/payment-methods.ts';
import { methodsOf } from '../offer/methods.ts';
import { NOT_OFFERED } from '../payment/payment-outcome.ts';
import type { Action } from './action.ts';

export const goNext: Action = async () => ({ kind: 'continue' });

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
