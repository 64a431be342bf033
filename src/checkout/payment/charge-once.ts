import { ApiError, rejectedFields } from '../../api/api-error.ts';
import { readPayment } from './read-payment.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts';
import type { Outcome } from '../../flow/outcome.ts';
import type { Offer } from '../../flow/sold-at.ts';
import type { Ordered, Requested } from './purchase-identity.ts';
import type { Checkout } from '../checkout.ts';
import type { ActionInput } from '../actions/action.ts';
import type { PaymentRequest } from './purchase.ts';
import { readResult } from './purchase-result.ts';

/** The values that belong to one attempt. */
export interface OneAttempt {
  headers: { 'Idempotency-Key': string; [REQUEST_ID_HEADER]: string };
  captchaToken: string;
  /** The terms of the first request under this key; a repeat asks for the same (D-166). */
  first?: Requested;
}

/** The sales after which the purchase is of another plan; all others come beside it (D-145). */
const NAMES_PURCHASE: readonly Offer[] = ['main', 'upgrade'];

/** A call that moves money, as the client makes it. */
type SendCharge = (attempt: OneAttempt) => Promise<unknown>;

/**
 * Charges at most once: sends the sale of the current screen as `operationId`, resolves to its outcome
 * and keeps the result for the visit. `sold` distinguishes it from other purchases.
 */
export async function chargeOnce(
  input: Pick<ActionInput, 'checkout' | 'again' | 'doubt'>,
  sold: Ordered,
  operationId: OperationId,
  send: SendCharge,
): Promise<Outcome> {
  const { checkout, again, doubt } = input;
  const { brand, purchases, session, visit, productCode, offer, resourceId, report } = checkout;
  const from = { screen: checkout.step?.templateId, query: checkout.link.query };
  const outcome = await purchases.attempt(
    { productCode, offer, resourceId, ...from, ...sold },
    async (request) => {
      checkout.track({ kind: 'payment', sale: checkout, terms: request.first ?? sold });
      const captchaToken = await tokenFor(checkout, operationId, request);
      const headers = {
        'Idempotency-Key': request.idempotencyKey,
        [REQUEST_ID_HEADER]: request.requestId,
      };
      const answer = await send({ headers, captchaToken, first: request.first });
      return named(request, () => readPayment(answer, operationId));
    },
    { again, doubt },
  );
  switch (outcome.kind) {
    case 'already':
      visit.keepBoughtElsewhere(outcome.state, offer);
      return outcome;
    case 'failed':
      report(outcome.error, operationId);
      return { kind: 'failed', isNotSent: true };
    case 'unknown':
      report(outcome.error, operationId);
      return outcome;
    case 'refused':
      report(outcome.error, operationId);
      return { kind: 'refused', fields: rejectedFields(outcome.error) };
    case 'refusedInDoubt': {
      const { kind, error, requestId } = outcome;
      report(error, operationId);
      return { kind, fields: rejectedFields(error), requestId };
    }
    case 'approved':
    case 'pending': {
      const plan = readResult(session, { productCode, offer })?.plan ?? sold.plan;
      const { multiProfile } = brand.settings;
      // An order bump of this purchase is not added to the next one.
      if (outcome.kind === 'approved' && offer === 'main') session.remove('guiche.bump');
      if (NAMES_PURCHASE.includes(offer)) {
        session.set('PURCHASED_PLAN', plan);
        session.set('PURCHASED_PROFILES_AMOUNT', multiProfile?.profiles?.[plan]);
      }
      visit.load();
      return outcome;
    }
    case 'inDoubt':
    case 'busy':
    case 'elsewhere':
      return outcome;
    default:
      throw new Error(`A payment came to ${JSON.stringify(outcome satisfies never)}.`);
  }
}

/** Reads an answer; an answer that cannot be read is reported with the id of its request. */
function named<T>({ requestId }: PaymentRequest, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ApiError) error.requestId = requestId;
    throw error;
  }
}

/**
 * Gets the captcha token of one request.
 *
 * @throws {ApiError} of kind 'notSent' when a repeat gets no token: the wall would refuse it, and nobody
 * would learn what the first attempt came to.
 */
async function tokenFor(
  { captcha, page }: Pick<Checkout, 'captcha' | 'page'>,
  operationId: OperationId,
  { isRepeat }: PaymentRequest,
): Promise<string> {
  const token = await captcha(operationId);
  if (!isRepeat || !page.captcha || token !== '') return token;
  throw new ApiError(operationId, { kind: 'notSent', reason: 'a repeat needs a captcha token' });
}
