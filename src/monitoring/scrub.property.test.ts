import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardNumbers } from '../../tests/generated/cards.ts';
import { cpfs, cpfText } from '../../tests/generated/documents.ts';
import { scrubbedText } from './scrub.ts';

const RUNS = { numRuns: 3_000, seed: 20_261_122 };
/** Whether the digits of a number still stand there in their order, whatever is between them. */
const holds = (text: string, digits: string) => text.replace(/\D/g, '').includes(digits);

const FULL_WIDTH = (digit: string) => String.fromCodePoint(0xff10 + Number(digit));
const ESCAPED = (digit: string) => `\\u003${digit}`;
const PERCENT = (digit: string) => `%3${digit}`;

const SIGNS = [' ', '-', '.', '\u00a0', '\n', '\r\n  ', '\\n'];
const MARKS = [...SIGNS, '/', '%20', '%C2%A0', '\u200b', ' – ', '","'];

/** A card number as people, programs and addresses write it. */
const spellings = fc
  .tuple(
    cardNumbers,
    fc.array(fc.constantFrom('', '', '', ...MARKS), { minLength: 19, maxLength: 19 }),
    fc.constantFrom(String, String, FULL_WIDTH, ESCAPED, PERCENT),
  )
  .map(([number, marks, write]) => ({
    number,
    spelling: [...number].map((digit, at) => marks[at]! + write(digit)).join(''),
  }));
const around = fc.string({ maxLength: 20 });
const sign = fc.constantFrom('', '%');

test('no card number in any spelling is left, whatever stands around it', () => {
  fc.assert(
    fc.property(spellings, around, sign, around, ({ number, spelling }, before, percent, after) => {
      const left = scrubbedText(before + percent + spelling + after);
      expect(holds(left, number)).toBe(false);
      expect(left).not.toContain(spelling.trim());
    }),
    RUNS,
  );
});

test('no CPF is left, with or without its punctuation', () => {
  fc.assert(
    fc.property(cpfs, fc.boolean(), (cpf, isBare) => {
      const left = scrubbedText(`O CPF é ${isBare ? cpf : cpfText(cpf)}.`);
      expect(holds(left, cpf)).toBe(false);
    }),
    RUNS,
  );
});
