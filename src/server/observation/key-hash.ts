const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HASH_BYTES = 8;

/** The Idempotency-Key of a call; undefined where there is none of the agreed shape. */
export function keyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key') ?? '';
  return UUID.test(key) ? key : undefined;
}

/**
 * The first 16 hexadecimal digits of the SHA-256 of a call's Idempotency-Key, as written. What is not a
 * UUID has none: the hash of a short number would give the number away.
 */
export async function keyHash(headers: Headers): Promise<string | undefined> {
  const key = keyOf(headers);
  if (key === undefined) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return Buffer.from(hash, 0, HASH_BYTES).toString('hex');
}
