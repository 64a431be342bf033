import { takesPoints } from '../../rules/points.ts';
import { isAccrual } from '../payment/livelo.ts';
import type { Action } from './action.ts';
import { attemptPayment } from '../payment/attempt-payment.ts';

/** Pays with points (POST /api/v2/payment, D-53); where points are earned, by card (D-54). */
export const payLivelo: Action = async (input) => {
  const plan = await input.plan();
  if (isAccrual(input.checkout.link)) return attemptPayment(input, plan, 'creditcard');
  return attemptPayment(
    input,
    plan && takesPoints(plan.paymentMethods) ? plan : undefined,
    'livelo',
  );
};
