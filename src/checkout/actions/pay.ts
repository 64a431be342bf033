import type { Action } from './action.ts';
import { attemptPayment } from '../payment/attempt-payment.ts';
import { cardMethodOf } from '../payment/card-of.ts';

/** Pays by card (POST /api/v2/payment). */
export const pay: Action = async (input) =>
  attemptPayment(input, await input.plan(), cardMethodOf(input.values));
