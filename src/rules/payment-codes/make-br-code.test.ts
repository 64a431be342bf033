import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBrCode } from './br-code.ts';
import { makeBrCode } from './make-br-code.ts';

test('what it makes is read back', () => {
  const alphanumeric = fc.string({
    unit: fc.constantFrom(...'abcXYZ0189'),
    minLength: 1,
    maxLength: 15,
  });
  const cents = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(alphanumeric, alphanumeric, alphanumeric, cents, (key, name, txid, amount) => {
      const code = makeBrCode({ key, merchant: name, city: name, amount: amount / 100, txid });
      expect(readBrCode(code)).toEqual({
        merchantName: name,
        merchantCity: name,
        amount: amount / 100,
      });
    }),
    { numRuns: 1000 },
  );
});
