import { OPERATIONS, type OperationId } from '../../contract/generated/operations.ts';
import { isFromOwnPage } from '../http/own-origin.ts';
import { keyOf } from '../observation/key-hash.ts';
import type { RateLimits, Settings } from '../settings/settings.ts';
import { createRateLimit, type TakeToken } from '../http/rate-limit.ts';
import type { Refusal } from './refusal.ts';
import type { Sender } from '../http/sender.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** The limit that a call counts for: that of payments wherever it moves money. */
function limitOf(operationId: OperationId): keyof RateLimits | undefined {
  if (OPERATIONS[operationId].needsKey) return 'payments';
  if (operationId === 'verifyCard') return 'cardChecks';
  if (operationId === 'sendSms') return 'sms';
  return operationId === 'createLead' ? 'leads' : undefined;
}

function refusalByHeaders(
  operationId: OperationId,
  request: Request,
  publicOrigin: string | undefined,
): Refusal | undefined {
  const { headers } = request;
  if (!isFromOwnPage(request, publicOrigin)) {
    const message = 'This call is only taken from a page of this checkout.';
    return { status: 403, reason: 'origin', message };
  }
  if (!JSON_TYPE.test(headers.get('content-type') ?? '')) {
    const message = 'The body of this call has to be application/json.';
    return { status: 415, reason: 'type', message };
  }
  if (OPERATIONS[operationId].needsKey && keyOf(headers) === undefined) {
    const message = 'This call needs an Idempotency-Key that is a UUID.';
    return { status: 400, reason: 'key', message };
  }
  return undefined;
}

/** Why a call must not be sent; undefined when nothing speaks against it. */
export type CheckCall = (
  operationId: OperationId,
  request: Request,
  sender: Sender,
  /** The browser sends again, by itself, what is under way: that is one call, and must not count as two. */
  isInFlight?: boolean,
) => Refusal | undefined;

/**
 * The checks of a call that writes, before its body is read: it comes from a page of ours, is JSON, has
 * a key where it moves money, and its sender has not made too many of its kind within the last minute.
 * Calls of other sites are refused first, so that they use up nothing of a buyer's limit.
 */
export function createCheckCall({
  limits,
  publicOrigin,
}: Pick<Settings, 'limits' | 'publicOrigin'>): CheckCall {
  const takeToken: Record<keyof RateLimits, TakeToken> = {
    payments: createRateLimit(limits.payments),
    cardChecks: createRateLimit(limits.cardChecks),
    sms: createRateLimit(limits.sms),
    leads: createRateLimit(limits.leads),
  };
  return (operationId, request, { key }, isInFlight = false) => {
    if (OPERATIONS[operationId].method === 'GET') return undefined;
    const refused = refusalByHeaders(operationId, request, publicOrigin);
    if (refused || isInFlight) return refused;
    const limit = limitOf(operationId);
    const wait = limit && key !== undefined ? takeToken[limit](key) : 0;
    if (wait === 0) return undefined;
    const message = `There were too many calls of this kind; the next is taken in ${wait} s.`;
    return { status: 429, reason: 'rate', message, retryAfter: wait };
  };
}
