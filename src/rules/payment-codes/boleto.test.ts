import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, dueDateOf, readBoletoLine } from './boleto.ts';
import { makeBoletoLine } from './make-boleto-line.ts';

/** A slip as banks publish it as an example, and a tax bill. */
const BANK = '00190.50095 40144.816069 06809.350314 3 37370000000100';
const BILL = '84670000001-7 43590024020-9 02405000243-5 84221010811-9';

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

test.each(['', '123', `${BANK}1`, `x${BANK.slice(1)}`, '1'.repeat(48)])(
  '%s is not a line',
  (line) => {
    expect(readBoletoLine(line)).toBeUndefined();
  },
);

test('each wrong digit of a line is seen', () => {
  const digits = BANK.replaceAll(/\D/g, '');
  for (let at = 0; at < digits.length; at++) {
    const wrong = digits.slice(0, at) + ((Number(digits[at]) + 1) % 10) + digits.slice(at + 1);
    expect(readBoletoLine(wrong)!.isChecked, `digit ${at}`).toBe(false);
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
  ['9999', Date.UTC(2025, 1, 21), Date.UTC(2025, 1, 1)],
])('[STATE-02] the factor %s names the day that is near (FEBRABAN)', (factor, day, now) => {
  expect(dueDateOf(lineWith(factor), now)).toBe(day);
});

test.each([
  ['no factor', lineWith('0000')],
  ['a day that is far off', lineWith('5000')],
  ['a bill of 48 digits', { digits: '8'.padEnd(48, '1') }],
])('%s names no day', (_, slip) => {
  expect(dueDateOf(slip, NOW)).toBeUndefined();
});

test.each([
  ['a slip of a bank', BANK, 100],
  ['a bill', BILL, 14359],
  ['a bill that names a quantity', BILL.replace('84670', '84770'), undefined],
  ['a slip without an amount', makeBoletoLine({ bank: '001', cents: 0, free: '1' }), undefined],
])('[STATE-02] %s asks for its amount in cents (FEBRABAN)', (_, line, cents) => {
  expect(centsOf(readBoletoLine(line)!)).toBe(cents);
});
