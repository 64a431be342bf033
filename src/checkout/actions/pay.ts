import type { Action } from './action.ts';
import { attemptPayment } from './attempt-payment.ts';

/** Pays by card (POST /api/v2/payment). */
export const pay: Action = async (input) => {
  const method = input.values.paymentMethod === 'debitcard' ? 'debitcard' : 'creditcard';
  return attemptPayment(input, await input.plan(), method);
};
