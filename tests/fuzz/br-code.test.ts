import fc from 'fast-check';
import { expect } from 'vitest';
import { payableAmount, readBrCode } from '../../src/rules/payment-codes/br-code.ts';
import { nearly } from './changed-text.ts';
import { fuzz } from './fuzz.ts';
import { plainCrc, readPix } from './plain-br-code.ts';

/** Fields without their checksum: the central bank's example, static and dynamic codes, with and without amount. */
const FIELDS = [
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***',
  '00020126360014br.gov.bcb.pix0114pix@example.com520400005303986540510.005802BR5904Loja6005Natal62060502T1',
  '00020101021226390014BR.GOV.BCB.PIX2517pix.example.com/152040000530398654041.505802BR5904Loja6005Natal62070503***',
  '00020126390014BR.GOV.BCB.PIX2517pix.example.com/15204000053039865802BR5904Loja6005Natal',
];
const sealed = (fields: string) => `${fields}6304${plainCrc(`${fields}6304`)}`;

/** A whole field more: another amount, currency, account or name. */
const field = fc
  .tuple(
    fc.constantFrom('00', '26', '27', '53', '54', '59', '60', '62', '80'),
    fc.constantFrom('1.00', '0', '99999.99', '986', '840', 'Loja', '0014br.gov.bcb.pix0101k', ''),
  )
  .map(([tag, value]) => `${tag}${String(value.length).padStart(2, '0')}${value}`);
const withField = fc
  .tuple(fc.constantFrom(...FIELDS), field, fc.boolean())
  .map(([fields, more, isFirst]) =>
    isFirst ? `000201${more}${fields.slice(6)}` : `${fields}${more}`,
  );
/** Right checksums, so that what stands before them is read. */
const code = fc.oneof(
  { weight: 4, arbitrary: nearly(FIELDS, 2).map(sealed) },
  { weight: 3, arbitrary: withField.map(sealed) },
  { weight: 1, arbitrary: nearly(FIELDS.map(sealed), 2) },
);

fuzz('br-code: it says what an independent reading says', code, { runs: 700 }, (text) => {
  const plain = readPix(text);
  const brCode = readBrCode(text);
  expect(brCode && { name: brCode.merchantName, city: brCode.merchantCity }).toEqual(
    plain && { name: plain.name, city: plain.city },
  );
  expect(brCode?.url).toBe(plain?.url);
  expect(brCode?.amount === undefined ? undefined : Math.round(brCode.amount * 100)).toBe(
    plain?.cents,
  );
});

const prices = fc.constantFrom(0.01, 1, 1.5, 10, 600, 18_720);

fuzz(
  'br-code: a buyer pays what the code says, or the price that a dynamic code leaves open',
  fc.tuple(code, prices),
  { runs: 300 },
  ([text, price]) => {
    const payable = payableAmount(text, price);
    if (payable === undefined) return;
    const plain = readPix(text)!;
    expect(payable).toBeLessThanOrEqual(price);
    if (plain.cents) expect(Math.round(payable * 100)).toBe(plain.cents);
    else expect([payable, typeof plain.url]).toEqual([price, 'string']);
  },
);
