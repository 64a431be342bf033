import { rejectedFields } from '../../api/api-error.ts';
import { methodsOf } from '../offer/methods.ts';
import { isRefusal, NOT_OFFERED } from '../payment/payment-outcome.ts';
import { cardDetails, cardMethodOf } from './payment-request.ts';
import { subscriptionOf } from '../visit/visit.ts';
import type { Action } from './action.ts';
import { attemptPayment } from './attempt-payment.ts';

/**
 * Buys a custom offer: has the card verified for the subscription that this visit's purchase
 * began, then pays. Only a payment moves money: a card that is refused, or an answer that does not
 * come, ends it before there is one.
 */
export const payCustomOffer: Action = async (input) => {
  const { checkout, values } = input;
  const { brand, visit, client, report } = checkout;
  const id = subscriptionOf(visit.state());
  const plan = await input.plan();
  if (!id || !plan) return { kind: 'failed' };
  const method = cardMethodOf(values);
  if (!methodsOf(plan, brand.settings).includes(method)) return NOT_OFFERED;
  try {
    await client.call('verifyCard', { path: { id }, body: cardDetails(values) });
  } catch (error) {
    report(error, 'verifyCard');
    return isRefusal(error)
      ? { kind: 'refused', fields: rejectedFields(error) }
      : { kind: 'failed' };
  }
  return attemptPayment(input, plan, method);
};
