import { fillPattern } from '../digits.ts';

export type CnpjError = 'cnpj';

const ZERO = '0'.charCodeAt(0);

/** CNPJ, section 5, of digits or alphanumeric (IN RFB 2.229/2024); punctuation may be absent. */
export function checkCnpj(value: string): CnpjError | undefined {
  return isCnpj(value.trim().replace(/[./-]/g, '')) ? undefined : 'cnpj';
}

/** Whether fourteen bare characters, letters in upper case, are a CNPJ. */
export function isCnpj(characters: string): boolean {
  if (!/^([\dA-Z])(?!\1{13})[\dA-Z]{11}\d\d$/.test(characters)) return false;
  const first = checkDigit(characters.slice(0, 12));
  const second = checkDigit(characters.slice(0, 13));
  return characters.endsWith(first + second);
}

function checkDigit(characters: string): string {
  const total = [...characters].reduce(
    (sum, character, index) =>
      sum + (character.charCodeAt(0) - ZERO) * (((characters.length - 1 - index) % 8) + 2),
    0,
  );
  const rest = total % 11;
  return String(rest < 2 ? 0 : 11 - rest);
}

/** The CNPJ mask: letters in either case become upper case. */
export function formatCnpj(raw: string): string {
  return fillPattern(raw.replace(/[^\dA-Za-z]/g, '').toUpperCase(), '##.###.###/####-##');
}
