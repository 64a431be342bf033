import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { VisitEntries } from '../../contract/visit-cookie.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Ties a sealed text to its use: a text that another program seals with the same key does not open. */
const PURPOSE = Buffer.from('guiche visit 1');
/** Longest sealed visit, in characters: with name and attributes its cookie stays below 3 KB, of the 4 that browsers take. */
const MAX_LENGTH = 3000;
/** Time after which a visit is forgotten, in milliseconds: two hours after its last form. */
export const VISIT_LIFETIME_MS = 2 * 3_600_000;

interface Sealed {
  until: number;
  product: string;
  entries: readonly (readonly [key: string, value: unknown])[];
}

function sealed(text: string, key: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(PURPOSE);
  const secret = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([iv, ...secret, cipher.getAuthTag()]).toString('base64url');
}

function opened(value: string, keys: readonly Uint8Array[]): string | undefined {
  const bytes = Buffer.from(value, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  for (const key of keys) {
    try {
      const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(PURPOSE).setAuthTag(bytes.subarray(-TAG_BYTES));
      const secret = bytes.subarray(IV_BYTES, -TAG_BYTES);
      return Buffer.concat([decipher.update(secret), decipher.final()]).toString();
    } catch {}
  }
  return undefined;
}

/** Seals with the first key of 32 bytes, by AES-256-GCM (NIST SP 800-38D), and opens with any. */
export function createVisitSeal(keys: readonly Uint8Array[]) {
  const [first] = keys;
  if (!first) return undefined;
  return {
    /** Of the entries, the most important first, those that fit. */
    seal(entries: Sealed['entries'], product: string): string {
      const until = Date.now() + VISIT_LIFETIME_MS;
      const sealedWith = (kept: Sealed['entries']) =>
        sealed(JSON.stringify({ until, product, entries: kept } satisfies Sealed), first);
      let kept: Sealed['entries'] = [];
      for (const entry of entries) {
        const longer = [...kept, entry];
        if (sealedWith(longer).length <= MAX_LENGTH) kept = longer;
      }
      return sealedWith(kept);
    },
    /** The visit; undefined where it is foreign, changed, over or of another product. */
    open(value: string | undefined, product: string): VisitEntries | undefined {
      const text = value && value.length <= MAX_LENGTH ? opened(value, keys) : undefined;
      if (text === undefined) return undefined;
      const visit = JSON.parse(text) as Sealed;
      const isGood = visit.product === product && visit.until > Date.now();
      return isGood ? Object.fromEntries(visit.entries) : undefined;
    },
  };
}

export type VisitSeal = NonNullable<ReturnType<typeof createVisitSeal>>;
