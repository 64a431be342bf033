import { expect, test } from 'vitest';
import { createVisitSeal } from './visit-seal.ts';

const KEY = new Uint8Array(32).fill(7);

test('a text that another program seals with the same key does not open', async () => {
  const key = await crypto.subtle.importKey('raw', KEY, 'AES-GCM', false, ['encrypt']);
  const iv = new Uint8Array(12);
  const text = new TextEncoder().encode('{}');
  const secret = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  const foreign = Buffer.from([...iv, ...new Uint8Array(secret)]).toString('base64url');
  const { seal, open } = createVisitSeal([KEY]);
  expect(open(seal('{}'))).toBe('{}');
  expect(open(foreign)).toBeUndefined();
});
