import type { Client } from './client.ts';

/** A client all of whose calls together take at most `milliseconds`, counted from now. */
export function clientWithin(client: Client, milliseconds: number, now = Date.now): Client {
  const end = now() + milliseconds;
  return {
    call(operationId, input) {
      const timeoutMs = Math.min(input.timeoutMs ?? Number.POSITIVE_INFINITY, end - now());
      return client.call(operationId, { ...input, timeoutMs: Math.max(0, timeoutMs) });
    },
  };
}
