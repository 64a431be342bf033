import { ACCEPTED_REQUEST_ID, newRequestId, REQUEST_ID_HEADER } from '../../contract/request-id.ts';
import { maskNumbers } from '../../monitoring/mask-numbers.ts';
import type { PaymentOutcome } from '../proxy/payment-outcome.ts';
import type { Log } from './log.ts';

export interface RequestRecord {
  readonly requestId: string;
  readonly log: Log;
  payment?: PaymentOutcome;
}

/** An id from outside that may stand in a log; undefined for any other, such as a number of a card or a person. */
function acceptedId(id: string | null): string | undefined {
  const isId = id !== null && ACCEPTED_REQUEST_ID.test(id) && /[a-z]/i.test(id);
  return isId && maskNumbers(id) === id ? id : undefined;
}

export function recordOf({ headers }: Request, log: Log): RequestRecord {
  const requestId = acceptedId(headers.get(REQUEST_ID_HEADER)) ?? newRequestId();
  return {
    requestId,
    log: (level, message, fields) => log(level, message, { requestId, ...fields }),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HASH_BYTES = 8;

/** The Idempotency-Key of a call; undefined where there is none of the agreed shape. */
export function keyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key') ?? '';
  return UUID.test(key) ? key : undefined;
}

/** The first 16 hexadecimal digits of the SHA-256 of a key; of what is no UUID they would give a short number away. */
export async function keyHash(headers: Headers): Promise<string | undefined> {
  const key = keyOf(headers);
  if (key === undefined) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return Buffer.from(hash, 0, HASH_BYTES).toString('hex');
}
