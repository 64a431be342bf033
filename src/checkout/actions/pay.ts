import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import { attemptPayment } from '../payment/attempt-payment.ts';
import { cardMethodOf } from '../payment/card-of.ts';
import type { Action } from './action.ts';

/** Pays by one method (POST /api/v2/payment); the success screen shows what it issued. */
export const payBy =
  (method: PaymentMethodKind): Action =>
  async (input) =>
    attemptPayment(input, await input.plan(), method);

/** Pays by card. */
export const pay: Action = (input) => payBy(cardMethodOf(input.values))(input);
