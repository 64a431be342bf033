import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCodeOver, readBrCode } from './br-code.ts';
import { crc16 } from './crc16.ts';
import { makeBrCode } from './make-br-code.ts';

// The example of Banco Central do Brasil's manual for developers of Pix.
const MANUAL =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const sealed = (fields: string) => `${fields}6304${crc16(`${fields}6304`)}`;
const code = makeBrCode({
  key: 'a@b.com',
  merchant: 'Loja',
  city: 'Natal',
  amount: 1234.5,
  txid: 'T1',
});

test("the central bank's own example", () => {
  expect(readBrCode(` ${MANUAL}\n`)).toEqual({
    brCode: {
      merchantName: 'Fulano de Tal',
      merchantCity: 'BRASILIA',
      key: '123e4567-e12b-12d1-a456-426655440000',
      txid: '***',
    },
  });
});

test('a code with an amount', () => {
  expect(readBrCode(code).brCode).toMatchObject({ amount: 1234.5, txid: 'T1', key: 'a@b.com' });
});

test('a dynamic code names the address of its charge, and may spell its system in capitals', () => {
  const account = '0014BR.GOV.BCB.PIX2517pix.example.com/1';
  const fields = `00020101021226${account.length}${account}5204000053039865802BR5904Loja6005Natal`;
  expect(readBrCode(sealed(fields)).brCode).toEqual({
    merchantName: 'Loja',
    merchantCity: 'Natal',
    url: 'pix.example.com/1',
  });
});

test.each([
  ['nothing', ''],
  ['another text', 'https://example.com'],
  ['a cut code', MANUAL.slice(0, -1)],
  ['no Pix account', sealed('0002015204000053039865802BR5904Loja6005Natal')],
  [
    'an account longer than its field',
    sealed('00020126270014br.gov.bcb.pix0199a@b.c5204000053039865802BR5904Loja6005Natal'),
  ],
  ['a length beyond the end', sealed('00020159995904')],
  ['an endless text', `000201${'0'.repeat(100_000)}63041D3D`],
])('%s has not the shape of a Pix code', (_, text) => {
  expect(readBrCode(text)).toEqual({ error: 'shape' });
});

test('a code with an amount that is not a number is refused', () => {
  const fields = code.slice(0, -8).replace('54071234.50', '54071234,50');
  expect(readBrCode(sealed(fields))).toEqual({ error: 'shape' });
});

test('one changed character is found out', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: code.length - 9 }),
      fc.integer({ min: 33, max: 126 }),
      (at, character) => {
        const changed = code.slice(0, at) + String.fromCharCode(character) + code.slice(at + 1);
        fc.pre(changed !== code);
        expect(readBrCode(changed)).toEqual({ error: 'checksum' });
      },
    ),
    { numRuns: 2000 },
  );
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readBrCode(text).error).toBeDefined();
      expect(() => readBrCode(sealed(`000201${text}`))).not.toThrow();
    }),
    { numRuns: 2000 },
  );
});

test('[SCREEN-30] a code is over an amount to the cent', () => {
  const charge = { key: 'pix@example.com', merchant: 'ALFA', city: 'NATAL' };
  const code = makeBrCode({ ...charge, amount: 958.8 });
  expect(isCodeOver(code, 958.8)).toBe(true);
  expect(isCodeOver(code, 958.79)).toBe(false);
  expect(
    isCodeOver(
      code.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      958.8,
    ),
  ).toBe(false);
  expect(isCodeOver(makeBrCode(charge), 958.8)).toBe(false);
  expect(isCodeOver('https://example.com/pix', 958.8)).toBe(false);
});

test('a dynamic code may leave its amount to its address', () => {
  const account = '0014BR.GOV.BCB.PIX2517pix.example.com/1';
  const dynamic = (amount: string) =>
    sealed(
      `00020126${account.length}${account}52040000530398${'6'}${amount}5802BR5904Loja6005Natal`,
    );
  expect(isCodeOver(dynamic(''), 10)).toBe(true);
  expect(isCodeOver(dynamic('540510.00'), 10)).toBe(true);
  expect(isCodeOver(dynamic('540511.00'), 10)).toBe(false);
});
