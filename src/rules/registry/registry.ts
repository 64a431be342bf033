import { formatCnpj, isCnpj } from '../cnpj/cnpj.ts';
import { formatCpf, isCpf } from '../cpf/cpf.ts';

export type RegistryError = 'cpf' | 'cnpj' | 'length';

const CPF_LENGTH = 11;
const CNPJ_LENGTH = 14;

/** REGISTRY, section 5: one field for either document, told apart by length without punctuation. */
export function checkRegistry(value: string): RegistryError | undefined {
  const document = value.trim().replace(/[./-]/g, '');
  if (/^\d+$/.test(document) && document.length === CPF_LENGTH) {
    return isCpf(document) ? undefined : 'cpf';
  }
  if (document.length === CNPJ_LENGTH) return isCnpj(document) ? undefined : 'cnpj';
  return 'length';
}

/** The mask for either document: a CPF's until a letter or a twelfth digit makes it a CNPJ's. */
export function formatRegistry(raw: string): string {
  const document = raw.replace(/[^\dA-Za-z]/g, '');
  const isPerson = document.length <= CPF_LENGTH && !/[A-Za-z]/.test(document);
  return isPerson ? formatCpf(document) : formatCnpj(document);
}
