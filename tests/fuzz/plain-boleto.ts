/** Digitable lines read by FEBRABAN's book alone ("Convenção da Cobrança"), without a line of the program. */

/** Each second digit twice, from the right, the digits of each product summed; what lacks to the next ten. */
export function modulo10(digits: string): string {
  let sum = 0;
  let isDoubled = true;
  for (let at = digits.length - 1; at >= 0; at--, isDoubled = !isDoubled) {
    const product = Number(digits[at]) * (isDoubled ? 2 : 1);
    sum += Math.floor(product / 10) + (product % 10);
  }
  return String((1000 - sum) % 10);
}

/** The remainder by 11 of the digits times 2 to 9 from the right, over and over. */
function remainderBy11(digits: string): number {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    sum += Number(digits[digits.length - 1 - at]) * (2 + (at % 8));
  }
  return sum % 11;
}

/** General check digit of a bank's slip: 11 less the remainder, and 1 instead of 0, 10 and 11. */
export function bankDigit(digits: string): string {
  const digit = 11 - remainderBy11(digits);
  return digit === 10 || digit === 11 ? '1' : String(digit);
}

export interface PlainSlip {
  barcode: string;
  isChecked: boolean;
  /** Undefined where the line leaves it open. */
  cents?: number;
}

function readBank(line: string): PlainSlip {
  const fields = [line.slice(0, 10), line.slice(10, 21), line.slice(21, 32)];
  const free = line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
  const bankAndCurrency = line.slice(0, 4);
  const dueAndAmount = line.slice(33, 47);
  const general = line.slice(32, 33);
  const isChecked =
    fields.every((field) => modulo10(field.slice(0, -1)) === field.slice(-1)) &&
    bankDigit(bankAndCurrency + dueAndAmount + free) === general;
  const cents = Number.parseInt(line.slice(37, 47), 10);
  return {
    barcode: bankAndCurrency + general + dueAndAmount + free,
    isChecked,
    cents: cents === 0 ? undefined : cents,
  };
}

/** Undefined for what is not a digitable line: other characters than digits and their punctuation, other lengths. */
export function readSlip(written: string): PlainSlip | undefined {
  const line = [...written].filter((one) => '0123456789'.includes(one)).join('');
  const others = [...written].filter((one) => !'0123456789'.includes(one));
  if (!others.every((one) => one === '.' || one === '-' || one.trim() === '')) return undefined;
  return line.length === 47 ? readBank(line) : undefined;
}
