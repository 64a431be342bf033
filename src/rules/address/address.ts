import { patternMask } from '../mask.ts';
import type { DescriptorsOf, Rule } from '../rule.ts';

const ADDRESS = /^[\p{L}\p{M}\p{N}\s.,/'‘’´"“”°()#&+:;–—-]+$/u;
const PLACE = /^[\p{L}\p{M}\s.,/'‘’´()&–-]+$/u;
const WORDS = /^[\p{L}\p{M}\p{N}\s]*$/u;

function isNamed(value: string, allowed: RegExp): boolean {
  const name = value.trim();
  return name.length >= 2 && allowed.test(name) && /\p{L}/u.test(name);
}

const rule =
  <Name extends string>(name: Name, isRight: (value: string) => boolean): Rule<Name> =>
  (value) =>
    isRight(value) ? undefined : name;

const isAddress = (value: string) => isNamed(value, ADDRESS);
const isPlace = (value: string) => isNamed(value, PLACE);
const isFilled = (value: string) => value.trim() !== '';

export const checks = {
  /** ENDERECO, BAIRRO, CIDADE, ESTADO, PAIS, NUMERO ('s/n' and 'km 12' are numbers too) and COMPLEMENTO. */
  street: rule('street', isAddress),
  district: rule('district', isAddress),
  city: rule('city', isPlace),
  state: rule('state', isFilled),
  country: rule('country', isPlace),
  'street-number': rule('street-number', isFilled),
  complement: rule('complement', (value) => WORDS.test(value)),
  cep: rule('cep', (value) => /^\d\d \d{3}-\d{3}$/.test(value.trim())),
};

export const cepMask = patternMask('## ###-###');

const NOT_AN_ADDRESS =
  'The text is shorter than 2 characters, has no letter, or has a character that addresses do not have.';
const NOT_A_PLACE = 'The text is shorter than 2 characters, has no letter, or has a digit.';
const EMPTY = 'The field is empty.';

export const descriptors: DescriptorsOf<typeof checks> = {
  street: { errors: { street: NOT_AN_ADDRESS }, samples: ['Rua das Flores', 'Rua A'] },
  district: { errors: { district: NOT_AN_ADDRESS }, samples: ['Centro', 'Sé'] },
  city: { errors: { city: NOT_A_PLACE }, samples: ['Campinas', 'Itu'] },
  state: { errors: { state: EMPTY }, samples: ['SP', 'São Paulo'] },
  country: { errors: { country: NOT_A_PLACE }, samples: ['Brasil'] },
  'street-number': { errors: { 'street-number': EMPTY }, samples: ['120', '7'] },
  complement: {
    errors: { complement: 'A character is not a letter, a digit or a space.' },
    samples: ['Bloco B', 'B'],
  },
  cep: { errors: { cep: 'The CEP is not written as `nn nnn-nnn`.' }, samples: ['01 310-100'] },
};
