import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Ties a sealed text to its use: a text that another program seals with the same key does not open. */
const PURPOSE = Buffer.from('guiche visit 1');

/** Length of a sealed text, in characters. */
export const sealedLength = (text: string): number =>
  Math.ceil(((IV_BYTES + Buffer.byteLength(text) + TAG_BYTES) * 4) / 3);

function opened(bytes: Uint8Array, key: Uint8Array): string {
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(PURPOSE).setAuthTag(bytes.subarray(-TAG_BYTES));
  const secret = bytes.subarray(IV_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(secret), decipher.final()]).toString();
}

/**
 * Encrypts and authenticates short texts with AES-256-GCM (NIST SP 800-38D): seals with the first of at least one key
 * of 32 bytes, and opens what any of them has sealed.
 */
export function createVisitSeal(keys: readonly Uint8Array[]) {
  return {
    /** The text sealed with the first key, as base64url. */
    seal(text: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, keys[0]!, iv).setAAD(PURPOSE);
      const secret = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([iv, ...secret, cipher.getAuthTag()]).toString('base64url');
    },
    /** The text; undefined where no key fits, or anything of it was changed. */
    open(sealed: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of keys) {
        try {
          return opened(bytes, key);
        } catch {
          // Another key may fit.
        }
      }
      return undefined;
    },
  };
}
