/**
 * Joins a request to the one in flight with the same method, path and Idempotency-Key: a browser may
 * itself send a payment again when its connection breaks, and an upstream may not know such keys. Once
 * the answer is there nothing is kept: a later request goes to the upstream again. It joins by key alone,
 * within one process: the body of the second request is dropped, and two copies of the server send both.
 *
 * `answer` has to resolve with a response whose body is complete, so that each request can have a copy.
 */
export function dedupeInFlight<More extends unknown[]>(
  answer: (request: Request, ...more: More) => Promise<Response>,
): typeof answer {
  const inFlight = new Map<string, Promise<Response>>();
  return async (request, ...more) => {
    const key = request.headers.get('idempotency-key');
    if (key === null) return answer(request, ...more);
    const name = `${request.method} ${new URL(request.url).pathname} ${key}`;
    let response = inFlight.get(name);
    if (!response) {
      response = answer(request, ...more).finally(() => inFlight.delete(name));
      inFlight.set(name, response);
    }
    return (await response).clone();
  };
}
