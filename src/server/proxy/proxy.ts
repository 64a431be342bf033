import { BodyTooLong, boundedBody, MAX_ANSWER_BYTES } from '../http/bounded-body.ts';
import { matchOperation } from '../../api/operations-match.ts';
import { REFUSED_HEADER, type RefusedReason } from '../../contract/refused-header.ts';
import type { Upstream } from './upstream.ts';

/** Headers that are forwarded; cookies are not. x-forwarded-for comes from the proxies before this one. */
const SENT_HEADERS = [
  'accept',
  'accept-language',
  'appversion',
  'content-type',
  'idempotency-key',
  'referer',
  'traceparent',
  'tracestate',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
];
const RETURNED_HEADERS = ['content-language', 'retry-after', 'x-request-id'];
const MAX_BYTES = 1_000_000;

type Body = Uint8Array<ArrayBuffer>;

function picked(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

function failure(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
}

/** Turns a call down before anything of it is sent; the browser reads the header (D-183). */
function refusal(status: number, reason: RefusedReason, message: string): Response {
  const response = failure(status, message);
  response.headers.set(REFUSED_HEADER, reason);
  return response;
}

/** A reading call ends with its client's connection; a writing one goes on until it is answered. */
function upstreamRequest(request: Request, body: Body | undefined): Request {
  return new Request(request.url, {
    method: request.method,
    headers: picked(request.headers, SENT_HEADERS),
    body,
    signal: request.method === 'GET' ? request.signal : undefined,
  });
}

/** Scripts and documents would run here as our own; they come back as plain text. */
function contentTypeOf(answer: Response): string {
  const type = answer.headers.get('content-type') ?? 'application/json';
  return /script|html|xml/i.test(type) ? 'text/plain; charset=utf-8' : type;
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
  headers.set('cache-control', 'no-store');
  if (body.byteLength > 0) headers.set('content-type', contentTypeOf(answer));
  return new Response(body.byteLength > 0 ? body : null, { status: answer.status, headers });
}

/**
 * Answers /api/*: the calls of schemas/api/openapi.json go to the upstream, anything else is 404.
 * Nothing is repeated and no body is looked at; an upstream that redirects, breaks off or cannot be
 * reached is 502, and the client decides what that means.
 */
export async function proxyCall(request: Request, upstream: Upstream): Promise<Response> {
  const operationId = matchOperation(request.method, new URL(request.url).pathname);
  if (!operationId) return refusal(404, 'path', 'This is not a call of the checkout.');
  let body: Body | undefined;
  try {
    // Read whole before it is forwarded: half of a payment must never arrive.
    if (request.method !== 'GET') body = await boundedBody(request, MAX_BYTES);
  } catch (error) {
    return error instanceof BodyTooLong
      ? refusal(413, 'size', `The body is longer than ${MAX_BYTES} bytes.`)
      : refusal(400, 'body', 'The body broke off.');
  }
  try {
    const answer = await upstream(upstreamRequest(request, body));
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
