/**
 * Answers a call, remotely or in the process. Rejects when the connection breaks before an answer.
 * `request.url` has the server's own origin; only path and query count.
 */
export type Upstream = (request: Request) => Promise<Response>;

/** Longer than the client's own 60 s, so that the buyer's side decides what is too long. */
const MAX_CALL_MS = 65_000;

/** The path of API_URL, if any, stands before every call's. */
export function upstreamAddress(apiUrl: URL, requestUrl: string): string {
  const { pathname, search } = new URL(requestUrl);
  return apiUrl.origin + apiUrl.pathname.replace(/\/$/, '') + pathname + search;
}

/** The upstream at an address. */
export function remoteUpstream(
  apiUrl: URL,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Upstream {
  return async (request) => {
    const body = await request.arrayBuffer();
    return fetch(upstreamAddress(apiUrl, request.url), {
      method: request.method,
      headers: request.headers,
      body: body.byteLength > 0 ? body : undefined,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(MAX_CALL_MS)]),
    });
  };
}
