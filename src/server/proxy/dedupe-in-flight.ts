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
) {
  const inFlight = new Map<string, Promise<Response>>();
  const send: typeof answer = async (request, ...more) => {
    const name = nameOf(request);
    if (name === undefined) return answer(request, ...more);
    let response = inFlight.get(name);
    if (!response) {
      response = answer(request, ...more).finally(() => inFlight.delete(name));
      inFlight.set(name, response);
    }
    return (await response).clone();
  };
  /** Whether `send` would join this request to another. */
  const isInFlight = (request: Request) => inFlight.has(nameOf(request) ?? '');
  return { send, isInFlight };
}

function nameOf({ headers, method, url }: Request): string | undefined {
  const key = headers.get('idempotency-key');
  return key === null ? undefined : `${method} ${new URL(url).pathname} ${key}`;
}
