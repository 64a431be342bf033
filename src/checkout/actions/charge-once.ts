import { ApiError } from '../../api/api-error.ts';
import { readPayment } from '../payment/read-payment.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts';
import type { Outcome, Paid } from '../../flow/outcome.ts';
import type { Ordered, Requested } from '../payment/purchase-identity.ts';
import type { Checkout } from '../checkout.ts';
import type { ActionInput } from './action.ts';
import { readResult } from '../payment/purchase-result.ts';

export interface OneAttempt {
  headers: { 'Idempotency-Key': string; [REQUEST_ID_HEADER]: string };
  captchaToken: string;
  /** Those of the first request under this key, which a repeat has to ask for again. */
  terms: Requested;
}

export async function chargeOnce(
  input: Pick<ActionInput, 'checkout' | 'again' | 'doubt'>,
  sold: Ordered,
  operationId: OperationId,
  send: (attempt: OneAttempt) => Promise<unknown>,
): Promise<Outcome> {
  const { checkout, again, doubt } = input;
  const { purchases, visit, productCode, offer, resourceId, captcha, page, report } = checkout;
  const from = { screen: checkout.step?.templateId, query: checkout.link.query };
  const outcome = await purchases.attempt(
    { productCode, offer, resourceId, ...from, ...sold },
    async (request) => {
      const terms = request.first ?? sold;
      checkout.track({ kind: 'payment', sale: checkout, terms });
      const captchaToken = await captcha(operationId);
      // A wall would refuse it, and the outcome of the first attempt would stay unknown.
      if (request.isRepeat && page.captcha && captchaToken === '') {
        throw new ApiError(operationId, { kind: 'notSent', reason: 'a repeat needs a token' });
      }
      const headers = {
        'Idempotency-Key': request.idempotencyKey,
        [REQUEST_ID_HEADER]: request.requestId,
      };
      return readPayment(await send({ headers, captchaToken, terms }), operationId);
    },
    { again, doubt },
  );
  if (outcome.kind === 'already') visit.keepBoughtElsewhere(outcome.state, offer);
  if ('result' in outcome) keepSale(checkout, outcome.kind, sold.plan);
  if (!('error' in outcome)) return outcome;
  const { error, ...shown } = outcome;
  report(error, operationId);
  return shown;
}

function keepSale({ brand, session, visit, productCode, offer }: Checkout, is: Paid, plan: string) {
  // An order bump of this purchase is not added to the next one.
  if (is === 'approved' && offer === 'main') session.remove('guiche.bump');
  // All other sales come beside the purchase.
  if (offer === 'main' || offer === 'upgrade') {
    const bought = readResult(session, { productCode, offer })?.plan ?? plan;
    session.set('PURCHASED_PLAN', bought);
    session.set('PURCHASED_PROFILES_AMOUNT', brand.settings.multiProfile?.profiles?.[bought]);
  }
  visit.load();
}
