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

/** Start and length of the groups that end in a check digit of a bank's line. */
const BANK_GROUPS = [
  [0, 9],
  [10, 10],
  [21, 10],
] as const;
const BILL_GROUP = 11;

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

const remainder11 = (digits: string) => sumOf(digits, [2, 3, 4, 5, 6, 7, 8, 9], false) % 11;

/** General check digit of a bank's barcode: modulo 11, where 0, 10 and 11 become 1. */
export function bankCheckDigit(digits: string): number {
  const left = 11 - remainder11(digits);
  return left > 9 ? 1 : left;
}

/** Check digit of a bill's group by modulo 11, where 10 and 11 become 0. */
function billMod11(digits: string): number {
  const left = 11 - remainder11(digits);
  return left > 9 ? 0 : left;
}

function readBankLine(digits: string): BoletoLine {
  const [first, second, third] = BANK_GROUPS.map(([at, length]) => digits.slice(at, at + length));
  const general = digits[32]!;
  const rest = digits.slice(33);
  const barcode = digits.slice(0, 4) + general + rest + first!.slice(4) + second + third;
  const groups = [first, second, third].map((group, at) => {
    const [start, length] = BANK_GROUPS[at]!;
    return String(mod10(group!)) === digits[start + length];
  });
  const isGeneralRight = String(bankCheckDigit(barcode.slice(0, 4) + barcode.slice(5))) === general;
  return {
    digits,
    barcode,
    shown: digits.replace(/(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)/, '$1.$2 $3.$4 $5.$6 $7 '),
    isChecked: isGeneralRight && groups.every(Boolean),
  };
}

/** The third digit says what the value is, and so how it is checked. */
function billCheckOf(kind: string): ((digits: string) => number) | undefined {
  if (/[67]/.test(kind)) return mod10;
  return /[89]/.test(kind) ? billMod11 : undefined;
}

function readBillLine(digits: string): BoletoLine {
  const groups = digits.match(/\d{12}/g)!;
  const barcode = groups.map((group) => group.slice(0, BILL_GROUP)).join('');
  const checkDigit = billCheckOf(digits[2]!);
  const isRight = (part: string, digit: string | undefined) =>
    checkDigit !== undefined && String(checkDigit(part)) === digit;
  return {
    digits,
    barcode,
    shown: groups.map((group) => `${group.slice(0, BILL_GROUP)}-${group[BILL_GROUP]}`).join(' '),
    isChecked:
      isRight(barcode.slice(0, 3) + barcode.slice(4), barcode[3]) &&
      groups.every((group) => isRight(group.slice(0, BILL_GROUP), group[BILL_GROUP])),
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
