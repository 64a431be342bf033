import { hasCheckDigits } from '../check-digit.ts';
import { digitsOf } from '../characters.ts';
import { applyMask, patternMask } from '../mask.ts';
import type { DescriptorsOf } from '../rule.ts';

/** CPF: ddd.ddd.ddd-dd, not one digit eleven times, both check digits right. */
export function checkCpf(value: string): 'cpf' | undefined {
  const formatted = /^\d{3}\.\d{3}\.\d{3}-\d\d$/.test(value.trim());
  return formatted && isCpf(digitsOf(value)) ? undefined : 'cpf';
}

/** Whether eleven bare digits are a CPF (Receita Federal, modulo 11). */
export const isCpf = (digits: string): boolean =>
  /^(\d)(?!\1{10})\d{10}$/.test(digits) && hasCheckDigits(digits, 10);

export const cpfMask = patternMask('###.###.###-##');

export const formatCpf = (raw: string): string => applyMask(cpfMask, raw);

export const checks = { cpf: checkCpf };

export const descriptors: DescriptorsOf<typeof checks> = {
  cpf: {
    errors: { cpf: 'The CPF is not valid.' },
    samples: ['529.982.247-25'],
  },
};
