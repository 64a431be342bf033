import { refusalResponse } from './refusal.ts';

/** Reads leave this share of the connections to calls that write. */
const SHARE_OF_READS = 0.75;

const BUSY = {
  status: 503,
  reason: 'busy',
  message: 'Too many calls are under way.',
  retryAfter: 1,
} as const;

/**
 * Bounds how many calls are at the upstream at once, and so the connections to it: each call has one. A
 * call that finds none is refused before anything is sent, so that no call waits in a queue that only
 * grows. Reads never take the last quarter: an upstream that is slow to read still gets its payments.
 */
export function createCallSlots(connections: number) {
  const most = { read: Math.max(1, Math.floor(connections * SHARE_OF_READS)), write: connections };
  let taken = 0;
  return async (method: string, call: () => Promise<Response>): Promise<Response> => {
    if (taken >= most[method === 'GET' ? 'read' : 'write']) return refusalResponse(BUSY);
    taken++;
    try {
      return await call();
    } finally {
      taken--;
    }
  };
}
