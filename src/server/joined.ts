import type { Upstream } from './upstream.ts';

/**
 * Joins a request to the one under way with the same Idempotency-Key: a browser may itself send a
 * payment again when its connection breaks, and an upstream may not know such keys. Nothing is kept
 * once the answer is there: who asks again later wants to learn what the upstream says then.
 */
export function joined(upstream: Upstream): Upstream {
  const underWay = new Map<string, Promise<Response>>();
  return async (request) => {
    const key = request.headers.get('idempotency-key');
    if (key === null) return upstream(request);
    const name = `${request.method} ${new URL(request.url).pathname} ${key}`;
    let answer = underWay.get(name);
    if (!answer) {
      answer = upstream(request).finally(() => underWay.delete(name));
      underWay.set(name, answer);
    }
    // Each asker reads a body of their own.
    return (await answer).clone();
  };
}
