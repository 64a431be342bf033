import { modulo11 } from '../check-digit.ts';
import { digitsOf } from '../characters.ts';

export interface BoletoLine {
  digits: string;
  barcode: string;
  shown: string;
  /** All check digits are right, the general one too. Banks make the last check: this only warns. */
  isChecked: boolean;
}

export function mod10(digits: string): number {
  const products = [...digits].reverse().map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1));
  const sum = products.reduce((all, product) => all + product - (product > 9 ? 9 : 0), 0);
  return (10 - (sum % 10)) % 10;
}

export function bankCheckDigit(digits: string): number {
  const left = 11 - modulo11(digits, 8);
  return left > 9 ? 1 : left;
}

const isRight = (group: string, checkDigit: (digits: string) => number): boolean =>
  String(checkDigit(group.slice(0, -1))) === group.slice(-1);

export function readBoletoLine(written: string): BoletoLine | undefined {
  const digits = digitsOf(written);
  const [, first, second, third, general, rest] =
    /^(.{10})(.{11})(.{11})(.)(.{14})$/.exec(digits) ?? [];
  if (/[^\d\s.-]/.test(written) || rest === undefined) return undefined;
  const groups = [first!, second!, third!];
  const own = groups.map((group) => group.slice(0, -1)).join('');
  const [bank, free] = [own.slice(0, 4), own.slice(4)];
  return {
    digits,
    barcode: bank + general + rest + free,
    shown: digits.replace(/(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)/, '$1.$2 $3.$4 $5.$6 $7 '),
    isChecked:
      isRight(bank + rest + free + general, bankCheckDigit) &&
      groups.every((group) => isRight(group, mod10)),
  };
}

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const FACTOR_AT = 33;
const FACTOR_LENGTH = 4;
/** FEBRABAN's "Convenção da Cobrança" counts days from here, and again from 1000 after 9999, on 2025-02-21. */
const FIRST_ERA = { day: Date.UTC(1997, 9, 7), factor: 0 };
const SECOND_ERA = { day: Date.UTC(2025, 1, 22), factor: 1000 };

/** Milliseconds since 1970, UTC. A factor names a day in each era: the one within a year of `now` is meant. */
export function dueDateOf({ digits }: Pick<BoletoLine, 'digits'>, now: number): number | undefined {
  const factor = Number(digits.slice(FACTOR_AT, FACTOR_AT + FACTOR_LENGTH));
  if (factor < SECOND_ERA.factor) return undefined;
  return [SECOND_ERA, FIRST_ERA]
    .map((era) => era.day + (factor - era.factor) * DAY_MS)
    .find((day) => Math.abs(day - now) < YEAR_MS);
}

/** The amount of a slip in cents (FEBRABAN, "Convenção da Cobrança"); undefined where its digits leave it to the bank. */
export const centsOf = ({ digits }: Pick<BoletoLine, 'digits'>): number | undefined =>
  Number(digits.slice(FACTOR_AT + FACTOR_LENGTH)) || undefined;
