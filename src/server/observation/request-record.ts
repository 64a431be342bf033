import { ACCEPTED_REQUEST_ID, newRequestId, REQUEST_ID_HEADER } from '../../contract/request-id.ts';
import { maskNumbers } from '../../monitoring/mask-numbers.ts';
import type { Log } from './log.ts';
import { createStopwatch, type Stopwatch } from './stopwatch.ts';
import { traceContextOf } from './trace-context.ts';

/** The proxy's knowledge of a call, for the request's line in the log. */
export interface CallNotes {
  /** The meaning of the answer to a call that moves money. */
  payment?: string;
  /** The upstream's own id, where it has another one. */
  upstreamRequestId?: string;
  /** The id of the request under way that this one was joined with: the upstream knows that one. */
  joinedTo?: string;
}

/** The facts about a request that are known beside itself while it is answered. */
export interface RequestRecord {
  readonly requestId: string;
  readonly traceId?: string;
  /** Headers of every call that is made for this request: its id, and the trace it belongs to. */
  readonly handedOn: Readonly<Record<string, string>>;
  /** Writes lines that carry the request's id. */
  readonly log: Log;
  /** Time during which calls for this request were under way. */
  readonly upstream: Stopwatch;
  readonly notes: CallNotes;
}

const isClean = (id: string) => maskNumbers(id) === id;

/** An id from outside that may stand in a log; undefined for any other, such as a number of a card or a person. */
export function acceptedId(id: string | null): string | undefined {
  const isId = id !== null && ACCEPTED_REQUEST_ID.test(id) && /[a-z]/i.test(id);
  return isId && isClean(id) ? id : undefined;
}

/** Begins the record of a request. Its id is the one that it brings, or else a new one. */
export function recordOf({ headers }: Request, log: Log): RequestRecord {
  const requestId = acceptedId(headers.get(REQUEST_ID_HEADER)) ?? newRequestId();
  const trace = traceContextOf(headers);
  const traceId = trace && isClean(trace.traceId) ? trace.traceId : undefined;
  return {
    requestId,
    traceId,
    handedOn: { ...trace?.headers, [REQUEST_ID_HEADER]: requestId },
    log: (level, message, fields) => log(level, message, { requestId, ...fields }),
    upstream: createStopwatch(),
    notes: {},
  };
}

/** The record of a call that a page makes on the server: the same id and time, notes of its own. */
export const recordOfCall = (page: RequestRecord): RequestRecord => ({ ...page, notes: {} });
