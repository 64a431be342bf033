import { digitsOf } from '../characters.ts';
import { modulo11 } from '../check-digit.ts';
import { patternMask, type Mask } from '../mask.ts';
import type { DescriptorsOf } from '../rule.ts';

const CPF_LENGTH = 11;
const CNPJ_LENGTH = 14;

/** Whether the two characters at the end are the check digits of those before: 0 in place of 10 and 11. */
const hasCheckDigits = (characters: string, weights: number): boolean =>
  [2, 1].every((left) => {
    const rest = modulo11(characters.slice(0, -left), weights);
    return String(rest < 2 ? 0 : 11 - rest) === characters.at(-left);
  });

/** Whether eleven bare digits are a CPF (Receita Federal, modulo 11). */
export const isCpf = (digits: string): boolean =>
  /^(\d)(?!\1{10})\d{10}$/.test(digits) && hasCheckDigits(digits, 10);

/** Whether fourteen bare characters are a CNPJ, of digits or alphanumeric (IN RFB 2.229/2024). */
export const isCnpj = (characters: string): boolean =>
  /^([\dA-Z])(?!\1{13})[\dA-Z]{11}\d\d$/.test(characters) && hasCheckDigits(characters, 8);

const bare = (value: string): string => value.trim().replace(/[./-]/g, '');

/** CPF: with its punctuation. */
export function checkCpf(value: string): 'cpf' | undefined {
  const isWritten = /^\d{3}\.\d{3}\.\d{3}-\d\d$/.test(value.trim());
  return isWritten && isCpf(digitsOf(value)) ? undefined : 'cpf';
}

/** CNPJ: punctuation may be absent. */
export const checkCnpj = (value: string): 'cnpj' | undefined =>
  isCnpj(bare(value)) ? undefined : 'cnpj';

/** REGISTRY: one field for either document, distinguished by length without punctuation. */
export function checkRegistry(value: string): 'cpf' | 'cnpj' | 'length' | undefined {
  const document = bare(value);
  if (document.length === CNPJ_LENGTH) return checkCnpj(document);
  if (document.length !== CPF_LENGTH || /\D/.test(document)) return 'length';
  return isCpf(document) ? undefined : 'cpf';
}

export const cpfMask = patternMask('###.###.###-##');

/** Letters at the end stay for the rule to refuse. */
export const cnpjMask = patternMask('**.***.***/****-**');

/** A CPF's until a letter or a twelfth digit makes it a CNPJ's. */
export const registryMask: Mask = {
  patternOf(text) {
    const document = cnpjMask.read(text);
    const isPerson = document.length <= CPF_LENGTH && !/[A-Z]/.test(document);
    return (isPerson ? cpfMask : cnpjMask).patternOf(document);
  },
  read: cnpjMask.read,
};

export const checks = { cpf: checkCpf, cnpj: checkCnpj, registry: checkRegistry };

const NO_CPF = 'The CPF is not valid.';
const NO_CNPJ = 'The CNPJ is not valid.';
const CNPJS = ['11.222.333/0001-81', '11222333000181'];

export const descriptors: DescriptorsOf<typeof checks> = {
  cpf: { errors: { cpf: NO_CPF }, samples: ['529.982.247-25'] },
  cnpj: { errors: { cnpj: NO_CNPJ }, samples: CNPJS },
  registry: {
    errors: {
      cpf: NO_CPF,
      cnpj: NO_CNPJ,
      length: 'The length is neither that of a CPF nor that of a CNPJ.',
    },
    samples: ['529.982.247-25', '52998224725', ...CNPJS],
  },
};
