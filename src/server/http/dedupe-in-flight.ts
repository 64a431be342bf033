import type { Handler } from '../handler.ts';

/**
 * Joins a request to the one under way with the same Idempotency-Key: a browser may itself send a
 * payment again when its connection breaks, and an upstream may not know such keys. Nothing is kept
 * once the answer is there: who asks again later wants to learn what the upstream says then.
 *
 * `answer` gives answers that are there as a whole, so that each asker can have a copy.
 */
export function dedupeInFlight(answer: Handler): Handler {
  const underWay = new Map<string, Promise<Response>>();
  return async (request) => {
    const key = request.headers.get('idempotency-key');
    if (key === null) return answer(request);
    const name = `${request.method} ${new URL(request.url).pathname} ${key}`;
    let coming = underWay.get(name);
    if (!coming) {
      coming = answer(request).finally(() => underWay.delete(name));
      underWay.set(name, coming);
    }
    return (await coming).clone();
  };
}
