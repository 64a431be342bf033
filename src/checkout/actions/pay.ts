import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import { attemptPayment } from './attempt-payment.ts';
import { cardMethodOf } from './payment-request.ts';
import type { Action } from './action.ts';
import { isAccrual } from '../offer/methods.ts';

/** Pays by one method (POST /api/v2/payment); the success screen shows what it issued. */
export const payBy =
  (method: PaymentMethodKind): Action =>
  async (input) =>
    attemptPayment(input, await input.plan(), method);

/** Pays by card. */
export const pay: Action = (input) => payBy(cardMethodOf(input.values))(input);

/** Pays with points (POST /api/v2/payment); where points are earned, by card. */
export const payLivelo: Action = (input) =>
  payBy(isAccrual(input.checkout.link) ? 'creditcard' : 'livelo')(input);
