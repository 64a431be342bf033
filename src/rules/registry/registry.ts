import { cnpjMask, isCnpj } from '../cnpj/cnpj.ts';
import { cpfMask, isCpf } from '../cpf/cpf.ts';
import { applyMask, type Mask } from '../mask.ts';
import type { DescriptorsOf } from '../rule.ts';

type RegistryError = 'cpf' | 'cnpj' | 'length';

const CPF_LENGTH = 11;
const CNPJ_LENGTH = 14;

/** REGISTRY: one field for either document, distinguished by length without punctuation. */
export function checkRegistry(value: string): RegistryError | undefined {
  const document = value.trim().replace(/[./-]/g, '');
  if (/^\d+$/.test(document) && document.length === CPF_LENGTH) {
    return isCpf(document) ? undefined : 'cpf';
  }
  if (document.length === CNPJ_LENGTH) return isCnpj(document) ? undefined : 'cnpj';
  return 'length';
}

/** The mask for either document: a CPF's until a letter or a twelfth digit makes it a CNPJ's. */
export const registryMask: Mask = {
  patternOf(text) {
    const document = cnpjMask.read(text);
    const isPerson = document.length <= CPF_LENGTH && !/[A-Z]/.test(document);
    return (isPerson ? cpfMask : cnpjMask).patternOf(document);
  },
  read: cnpjMask.read,
};

export const formatRegistry = (raw: string): string => applyMask(registryMask, raw);

export const checks = { registry: checkRegistry };

export const descriptors: DescriptorsOf<typeof checks> = {
  registry: {
    errors: {
      cpf: 'The CPF is not valid.',
      cnpj: 'The CNPJ is not valid.',
      length: 'The length is neither that of a CPF nor that of a CNPJ.',
    },
    samples: ['529.982.247-25', '52998224725', '11.222.333/0001-81', '11222333000181'],
  },
};
