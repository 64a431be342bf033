import { OPERATIONS, type OperationId } from '../../contract/generated/operations.ts';
import { isFromOwnPage } from '../http/own-origin.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { keyOf } from '../observation/request-record.ts';
import type { RateLimits, Settings } from '../settings/settings.ts';
import { refusal } from './own-answer.ts';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

const LIMITS: Partial<Record<OperationId, keyof RateLimits>> = {
  verifyCard: 'cardChecks',
  sendSms: 'sms',
  createLead: 'leads',
};

/** Checks a call that writes before its body is read. One that joins another, or of another site, counts for nothing. */
export function createCheckCall({
  limits,
  publicOrigin,
}: Pick<Settings, 'limits' | 'publicOrigin'>) {
  const takeToken = Object.fromEntries(
    Object.entries(limits).map(([name, perMinute]) => [name, createRateLimit(perMinute)]),
  ) as Record<keyof RateLimits, ReturnType<typeof createRateLimit>>;

  return (
    operationId: OperationId,
    request: Request,
    sender: string | undefined,
    isInFlight = false,
  ): Response | undefined => {
    const { method, needsKey } = OPERATIONS[operationId];
    if (method === 'GET') return undefined;
    if (!isFromOwnPage(request, publicOrigin)) {
      return refusal(403, 'origin', 'This call is only taken from a page of this checkout.');
    }
    if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) {
      return refusal(415, 'type', 'The body of this call has to be application/json.');
    }
    if (needsKey && keyOf(request.headers) === undefined) {
      return refusal(400, 'key', 'This call needs an Idempotency-Key that is a UUID.');
    }
    const limit = needsKey ? 'payments' : LIMITS[operationId];
    if (isInFlight || !limit || sender === undefined) return undefined;
    const wait = takeToken[limit](sender);
    if (wait === 0) return undefined;
    const message = `There were too many calls of this kind; the next is taken in ${wait} s.`;
    return refusal(429, 'rate', message, wait);
  };
}
