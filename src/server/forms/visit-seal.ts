import { bytesOfBase64 } from '../settings/visit-keys.ts';

/** Encrypts and authenticates short texts with AES-256-GCM (NIST SP 800-38D). */
export interface VisitSeal {
  /** The text sealed with the first key, as base64url. */
  seal(text: string): Promise<string>;
  /** The text; undefined where no key fits, or anything of it was changed. */
  open(sealed: string): Promise<string | undefined>;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Ties a sealed text to its use: a text that another program seals with the same key does not open. */
const PURPOSE = new TextEncoder().encode('guiche visit 1');

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Length of a sealed text, in characters. */
export const sealedLength = (text: string): number =>
  Math.ceil(((IV_BYTES + new TextEncoder().encode(text).length + TAG_BYTES) * 4) / 3);

/** Seals with the first of at least one key of 32 bytes; opens what any of them has sealed. */
export function createVisitSeal(keys: readonly Uint8Array<ArrayBuffer>[]): VisitSeal {
  let imported: Promise<CryptoKey[]> | undefined;
  const keysOf = () =>
    (imported ??= Promise.all(
      keys.map((key) =>
        crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']),
      ),
    ));
  const parameters = (iv: Uint8Array<ArrayBuffer>) =>
    ({ name: 'AES-GCM', iv, additionalData: PURPOSE, tagLength: TAG_BYTES * 8 }) as const;

  return {
    async seal(text) {
      const [key] = await keysOf();
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const secret = await crypto.subtle.encrypt(
        parameters(iv),
        key!,
        new TextEncoder().encode(text),
      );
      return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(secret)]));
    },
    async open(sealed) {
      try {
        const bytes = bytesOfBase64(sealed);
        const [iv, secret] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)];
        const attempts = (await keysOf()).map((key) =>
          crypto.subtle.decrypt(parameters(iv), key, secret),
        );
        return new TextDecoder().decode(await Promise.any(attempts));
      } catch {
        return undefined;
      }
    },
  };
}
