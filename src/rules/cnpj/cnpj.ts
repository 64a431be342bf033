import { applyMask, patternMask } from '../mask.ts';
import type { DescriptorsOf } from '../rule.ts';

const ZERO = '0'.charCodeAt(0);

/** CNPJ: of digits or alphanumeric (IN RFB 2.229/2024); punctuation may be absent. */
export function checkCnpj(value: string): 'cnpj' | undefined {
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

/** Letters at the end stay for the rule to refuse. */
export const cnpjMask = patternMask('**.***.***/****-**');

/** A CNPJ as its mask writes it: letters in either case become upper case. */
export const formatCnpj = (raw: string): string => applyMask(cnpjMask, raw);

export const checks = { cnpj: checkCnpj };

export const descriptors: DescriptorsOf<typeof checks> = {
  cnpj: {
    errors: { cnpj: 'The CNPJ is not valid.' },
    samples: ['11.222.333/0001-81', '11222333000181'],
  },
};
