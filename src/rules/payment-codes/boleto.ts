import { digitsOf } from '../digits.ts';

/** A bank slip by its digitable line (FEBRABAN: 47 digits of a bank, 48 of a utility or tax bill). */
export interface BoletoLine {
  digits: string;
  /** The 44 digits of the barcode. */
  barcode: string;
  /** In groups, as it is printed. */
  shown: string;
  /** All check digits are right, the general one too. Banks make the last check: this only warns. */
  isChecked: boolean;
}

function sumOf(digits: string, weights: readonly number[], isSummed: boolean): number {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const product = Number(digit) * weights[at % weights.length]!;
    sum += isSummed && product > 9 ? product - 9 : product;
  }
  return sum;
}

/** Check digit by modulo 10: weights 2 and 1 from the right. */
export const mod10 = (digits: string): number => (10 - (sumOf(digits, [2, 1], true) % 10)) % 10;

/** Check digit by modulo 11, where 10 and 11 become another one. */
const mod11 = (digits: string, instead: number): number => {
  const left = 11 - (sumOf(digits, [2, 3, 4, 5, 6, 7, 8, 9], false) % 11);
  return left > 9 ? instead : left;
};

/** General check digit of a bank's barcode. */
export const bankCheckDigit = (digits: string): number => mod11(digits, 1);
const billMod11 = (digits: string): number => mod11(digits, 0);

/** A group and the check digit at its end. */
const isRight = (group: string, checkDigit: (digits: string) => number): boolean =>
  String(checkDigit(group.slice(0, -1))) === group.slice(-1);

function readBankLine(digits: string): BoletoLine {
  const [, first, second, third, general, rest] = /^(.{10})(.{11})(.{11})(.)(.{14})$/.exec(
    digits,
  ) as unknown as string[];
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

function readBillLine(digits: string): BoletoLine {
  const groups = digits.match(/\d{12}/g)!;
  const barcode = groups.map((group) => group.slice(0, -1)).join('');
  // The third digit says what the value is, and so how it is checked.
  const checkDigit = /[67]/.test(digits[2]!) ? mod10 : billMod11;
  return {
    digits,
    barcode,
    shown: groups.map((group) => group.replace(/.$/, '-$&')).join(' '),
    isChecked:
      /[6-9]/.test(digits[2]!) &&
      isRight(barcode.slice(0, 3) + barcode.slice(4) + barcode[3], checkDigit) &&
      groups.every((group) => isRight(group, checkDigit)),
  };
}

/** Reads a digitable line, with or without punctuation; undefined for any other text. */
export function readBoletoLine(written: string): BoletoLine | undefined {
  if (/[^\d\s.-]/.test(written)) return undefined;
  const digits = digitsOf(written);
  if (digits.length === 47) return readBankLine(digits);
  return digits.length === 48 && digits.startsWith('8') ? readBillLine(digits) : undefined;
}

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
const FACTOR_AT = 33;
const FACTOR_LENGTH = 4;
/**
 * FEBRABAN's "Convenção da Cobrança" counts days from here, and again from 1000 once it had come to 9999, on
 * 2025-02-21.
 */
const FIRST_ERA = { day: Date.UTC(1997, 9, 7), factor: 0 };
const SECOND_ERA = { day: Date.UTC(2025, 1, 22), factor: 1000 };

/**
 * The day on which a bank's slip is due, as milliseconds since 1970 at its beginning in UTC. A factor names a
 * day in each era: the one within a year of `now` is meant. Undefined for slips without a day, and for bills.
 */
export function dueDateOf({ digits }: Pick<BoletoLine, 'digits'>, now: number): number | undefined {
  const factor = Number(digits.slice(FACTOR_AT, FACTOR_AT + FACTOR_LENGTH));
  if (digits.length !== 47 || factor < SECOND_ERA.factor) return undefined;
  return [SECOND_ERA, FIRST_ERA]
    .map((era) => era.day + (factor - era.factor) * DAY_MS)
    .find((day) => Math.abs(day - now) < YEAR_MS);
}

/** Digits of a bank's line with the amount in cents. */
const CENTS_AT = FACTOR_AT + FACTOR_LENGTH;
/** Start and end of the amount in a bill's barcode, which carries one of these marks before it. */
const BILL_CENTS = [4, 15] as const;
const BILL_HAS_CENTS = /^8.[68]/;

/**
 * The amount of a slip in cents; undefined where its digits leave it to the bank. A bank's line ends in it
 * (FEBRABAN, "Convenção da Cobrança"); in a bill's barcode it stands at 5 to 15 where the third digit is 6 or
 * 8, while 7 and 9 say that the number there is a quantity (FEBRABAN, "Layout Padrão de Arrecadação").
 */
export function centsOf({ digits, barcode }: Pick<BoletoLine, 'digits' | 'barcode'>) {
  const isBill = digits.length === 48;
  if (isBill && !BILL_HAS_CENTS.test(barcode)) return undefined;
  const cents = Number(isBill ? barcode.slice(...BILL_CENTS) : digits.slice(CENTS_AT));
  return cents || undefined;
}
