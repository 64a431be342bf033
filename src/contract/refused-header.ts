/** Set where our own server turns a call down before anything is sent; the proxy passes no such header on. */
export const REFUSED_HEADER = 'x-guiche-refused';

/** No call of the contract, no page of ours, no JSON, no sound key, too large, broken off, or one too many. */
export type RefusedReason = 'path' | 'origin' | 'type' | 'key' | 'size' | 'body' | 'rate' | 'busy';
