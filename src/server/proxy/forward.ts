import { OPERATIONS, type OperationId } from '../../contract/generated/operations.ts';
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts';
import { BodyTooLong, boundedBody, MAX_ANSWER_BYTES } from '../http/bounded-body.ts';
import { errorFields, type LogFields } from '../observation/log.ts';
import type { Metrics } from '../observation/metrics.ts';
import type { RequestRecord } from '../observation/request-record.ts';
import { ANSWER_HEADERS, failure, refusal } from './own-answer.ts';
import { paymentOutcome, type PaymentOutcome } from './payment-outcome.ts';
import type { Upstream } from './upstream.ts';

/** Headers that are forwarded as they came; cookies are not. The id of the request comes from its record. */
const SENT_HEADERS =
  'accept accept-language appversion idempotency-key referer traceparent tracestate user-agent';
const RETURNED_HEADERS = 'content-language retry-after';
const MAX_BYTES = 1_000_000;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(;|$)/i;

type Body = Uint8Array<ArrayBuffer>;
export interface CheckedCall {
  request: Request;
  operationId: OperationId;
  forwardedFor?: string;
  record: RequestRecord;
}

const picked = (from: Headers, names: string) =>
  new Headers([...from].filter(([name]) => names.split(' ').includes(name)));

/** A reading call ends with its client's connection; a writing one goes on until it is answered. */
function upstreamRequest({ request, record, forwardedFor }: CheckedCall, body?: Body): Request {
  const headers = picked(request.headers, SENT_HEADERS);
  headers.set(REQUEST_ID_HEADER, record.requestId);
  if (forwardedFor !== undefined) headers.set('x-forwarded-for', forwardedFor);
  if (body) headers.set('content-type', 'application/json');
  const signal = request.method === 'GET' ? request.signal : undefined;
  return new Request(request.url, { method: request.method, headers, body, signal });
}

function outcomeOf(status: number): string {
  // No answer of ours can have such a status.
  if (status >= 600) return 'unreadable';
  if (status >= 500) return 'server_error';
  if (status >= 400) return 'client_error';
  return status >= 300 || status < 200 ? 'redirect' : 'ok';
}

/** Anything but JSON comes back as plain text: no document or script may run here as our own. */
function answerOf({ status, headers: given }: Response, body: Body): Response {
  const headers = picked(given, RETURNED_HEADERS);
  for (const [name, value] of Object.entries(ANSWER_HEADERS)) headers.set(name, value);
  if (body.byteLength === 0) return new Response(null, { status, headers });
  const type = given.get('content-type') ?? 'application/json';
  headers.set('content-type', JSON_TYPE.test(type) ? type : 'text/plain; charset=utf-8');
  return new Response(body, { status, headers });
}

/** Sends a call and reads its answer to the end: one that is cut off in the middle, or too long, is none. */
async function ask(call: CheckedCall, body: Body | undefined, upstream: Upstream) {
  const { request, operationId, record } = call;
  const none = (outcome: string, message: string, fields: LogFields) => {
    record.log('error', message, { operationId, ...fields });
    const told = 'The upstream gave no usable answer; what it did is unknown.';
    return { outcome, payment: 'unknown' as const, answer: failure(502, told) };
  };
  let answer: Response | undefined;
  try {
    answer = await upstream(upstreamRequest(call, body));
    const { status } = answer;
    const outcome = outcomeOf(status);
    if (outcome === 'redirect' || outcome === 'unreadable') {
      return none(outcome, 'The upstream answered with a status that is not passed on.', {
        status,
      });
    }
    const bytes = await boundedBody(answer, MAX_ANSWER_BYTES);
    return { outcome, payment: paymentOutcome(status, bytes), answer: answerOf(answer, bytes) };
  } catch (error) {
    // Not for a writing call: a 4xx would say that nothing was done.
    if (request.method === 'GET' && request.signal.aborted) {
      const gone = failure(499, 'The client has closed the request.');
      return { outcome: 'cancelled', payment: 'unknown' as const, answer: gone };
    }
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const outcome = isLate ? 'timeout' : 'unreachable';
    // Its message could quote the body.
    const fields = errorFields(error, { message: false });
    return none(answer ? 'unreadable' : outcome, 'The upstream gave no answer.', fields);
  }
}

export function notePayment(
  { operationId: operation, record }: Pick<CheckedCall, 'operationId' | 'record'>,
  outcome: PaymentOutcome,
  metrics: Metrics,
): void {
  if (!OPERATIONS[operation].needsKey) return;
  metrics.payments.inc({ operation, outcome });
  record.payment = outcome;
}

export async function forward(
  call: CheckedCall,
  upstream: Upstream,
  metrics: Metrics,
): Promise<Response> {
  const { request, operationId: operation } = call;
  let body: Body | undefined;
  try {
    // Read whole before it is forwarded: half of a payment must never arrive.
    if (request.method !== 'GET') body = await boundedBody(request, MAX_BYTES);
  } catch (error) {
    return error instanceof BodyTooLong
      ? refusal(413, 'size', `The body is longer than ${MAX_BYTES} bytes.`)
      : refusal(400, 'body', 'The body broke off.');
  }
  const stopTimer = metrics.upstreamSeconds.startTimer({ operation });
  metrics.upstreamCallsInFlight.inc();
  const { outcome, payment, answer } = await ask(call, body, upstream);
  metrics.upstreamCallsInFlight.dec();
  stopTimer();
  metrics.upstreamCalls.inc({ operation, outcome });
  notePayment(call, payment, metrics);
  return answer;
}
