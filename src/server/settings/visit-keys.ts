import { SettingError, valueOf, type Env } from './setting-values.ts';

/** Length of a key in bytes. */
const KEY_BYTES = 32;

/** As many bytes in base64 or base64url (RFC 4648). */
const KEY = /^[\w+/-]{43}=?$/;

/**
 * VISIT_KEY: the keys of the cookie that carries a visit, the one that seals first; none where it is not set.
 *
 * @throws {SettingError} which never repeats the value.
 */
export function visitKeysOf(env: Env): readonly Uint8Array<ArrayBuffer>[] {
  const keys = (valueOf(env, 'VISIT_KEY')?.split(',') ?? []).map((key) => key.trim());
  if (keys.every((key) => KEY.test(key))) return keys.map((key) => Buffer.from(key, 'base64'));
  throw new SettingError(
    'VISIT_KEY must be 32 random bytes in base64, as `openssl rand -base64 32` prints them; the key before it may follow after a comma.',
  );
}

/** A key of this process alone, for a server without copies. */
export const newVisitKey = (): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(KEY_BYTES));
