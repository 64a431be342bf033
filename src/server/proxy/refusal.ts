import { REFUSED_HEADER, type RefusedReason } from '../../contract/refused-header.ts';

/** A call that is turned down before anything of it is sent. */
export interface Refusal {
  status: number;
  reason: RefusedReason;
  message: string;
  /** Seconds after which it may be sent again. */
  retryAfter?: number;
}

/**
 * Headers of every answer below /api/: it is not kept, no other site can load it, and opened as a page
 * it is empty and has no rights (Fetch standard, CORP; CSP level 3).
 */
export const ANSWER_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** An answer of our own about a call whose fate at the upstream is unknown, or which only reads. */
export function failure(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: ANSWER_HEADERS });
}

/** The browser reads the header and knows that nothing was sent. */
export function refusalResponse({ status, reason, message, retryAfter }: Refusal): Response {
  const response = failure(status, message);
  response.headers.set(REFUSED_HEADER, reason);
  if (retryAfter !== undefined) response.headers.set('retry-after', String(retryAfter));
  return response;
}
