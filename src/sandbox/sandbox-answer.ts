export interface SandboxAnswer {
  status: number;
  /** Sent as JSON; an answer without one is empty. */
  body?: unknown;
}

export const refusal = (status: number, message: string): SandboxAnswer => ({
  status,
  body: { message },
});

/** Statuses that the Fetch standard allows no body. */
const WITHOUT_BODY = [204, 205, 304];

export function toResponse({ status, body }: SandboxAnswer): Response {
  return body === undefined || WITHOUT_BODY.includes(status)
    ? new Response(null, { status })
    : Response.json(body, { status });
}

/**
 * Thrown by the sandbox's `fetch` where an upstream would drop the connection without an answer.
 * The server hands it on as it does every cut upstream: 502, and nothing is repeated.
 */
export class ConnectionCut extends Error {
  override name = 'ConnectionCut';
}

/** Resolves after so many milliseconds, or when the signal aborts; keeps no process alive by itself. */
export function wait(ms: number, signal?: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (ms <= 0 || signal?.aborted) return resolve(undefined);
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve(undefined);
    };
    const timer: { unref?(): unknown } & ReturnType<typeof setTimeout> = setTimeout(end, ms);
    timer.unref?.();
    signal?.addEventListener('abort', end);
  });
}
