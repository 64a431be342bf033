import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payableAmount, readBrCode, crc16 } from './br-code.ts';
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
    merchantName: 'Fulano de Tal',
    merchantCity: 'BRASILIA',
  });
});

/** A dynamic code, which names the address of its charge; `amount` is its field, if any. */
function dynamic(amount = ''): string {
  const account = '0014BR.GOV.BCB.PIX2517pix.example.com/1';
  const fields = `00020101021226${account.length}${account}520400005303986${amount}`;
  return sealed(`${fields}5802BR5904Loja6005Natal`);
}

test('a dynamic code names the address of its charge, and may spell its system in capitals', () => {
  expect(readBrCode(dynamic())).toEqual({
    merchantName: 'Loja',
    merchantCity: 'Natal',
    url: 'pix.example.com/1',
  });
});

// Their checksums are those of Python's binascii.crc_hqx over the bytes of UTF-8.
test.each([
  [
    'characters',
    '00020126420014br.gov.bcb.pix0107a@b.com0209Inscrição520400005303986540510.005802BR5917Educação São José6009SÃO PAULO62060502T16304EA50',
  ],
  [
    'bytes',
    '00020126440014br.gov.bcb.pix0107a@b.com0211Inscrição520400005303986540510.005802BR5921Educação São José6010SÃO PAULO62060502T163040E92',
  ],
])('accents, where lengths count %s', (_, text) => {
  expect(readBrCode(text)).toEqual({
    merchantName: 'Educação São José',
    merchantCity: 'SÃO PAULO',
    amount: 10,
  });
});

const ACCOUNT = '0014br.gov.bcb.pix0107a@b.com';
const REST = '5204000053039865402105802BR5904Loja6005Natal';
const withAccountAt = (tag: string) => sealed(`000201${tag}${ACCOUNT.length}${ACCOUNT}${REST}`);

test.each(['26', '51'])('an account may stand in field %s (EMV QRCPS: 26 to 51)', (tag) => {
  expect(readBrCode(withAccountAt(tag))).toMatchObject({ merchantName: 'Loja', amount: 10 });
});

test('a code that says 10.00 by characters and no amount by bytes is refused', () => {
  // By characters: 80 'ãx8', 12 'x', 54 '10.00', 90 '*****'. By bytes: 80 'ãx', 81 of 20 with the rest.
  const both = '8003ãx81201x540510.009005*****';
  const fields = `00020126${ACCOUNT.length}${ACCOUNT}5204000053039865802BR5904Loja6005Natal`;
  expect(readBrCode(sealed(fields))).toMatchObject({ merchantName: 'Loja', amount: undefined });
  expect(readBrCode(sealed(`${fields}${both}`))).toBeUndefined();
  expect(readBrCode(sealed(`${fields}${both.replace('ã', 'a')}`))?.amount).toBe(10);
});

/** A code of so many characters, filled up with fields for other systems (80 to 99). */
function ofLength(length: number): string {
  let fields = withAccountAt('26').slice(0, -8);
  for (let tag = 80; fields.length + 8 < length; tag++) {
    const size = Math.min(length - 8 - fields.length - 4, 99);
    fields += tag + String(size).padStart(2, '0') + '*'.repeat(size);
  }
  return sealed(fields);
}

test('a code has at most 512 characters (EMV QRCPS)', () => {
  expect(ofLength(512)).toHaveLength(512);
  expect(readBrCode(ofLength(512))).toMatchObject({ merchantName: 'Loja' });
  expect(readBrCode(ofLength(513))).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['a cut code', MANUAL.slice(0, -1)],
  ['a code of another version', sealed(code.slice(0, -8).replace('000201', '000202'))],
  ['no Pix account', sealed('0002015204000053039865802BR5904Loja6005Natal')],
  ['a length beyond the end', sealed('00020159995904')],
  ['two amounts', sealed(`${code.slice(0, -8)}540510.00`)],
  ['an amount in dollars', sealed(code.slice(0, -8).replace('5303986', '5303840'))],
  ['an endless text', `000201${'0'.repeat(100_000)}63041D3D`],
])('%s has not the shape of a Pix code', (_, text) => {
  expect(readBrCode(text)).toBeUndefined();
});

test('one changed character is found out', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: code.length - 9 }),
      fc.integer({ min: 33, max: 126 }),
      (at, character) => {
        const changed = code.slice(0, at) + String.fromCharCode(character) + code.slice(at + 1);
        fc.pre(changed !== code);
        expect(readBrCode(changed)).toBeUndefined();
      },
    ),
    { numRuns: 2000 },
  );
});

const CHARGE = { key: 'pix@example.com', merchant: 'ALFA', city: 'NATAL' };
const over = (amount: number) => makeBrCode({ ...CHARGE, amount });

test.each([
  ['the price to the cent', 958.8, 958.8],
  ['a Pix discount', 910.86, 910.86],
  ['a cent more', 958.81, undefined],
  ['nothing, in a code of no address', 0, undefined],
])('[SCREEN-30] a code over %s is payable for what it says', (_, amount, payable) => {
  expect(payableAmount(over(amount), 958.8)).toBe(payable);
});

test.each([
  ['changed', over(958.8).replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ['static, without an amount', makeBrCode(CHARGE)],
])('a text that is %s is payable for nothing', (_, text) => {
  expect(payableAmount(text, 958.8)).toBeUndefined();
});

test('a dynamic code may leave its amount to its address', () => {
  expect(payableAmount(dynamic(), 10)).toBe(10);
  expect(payableAmount(dynamic('54040.00'), 10)).toBe(10);
  expect(payableAmount(dynamic('540510.00'), 10)).toBe(10);
  expect(payableAmount(dynamic('54049.50'), 10)).toBe(9.5);
  expect(payableAmount(dynamic('540511.00'), 10)).toBeUndefined();
});

test('in minor units price and amount are cents', () => {
  expect(payableAmount(over(474.05), 49900, 'minor')).toBe(47405);
  expect(payableAmount(over(499.01), 49900, 'minor')).toBeUndefined();
});

test('a code that was made is read back', () => {
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
