import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
/** Enough for a busy server; at about 100 bytes each they take one megabyte. */
const MAX_SENDERS = 10_000;

/**
 * A token bucket per sender: `perMinute` at once, and as many again over each minute; 0 limits nothing. Takes one token
 * of a sender, and returns the seconds after which there is one again, 0 if there was one.
 */
export function createRateLimit(perMinute: number, maxSenders = MAX_SENDERS) {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: maxSenders });
  const msPerToken = MINUTE_MS / perMinute;
  return (sender: string): number => {
    if (perMinute === 0) return 0;
    const at = performance.now();
    const known = buckets.get(sender) ?? { tokens: perMinute, at };
    const tokens = Math.min(perMinute, known.tokens + (at - known.at) / msPerToken);
    const isAllowed = tokens >= 1;
    buckets.set(sender, { tokens: isAllowed ? tokens - 1 : tokens, at });
    return isAllowed ? 0 : Math.ceil(((1 - tokens) * msPerToken) / 1000);
  };
}
