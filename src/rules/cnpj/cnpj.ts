import { hasCheckDigits } from '../check-digit.ts';
import { applyMask, patternMask } from '../mask.ts';
import type { DescriptorsOf } from '../rule.ts';

/** CNPJ: of digits or alphanumeric (IN RFB 2.229/2024); punctuation may be absent. */
export function checkCnpj(value: string): 'cnpj' | undefined {
  return isCnpj(value.trim().replace(/[./-]/g, '')) ? undefined : 'cnpj';
}

export const isCnpj = (characters: string): boolean =>
  /^([\dA-Z])(?!\1{13})[\dA-Z]{11}\d\d$/.test(characters) && hasCheckDigits(characters, 8);

/** Letters at the end stay for the rule to refuse. */
export const cnpjMask = patternMask('**.***.***/****-**');

export const formatCnpj = (raw: string): string => applyMask(cnpjMask, raw);

export const checks = { cnpj: checkCnpj };

export const descriptors: DescriptorsOf<typeof checks> = {
  cnpj: {
    errors: { cnpj: 'The CNPJ is not valid.' },
    samples: ['11.222.333/0001-81', '11222333000181'],
  },
};
