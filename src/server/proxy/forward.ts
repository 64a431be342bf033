import { OPERATIONS, type OperationId } from '../../contract/generated/operations.ts';
import { REQUEST_ID_HEADER } from '../../contract/request-id.ts';
import { BodyTooLong, boundedBody, MAX_ANSWER_BYTES } from '../http/bounded-body.ts';
import { errorFields } from '../observation/log.ts';
import type { Observers } from '../observation/observe.ts';
import type { RequestRecord } from '../observation/request-record.ts';
import { paymentOutcome, type PaymentOutcome } from './payment-outcome.ts';
import { ANSWER_HEADERS, failure, refusalResponse } from './refusal.ts';
import type { Sender } from '../http/sender.ts';
import type { Upstream } from './upstream.ts';

/** Headers that are forwarded as they came; cookies are not. The id of the request comes from its record. */
const SENT_HEADERS = [
  'accept',
  'accept-language',
  'appversion',
  'idempotency-key',
  'referer',
  'traceparent',
  'tracestate',
  'user-agent',
];
const RETURNED_HEADERS = ['content-language', 'retry-after'];
const MAX_BYTES = 1_000_000;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(;|$)/i;

type Body = Uint8Array<ArrayBuffer>;

/** The end of a call to the upstream, as metrics name it. */
type CallOutcome =
  | 'ok'
  | 'redirect'
  | 'client_error'
  | 'server_error'
  | 'timeout'
  | 'unreachable'
  | 'unreadable'
  | 'cancelled';

/** A call that has passed every check. */
export interface CheckedCall {
  request: Request;
  operationId: OperationId;
  sender: Sender;
  record: RequestRecord;
}

function picked(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** A reading call ends with its client's connection; a writing one goes on until it is answered. */
function upstreamRequest(
  { request, record, sender: { forwardedFor } }: CheckedCall,
  body: Body | undefined,
): Request {
  const headers = picked(request.headers, SENT_HEADERS);
  headers.set(REQUEST_ID_HEADER, record.requestId);
  if (forwardedFor !== undefined) headers.set('x-forwarded-for', forwardedFor);
  if (body) headers.set('content-type', 'application/json');
  const signal = request.method === 'GET' ? request.signal : undefined;
  return new Request(request.url, { method: request.method, headers, body, signal });
}

/** Anything but JSON comes back as plain text: no document or script may run here as our own. */
function contentTypeOf(answer: Response): string {
  const type = answer.headers.get('content-type') ?? 'application/json';
  return JSON_TYPE.test(type) ? type : 'text/plain; charset=utf-8';
}

function outcomeOf(status: number): CallOutcome {
  if (status >= 500) return 'server_error';
  if (status >= 400) return 'client_error';
  return status >= 300 || status < 200 ? 'redirect' : 'ok';
}

interface Ended {
  outcome: CallOutcome;
  /** Missing where the upstream has not answered. */
  answer?: Response;
  /** Missing where there is no usable answer. */
  body?: Body;
  error?: unknown;
}

/** Sends a call and reads its answer to the end: one that is cut off in the middle, or too long, is not an answer. */
async function callUpstream(
  call: CheckedCall,
  body: Body | undefined,
  upstream: Upstream,
): Promise<Ended> {
  let answer: Response | undefined;
  try {
    answer = await upstream(upstreamRequest(call, body));
    const outcome = outcomeOf(answer.status);
    const isRedirect = outcome === 'redirect';
    return {
      outcome,
      answer,
      body: isRedirect ? undefined : await boundedBody(answer, MAX_ANSWER_BYTES),
    };
  } catch (error) {
    const { method, signal } = call.request;
    // Not for a writing call: a 4xx would say that nothing was done.
    if (method === 'GET' && signal.aborted) return { outcome: 'cancelled' };
    if (answer) return { outcome: 'unreadable', error };
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { outcome: isLate ? 'timeout' : 'unreachable', error };
  }
}

/** The answer as the browser gets it, and a line in the log where there is none. */
function response(
  { outcome, answer, body, error }: Ended,
  { operationId, record }: CheckedCall,
): Response {
  if (outcome === 'cancelled') return failure(499, 'The client has closed the request.');
  if (answer && body) {
    const headers = picked(answer.headers, RETURNED_HEADERS);
    for (const [name, value] of Object.entries(ANSWER_HEADERS)) headers.set(name, value);
    if (body.byteLength > 0) headers.set('content-type', contentTypeOf(answer));
    return new Response(body.byteLength > 0 ? body : null, { status: answer.status, headers });
  }
  if (answer) {
    const { status } = answer;
    record.log('error', 'The upstream answered with a redirect.', { operationId, status });
  } else {
    // Its message could quote the body.
    const fields = errorFields(error, { message: false });
    record.log('error', 'The upstream gave no answer.', { operationId, ...fields });
  }
  return failure(502, 'The upstream gave no usable answer; what it did is unknown.');
}

/** Sends a call that was found good and gives back its answer, 502 where there is none. */
export async function forward(
  call: CheckedCall,
  upstream: Upstream,
  { metrics }: Pick<Observers, 'metrics'>,
): Promise<Response> {
  const { request, operationId } = call;
  let body: Body | undefined;
  try {
    // Read whole before it is forwarded: half of a payment must never arrive.
    if (request.method !== 'GET') body = await boundedBody(request, MAX_BYTES);
  } catch (error) {
    return refusalResponse(
      error instanceof BodyTooLong
        ? { status: 413, reason: 'size', message: `The body is longer than ${MAX_BYTES} bytes.` }
        : { status: 400, reason: 'body', message: 'The body broke off.' },
    );
  }
  const stopTimer = metrics.upstreamSeconds.startTimer({ operation: operationId });
  metrics.upstreamCallsInFlight.inc();
  const ended = await callUpstream(call, body, upstream);
  metrics.upstreamCallsInFlight.dec();
  stopTimer();
  metrics.upstreamCalls.inc({ operation: operationId, outcome: ended.outcome });
  if (OPERATIONS[operationId].needsKey) {
    notePayment(call, paymentOutcome(ended.body && ended.answer?.status, ended.body), metrics);
  }
  return response(ended, call);
}

/** Counts what a call that moves money has come to, and notes it for the request's line in the log. */
export function notePayment(
  { operationId, record }: Pick<CheckedCall, 'operationId' | 'record'>,
  outcome: PaymentOutcome,
  metrics: Observers['metrics'],
): void {
  metrics.payments.inc({ operation: operationId, outcome });
  record.payment = outcome;
}
