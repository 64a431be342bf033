import { paymentMethod, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { OrderPlan } from '../payment/amount.ts';
import { attemptPayment } from '../payment/attempt-payment.ts';
import { cardMethodOf } from '../payment/card-of.ts';
import type { Action } from './action.ts';

/** A plan that lists no methods limits nothing. */
const isOffered = ({ paymentMethods }: OrderPlan, method: PaymentMethodKind): boolean =>
  !paymentMethod(method).hasToBeListed ||
  paymentMethods.length === 0 ||
  paymentMethods.includes(method);

/** Pays by one method (POST /api/v2/payment); the success screen shows what it issued (D-56). */
export const payBy =
  (method: PaymentMethodKind): Action =>
  async (input) => {
    const plan = await input.plan();
    return attemptPayment(input, plan && isOffered(plan, method) ? plan : undefined, method);
  };

/** Pays by card. */
export const pay: Action = (input) => payBy(cardMethodOf(input.values))(input);
