import { ACCEPTED_REQUEST_ID, newRequestId, REQUEST_ID_HEADER } from '../../contract/request-id.ts';
import { maskNumbers } from '../../monitoring/mask-numbers.ts';
import type { PaymentOutcome } from '../proxy/payment-outcome.ts';
import type { Log } from './log.ts';

/** The facts about a request that are known beside itself while it is answered. */
export interface RequestRecord {
  /** It goes along with every call that is made for the request, and comes back with the answer. */
  readonly requestId: string;
  /** Writes lines that carry the request's id. */
  readonly log: Log;
  /** The meaning of the answer to a call that moves money. */
  payment?: PaymentOutcome;
}

/** An id from outside that may stand in a log; undefined for any other, such as a number of a card or a person. */
function acceptedId(id: string | null): string | undefined {
  const isId = id !== null && ACCEPTED_REQUEST_ID.test(id) && /[a-z]/i.test(id);
  return isId && maskNumbers(id) === id ? id : undefined;
}

/** Begins the record of a request. Its id is the one that it brings, or else a new one. */
export function recordOf({ headers }: Request, log: Log): RequestRecord {
  const requestId = acceptedId(headers.get(REQUEST_ID_HEADER)) ?? newRequestId();
  return {
    requestId,
    log: (level, message, fields) => log(level, message, { requestId, ...fields }),
  };
}
