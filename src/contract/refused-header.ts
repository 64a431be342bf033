/** Set where our own server turns a call down before anything is sent; the proxy passes no such header on. */
export const REFUSED_HEADER = 'x-guiche-refused';

/**
 * Not a call of the contract, not from a page of ours, not JSON, no Idempotency-Key of the agreed shape, too large,
 * broken off, one too many for its sender, or too many under way.
 */
export type RefusedReason = 'path' | 'origin' | 'type' | 'key' | 'size' | 'body' | 'rate' | 'busy';
