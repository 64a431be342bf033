import { SettingError, valueOf, type Env } from './setting-values.ts';

/** Length of a key in bytes. */
const KEY_BYTES = 32;

/**
 * The bytes of a text in base64 or base64url (RFC 4648).
 *
 * @throws {DOMException} where it is neither.
 */
const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );

function keyOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = bytesOfBase64(text.trim());
    return bytes.length === KEY_BYTES ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/**
 * VISIT_KEY: the keys of the cookie that carries a visit, the one that seals first; none where it is not set.
 *
 * @throws {SettingError} which never repeats the value.
 */
export function visitKeysOf(env: Env): readonly Uint8Array<ArrayBuffer>[] {
  const keys = (valueOf(env, 'VISIT_KEY')?.split(',') ?? []).map(keyOf);
  if (keys.every((key) => key !== undefined)) return keys;
  throw new SettingError(
    'VISIT_KEY must be 32 random bytes in base64, as `openssl rand -base64 32` prints them; the key before it may follow after a comma.',
  );
}

/** A key of this process alone, for a server without copies. */
export const newVisitKey = (): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(KEY_BYTES));
