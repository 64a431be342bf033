import { REFUSED_HEADER, type RefusedReason } from '../../contract/refused-header.ts';

/** Headers of every answer below /api/: no cache keeps it, no other site loads it, and opened as a page it does nothing. */
export const ANSWER_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** An answer of our own about a call whose fate at the upstream is unknown, or which only reads. */
export const failure = (status: number, message: string, headers?: Record<string, string>) =>
  Response.json({ message }, { status, headers: { ...ANSWER_HEADERS, ...headers } });

/** Turns a call down before anything of it is sent, which the browser reads in a header; `retryAfter` in seconds. */
export const refusal = (
  status: number,
  reason: RefusedReason,
  message: string,
  retryAfter?: number,
): Response =>
  failure(status, message, {
    [REFUSED_HEADER]: reason,
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  });
