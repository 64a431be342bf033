import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, dueDateOf, readBoletoLine } from './boleto.ts';
import { makeBoletoLine } from './make-boleto-line.ts';

/** A slip as banks publish it as an example, and a tax bill. */
const BANK = '00190.50095 40144.816069 06809.350314 3 37370000000100';
const BILL = '84670000001-7 43590024020-9 02405000243-5 84221010811-9';
/** Bills by modulo 11: the groups of the first leave 0, 10, 2 and 1, the whole barcode of the second 1. */
const MOD_11_BILL = '85850000001-0 43598808271-1 76404946570-9 23663419600-0';
const MOD_11_QUANTITY = '84906235494-2 81515630762-5 18904351778-0 70885293551-0';

test('a line of a bank becomes its barcode', () => {
  expect(readBoletoLine(BANK)).toEqual({
    digits: BANK.replaceAll(/\D/g, ''),
    barcode: '00193373700000001000500940144816060680935031',
    shown: BANK,
    isChecked: true,
  });
});

test('a line of a bill becomes its barcode', () => {
  expect(readBoletoLine(BILL)).toEqual({
    digits: BILL.replaceAll(/\D/g, ''),
    barcode: '84670000001435900240200240500024384221010811',
    shown: BILL,
    isChecked: true,
  });
});

test.each(['', '8', '123', `${BANK}1`, `x${BANK.slice(1)}`, `x${BANK}`, '1'.repeat(48)])(
  '%s is not a line',
  (line) => {
    expect(readBoletoLine(line)).toBeUndefined();
  },
);

// FEBRABAN, "Convenção da Cobrança": where 0, 1 or 10 is left, the general check digit is 1.
test.each([
  [0, '00190.00009 00000.000000 00000.000141 1 00000000000100'],
  [1, '00190.00009 00000.000000 00000.000067 1 00000000000100'],
  [2, '00190.00009 00000.000000 00000.000018 9 00000000000100'],
  [10, '00190.00009 00000.000000 00000.000059 1 00000000000100'],
])('a line of a bank whose barcode leaves %i is checked', (_, line) => {
  expect(readBoletoLine(line)).toMatchObject({ shown: line, isChecked: true });
});

// FEBRABAN, "Layout Padrão de Arrecadação": the third digits 8 and 9 mean modulo 11.
test.each([MOD_11_BILL, MOD_11_QUANTITY])('%s is a bill by modulo 11', (line) => {
  expect(readBoletoLine(line)).toMatchObject({ shown: line, isChecked: true });
});

test.each([BANK, BILL, MOD_11_BILL])('each wrong digit of %s is seen', (line) => {
  const digits = line.replaceAll(/\D/g, '');
  for (let at = 0; at < digits.length; at++) {
    const wrong = digits.slice(0, at) + ((Number(digits[at]) + 1) % 10) + digits.slice(at + 1);
    expect(readBoletoLine(wrong)?.isChecked, `digit ${at}`).not.toBe(true);
  }
});

test.each([
  ['a wrong general check digit', '84600000000-6 00000000000-0 00000100000-9 00000000000-0'],
  ['a kind of value that there is not', '84100000000-9 00000000000-0 00000000000-0 00000000000-0'],
])('a bill with %s is not checked (FEBRABAN, "Layout Padrão de Arrecadação")', (_, line) => {
  expect(readBoletoLine(line)?.isChecked).toBe(false);
});

test('a line that was made is read', () => {
  const cents = fc.integer({ min: 0, max: 9_999_999_999 });
  const free = fc.stringMatching(/^\d{25}$/);
  fc.assert(
    fc.property(cents, free, (amount, own) => {
      const line = makeBoletoLine({ bank: '001', cents: amount, free: own });
      const read = readBoletoLine(line)!;
      expect(read.isChecked).toBe(true);
      expect(read.barcode.slice(9, 19)).toBe(String(amount).padStart(10, '0'));
      expect(read.barcode.slice(19)).toBe(own);
    }),
  );
});

const NOW = Date.UTC(2026, 5, 1);
const lineWith = (factor: string) => ({ digits: '0'.repeat(33) + factor + '0'.repeat(10) });

test.each([
  ['1000', Date.UTC(2025, 1, 22), Date.UTC(2025, 6, 1)],
  ['1470', Date.UTC(2026, 5, 7), NOW],
  ['1828', Date.UTC(2027, 4, 31), NOW],
  ['9999', Date.UTC(2025, 1, 21), Date.UTC(2025, 1, 1)],
])('[STATE-02] the factor %s names the day that is near (FEBRABAN)', (factor, day, now) => {
  expect(dueDateOf(lineWith(factor), now)).toBe(day);
});

test.each([
  ['no factor', lineWith('0000'), NOW],
  // A thousand days before the second count began.
  ['no factor', lineWith('0000'), Date.UTC(2022, 4, 29)],
  ['a day that is far off', lineWith('5000'), NOW],
  ['a day that is 365 days off', lineWith('1829'), NOW],
  ['a bill of 48 digits', { digits: '8'.padEnd(48, '1') }, NOW],
])('%s names no day', (_, slip, now) => {
  expect(dueDateOf(slip, now)).toBeUndefined();
});

test.each([
  ['a slip of a bank', BANK, 100],
  ['a bill', BILL, 14359],
  ['a bill by modulo 11', MOD_11_BILL, 14359],
  ['a bill by modulo 11 that names a quantity', MOD_11_QUANTITY, undefined],
  [
    'a bill that names a quantity, with digits as of an amount later',
    '84770000000-0 80600000000-0 00000000000-0 00000000000-0',
    undefined,
  ],
  ['a bill that names a quantity', BILL.replace('84670', '84770'), undefined],
  ['a slip without an amount', makeBoletoLine({ bank: '001', cents: 0, free: '1' }), undefined],
])('[STATE-02] %s asks for its amount in cents (FEBRABAN)', (_, line, cents) => {
  expect(centsOf(readBoletoLine(line)!)).toBe(cents);
});
