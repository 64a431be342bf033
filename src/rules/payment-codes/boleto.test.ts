import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf, dueDateOf, readBoletoLine } from './boleto.ts';
import { makeBoletoLine } from './make-boleto-line.ts';

/** A slip as banks publish it as an example. */
const BANK = '00190.50095 40144.816069 06809.350314 3 37370000000100';
/** A tax bill, which nothing is sold by. */
const BILL = '84670000001-7 43590024020-9 02405000243-5 84221010811-9';

test('a line of a bank becomes its barcode', () => {
  expect(readBoletoLine(BANK)).toEqual({
    digits: BANK.replaceAll(/\D/g, ''),
    barcode: '00193373700000001000500940144816060680935031',
    shown: BANK,
    isChecked: true,
  });
});

test.each(['', '8', '123', `${BANK}1`, `x${BANK.slice(1)}`, `x${BANK}`, BILL])(
  '%s is not a line',
  (line) => {
    expect(readBoletoLine(line)).toBeUndefined();
  },
);

// FEBRABAN, "Convenção da Cobrança": where 0, 1 or 10 is left, the general check digit is 1.
test.each([
  [0, '00190.00009 00000.000000 00000.000141 1 00000000000100'],
  [1, '00190.00009 00000.000000 00000.000067 1 00000000000100'],
  [10, '00190.00009 00000.000000 00000.000059 1 00000000000100'],
])('a line of a bank whose barcode leaves %i is checked', (_, line) => {
  expect(readBoletoLine(line)).toMatchObject({ shown: line, isChecked: true });
});

test('each wrong digit is seen', () => {
  const digits = BANK.replaceAll(/\D/g, '');
  for (let at = 0; at < digits.length; at++) {
    const wrong = digits.slice(0, at) + ((Number(digits[at]) + 1) % 10) + digits.slice(at + 1);
    expect(readBoletoLine(wrong)?.isChecked, `digit ${at}`).not.toBe(true);
  }
});

test('a line that was made is read', () => {
  const cents = fc.integer({ min: 0, max: 9_999_999_999 });
  const free = fc.stringMatching(/^\d{25}$/);
  fc.assert(
    fc.property(cents, free, (amount, own) => {
      const line = makeBoletoLine(amount, own);
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
  ['1828', Date.UTC(2027, 4, 31), NOW],
  ['9999', Date.UTC(2025, 1, 21), Date.UTC(2025, 1, 1)],
])('[STATE-02] the factor %s names the day that is near (FEBRABAN)', (factor, day, now) => {
  expect(dueDateOf(lineWith(factor), now)).toBe(day);
});

test.each([
  ['no factor', lineWith('0000'), NOW],
  ['a day that is far off', lineWith('5000'), NOW],
  ['a day that is 365 days off', lineWith('1829'), NOW],
])('%s names no day', (_, slip, now) => {
  expect(dueDateOf(slip, now)).toBeUndefined();
});

test.each([
  ['a slip of a bank', BANK, 100],
  ['a slip without an amount', makeBoletoLine(0, '1'), undefined],
])('[STATE-02] %s asks for its amount in cents (FEBRABAN)', (_, line, cents) => {
  expect(centsOf(readBoletoLine(line)!)).toBe(cents);
});
