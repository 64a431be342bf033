import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBrCode } from './br-code.ts';
import { makeBrCode } from './make-br-code.ts';

test("it makes the example of the central bank's manual", () => {
  const charge = {
    key: '123e4567-e12b-12d1-a456-426655440000',
    merchant: 'Fulano de Tal',
    city: 'BRASILIA',
  };
  expect(makeBrCode(charge)).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  );
});

test('names lose accents and what is too long', () => {
  const { brCode } = readBrCode(
    makeBrCode({
      key: 'k',
      merchant: 'Educação e Formação de São Paulo',
      city: 'São José dos Campos',
    }),
  );
  expect(brCode?.merchantName).toBe('Educacao e Formacao de Sa');
  expect(brCode?.merchantCity).toBe('Sao Jose dos Ca');
});

test('a key of 77 characters fills its account, and a longer one is refused', () => {
  const make = (length: number) =>
    makeBrCode({ key: 'k'.repeat(length), merchant: 'Loja', city: 'Natal' });
  expect(readBrCode(make(77)).brCode?.key).toHaveLength(77);
  expect(() => make(78)).toThrow(
    new RangeError('Field 26 of a BR Code holds 99 characters, not 100.'),
  );
});

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
      expect(readBrCode(code).brCode).toEqual({
        key,
        txid,
        merchantName: name,
        merchantCity: name,
        amount: amount / 100,
      });
    }),
    { numRuns: 1000 },
  );
});
