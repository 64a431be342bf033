import fc, { type Arbitrary } from 'fast-check';
import { expect } from 'vitest';
import { centsOf, dueDateOf, readBoletoLine } from '../../src/rules/payment-codes/boleto.ts';
import { changedText, nearly } from './changed-text.ts';
import { fuzz } from './fuzz.ts';
import { bankDigit, modulo10, readSlip } from './plain-boleto.ts';

/** A slip as banks publish it as an example, a tax bill, and one without punctuation. */
const LINES = [
  '00190.50095 40144.816069 06809.350314 3 37370000000100',
  '84670000001-7 43590024020-9 02405000243-5 84221010811-9',
  '23793381286008301352856000063307789840000015000',
];

const digits = (count: number): Arbitrary<string> =>
  fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));

/** A slip of a bank with right check digits. */
const bankLine = fc.tuple(digits(3), digits(14), digits(25)).map(([bank, dueAndAmount, free]) => {
  const general = bankDigit(`${bank}9${dueAndAmount}${free}`);
  const fields = [`${bank}9${free.slice(0, 5)}`, free.slice(5, 15), free.slice(15)];
  return fields.map((one) => one + modulo10(one)).join('') + general + dueAndAmount;
});

const line = fc.oneof(
  bankLine,
  bankLine.chain((one) => changedText([one], 2)),
  nearly(LINES),
);

fuzz('boleto: it says what an independent reading says', line, { runs: 1000 }, (written) => {
  const plain = readSlip(written);
  const read = readBoletoLine(written);
  expect(read && { ...read, cents: centsOf(read) }).toEqual(
    plain && expect.objectContaining(plain),
  );
  expect(read && centsOf(read)).toBe(plain?.cents);
});

fuzz(
  'boleto: a line with right check digits is a right one',
  bankLine,
  { runs: 200 },
  (written) => {
    expect(readBoletoLine(written)).toMatchObject({ isChecked: true, digits: written });
  },
);

fuzz(
  'boleto: what is shown is the same line, and its day is within a year of today',
  fc.tuple(line, fc.integer({ min: Date.UTC(1998, 0), max: Date.UTC(2045, 0) })),
  { runs: 300 },
  ([written, now]) => {
    const read = readBoletoLine(written);
    if (!read) return;
    expect(readBoletoLine(read.shown)).toEqual(read);
    const day = dueDateOf(read, now);
    if (day === undefined) return;
    expect(Math.abs(day - now)).toBeLessThan(366 * 86_400_000);
    // FEBRABAN: the factor counts days since 1997-10-07; on 2025-02-22 it began again at 1000.
    const factor = Number(read.digits.slice(33, 37));
    const days = (day - Date.UTC(1997, 9, 7)) / 86_400_000;
    expect([days, days - 9_000]).toContain(factor);
  },
);
