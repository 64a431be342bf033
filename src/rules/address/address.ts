import type { DescriptorsOf, Rule } from '../rule.ts';

const ADDRESS = /^[\p{L}\p{M}\p{N}\s.,/'‘’´"“”°()#&+:;–—-]+$/u;
const PLACE = /^[\p{L}\p{M}\s.,/'‘’´()&–-]+$/u;
const WORDS = /^[\p{L}\p{M}\p{N}\s]*$/u;

function isNamed(value: string, allowed: RegExp): boolean {
  const name = value.trim();
  return name.length >= 2 && allowed.test(name) && /\p{L}/u.test(name);
}

export const checks = {
  /** ENDERECO: at least 2 characters, a letter among them; digits and the punctuation of addresses. */
  street: (value: string) => (isNamed(value, ADDRESS) ? undefined : 'street'),
  /** BAIRRO: as a street. */
  district: (value: string) => (isNamed(value, ADDRESS) ? undefined : 'district'),
  /** CIDADE: at least 2 characters, a letter among them, no digits. */
  city: (value: string) => (isNamed(value, PLACE) ? undefined : 'city'),
  /** ESTADO: nonempty; the form itself lists the states. */
  state: (value: string) => (value.trim() ? undefined : 'state'),
  /** PAIS: as a city. */
  country: (value: string) => (isNamed(value, PLACE) ? undefined : 'country'),
  /** NUMERO: nonempty, so 's/n' and 'km 12' are numbers too. */
  'street-number': (value: string) => (value.trim() ? undefined : 'street-number'),
  /** COMPLEMENTO: words of letters and digits; an empty value passes. */
  complement: (value: string) => (WORDS.test(value) ? undefined : 'complement'),
} satisfies Record<string, Rule>;

const NOT_AN_ADDRESS =
  'The text is shorter than 2 characters, has no letter, or has a character that addresses do not have.';
const NOT_A_PLACE = 'The text is shorter than 2 characters, has no letter, or has a digit.';
const EMPTY = 'The field is empty.';

export const descriptors: DescriptorsOf<typeof checks> = {
  street: {
    errors: { street: { meaning: NOT_AN_ADDRESS, example: 'R' } },
    samples: ['Rua das Flores', 'Rua A', 'Avenida Presidente Juscelino Kubitschek de Oliveira'],
  },
  district: {
    errors: { district: { meaning: NOT_AN_ADDRESS, example: '' } },
    samples: ['Centro', 'Sé', 'Jardim das Oliveiras'],
  },
  city: {
    errors: { city: { meaning: NOT_A_PLACE, example: '1' } },
    samples: ['Campinas', 'Itu', 'São José do Rio Preto'],
  },
  state: {
    errors: { state: { meaning: EMPTY, example: ' ' } },
    samples: ['SP', 'São Paulo'],
  },
  country: {
    errors: { country: { meaning: NOT_A_PLACE, example: '1' } },
    samples: ['Brasil', 'Moçambique'],
  },
  'street-number': {
    errors: { 'street-number': { meaning: EMPTY, example: '' } },
    samples: ['120', '7', '1200'],
  },
  complement: {
    errors: {
      complement: { meaning: 'A character is not a letter, a digit or a space.', example: '@@' },
    },
    samples: ['Bloco B', 'B', 'Bloco B Apartamento 12'],
  },
};
