import { rejectedFields } from '../../api/api-error.ts';
import { readPayment } from './read-payment.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import type { Outcome } from '../../flow/outcome.ts';
import type { Purchase } from './purchase-identity.ts';
import type { ActionInput } from '../actions/action.ts';

/** The values that belong to one attempt. */
interface OneAttempt {
  headers: { 'Idempotency-Key': string };
  captchaToken: string;
}

/** A call that moves money, as the client makes it. */
type SendCharge = (attempt: OneAttempt) => Promise<unknown>;

/**
 * Charges at most once: sends the sale of the current screen as `operationId`, resolves to its outcome
 * and keeps the result for the visit. `sold` distinguishes it from other purchases.
 */
export async function chargeOnce(
  { checkout, again }: Pick<ActionInput, 'checkout' | 'again'>,
  sold: Pick<Purchase, 'plan' | 'email' | 'method'>,
  operationId: OperationId,
  send: SendCharge,
): Promise<Outcome> {
  const { brand, purchases, session, visit, captcha, productCode, offer, resourceId, report } =
    checkout;
  const outcome = await purchases.attempt(
    { productCode, offer, resourceId, ...sold },
    async (key) => {
      const captchaToken = await captcha(operationId);
      const answer = await send({ headers: { 'Idempotency-Key': key }, captchaToken });
      return readPayment(answer, operationId);
    },
    { again },
  );
  // A paid invoice is not a purchase.
  const isSale = offer !== 'invoice';
  if (outcome.kind === 'already' && isSale) visit.keepBoughtElsewhere(outcome.state, offer);
  if (outcome.kind === 'unknown') report(outcome.error, operationId);
  if (outcome.kind === 'refused') return { kind: 'refused', fields: rejectedFields(outcome.error) };
  if (isSale && (outcome.kind === 'approved' || outcome.kind === 'pending')) {
    const { multiProfile } = brand.settings;
    // An order bump of this purchase is not added to the next one.
    if (outcome.kind === 'approved' && offer === 'main') session.remove('guiche.bump');
    session.set('PURCHASED_PLAN', sold.plan);
    session.set('PURCHASED_PROFILES_AMOUNT', multiProfile?.profiles?.[sold.plan]);
    visit.load();
  }
  return outcome;
}
