import type { Handler } from '../deps.ts';

/**
 * Joins a request to the one in flight with the same method, path and Idempotency-Key: a browser may
 * itself send a payment again when its connection breaks, and an upstream may not know such keys. Once
 * the answer is there nothing is kept: a later request goes to the upstream again.
 *
 * `answer` has to resolve with a response whose body is complete, so that each request can have a copy.
 */
export function dedupeInFlight(answer: Handler): Handler {
  const inFlight = new Map<string, Promise<Response>>();
  return async (request) => {
    const key = request.headers.get('idempotency-key');
    if (key === null) return answer(request);
    const name = `${request.method} ${new URL(request.url).pathname} ${key}`;
    let response = inFlight.get(name);
    if (!response) {
      response = answer(request).finally(() => inFlight.delete(name));
      inFlight.set(name, response);
    }
    return (await response).clone();
  };
}
