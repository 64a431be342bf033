import { matchOperation } from '../../api/operations-match.ts';
import type { Handler } from '../deps.ts';
import { BodyTooLong, boundedBody, MAX_ANSWER_BYTES } from '../http/bounded-body.ts';
import { dedupeInFlight } from '../http/dedupe-in-flight.ts';
import { isLimiting, WITHOUT_TRUSTED_PROXIES } from '../notices.ts';
import type { Settings } from '../settings.ts';
import { createCallSlots } from './call-slots.ts';
import { createCheckCall } from './check-call.ts';
import { ANSWER_HEADERS, failure, refusalResponse } from './refusal.ts';
import { senderOf, type Sender } from './sender.ts';
import type { Upstream } from './upstream.ts';

/** Headers that are forwarded as they came; cookies are not. */
const SENT_HEADERS = [
  'accept',
  'accept-language',
  'appversion',
  'idempotency-key',
  'referer',
  'traceparent',
  'tracestate',
  'user-agent',
  'x-request-id',
];
const RETURNED_HEADERS = ['content-language', 'retry-after', 'x-request-id'];
const MAX_BYTES = 1_000_000;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(;|$)/i;

type Body = Uint8Array<ArrayBuffer>;

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
  request: Request,
  body: Body | undefined,
  { forwardedFor }: Sender,
): Request {
  const headers = picked(request.headers, SENT_HEADERS);
  if (forwardedFor !== undefined) headers.set('x-forwarded-for', forwardedFor);
  if (body) headers.set('content-type', 'application/json');
  const signal = request.method === 'GET' ? request.signal : undefined;
  return new Request(request.url, { method: request.method, headers, body, signal });
}

/** Whatever is not JSON comes back as plain text: no document or script may run here as our own. */
function contentTypeOf(answer: Response): string {
  const type = answer.headers.get('content-type') ?? 'application/json';
  return JSON_TYPE.test(type) ? type : 'text/plain; charset=utf-8';
}

/** Names the error only: its message could quote the body. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ? `${name}, ${cause.code}` : name;
}

/** Reads the answer to its end: one that is cut off in the middle, or too long, is not an answer. */
async function returned(answer: Response): Promise<Response> {
  const body = await boundedBody(answer, MAX_ANSWER_BYTES);
  const headers = picked(answer.headers, RETURNED_HEADERS);
  for (const [name, value] of Object.entries(ANSWER_HEADERS)) headers.set(name, value);
  if (body.byteLength > 0) headers.set('content-type', contentTypeOf(answer));
  return new Response(body.byteLength > 0 ? body : null, { status: answer.status, headers });
}

/** Sends a call that was found good and gives back its answer, 502 where there is none. */
async function forward(
  request: Request,
  operationId: string,
  sender: Sender,
  upstream: Upstream,
): Promise<Response> {
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
  try {
    const answer = await upstream(upstreamRequest(request, body, sender));
    if (answer.status >= 200 && (answer.status < 300 || answer.status >= 400)) {
      return await returned(answer);
    }
    console.error(`The upstream answered ${operationId} with a redirect (${answer.status}).`);
  } catch (error) {
    // Not for a writing call: a 4xx would say that nothing was done.
    const isClosed = request.method === 'GET' && request.signal.aborted;
    if (isClosed) return failure(499, 'The client has closed the request.');
    console.error(`The upstream gave no answer to ${operationId}: ${reasonOf(error)}`);
  }
  return failure(502, 'The upstream gave no usable answer; what it did is unknown.');
}

/**
 * Answers /api/*: the calls of schemas/api/openapi.json go to the upstream, anything else is 404.
 * Calls that write pass the checks of `createCheckCall`, and are joined while one with their key is under
 * way. Nothing is repeated and no body is looked at; an upstream that redirects, breaks off or cannot be
 * reached is 502, and the client decides what that means.
 */
export function createProxy(
  settings: Pick<Settings, 'limits' | 'publicOrigin' | 'trustedProxies' | 'upstreamCalls'>,
  upstream: Upstream,
): Handler {
  const checkCall = createCheckCall(settings);
  const withSlot = createCallSlots(settings.upstreamCalls);
  const { send, isInFlight } = dedupeInFlight((request, operationId: string, sender: Sender) =>
    withSlot(request.method, () => forward(request, operationId, sender, upstream)),
  );
  const { trustedProxies } = settings;
  let isWarned = trustedProxies !== undefined || !isLimiting(settings);
  return async (request, connection = {}) => {
    const operationId = matchOperation(request.method, new URL(request.url).pathname);
    if (!operationId) {
      const message = 'This is not a call of the checkout.';
      return refusalResponse({ status: 404, reason: 'path', message });
    }
    const sender = senderOf(request.headers, connection, trustedProxies);
    if (!isWarned && request.headers.has('x-forwarded-for')) {
      isWarned = true;
      console.warn(`A call with X-Forwarded-For has arrived. ${WITHOUT_TRUSTED_PROXIES}`);
    }
    const refused = checkCall(operationId, request, sender, isInFlight(request));
    return refused ? refusalResponse(refused) : send(request, operationId, sender);
  };
}
