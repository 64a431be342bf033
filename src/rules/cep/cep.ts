import { patternMask } from '../mask.ts';
import type { DescriptorsOf } from '../rule.ts';

/** CEP: the pattern nn nnn-nnn. */
export function checkCep(value: string): 'cep' | undefined {
  return /^\d\d \d{3}-\d{3}$/.test(value.trim()) ? undefined : 'cep';
}

export const cepMask = patternMask('## ###-###');

export const checks = { cep: checkCep };

export const descriptors: DescriptorsOf<typeof checks> = {
  cep: {
    errors: { cep: 'The CEP is not written as `nn nnn-nnn`.' },
    samples: ['01 310-100'],
  },
};
