import type { Rule } from '../rule.ts';

/** Reported by the meta-schemas, for a value that is not allowed. */
export const rule: Rule = {
  meta: {
    id: 'value',
    severity: 'error',
    description: 'The value is of the right kind, but not one that is allowed here.',
    howToFix: 'Take one of the values that are named, or one like the example.',
    example: { file: 'brand.json', wrong: { dsMode: 'escuro' }, right: { dsMode: 'dark' } },
    pt: {
      '{} is not a value of {}.': '{} não é um valor de {}.',
      'Write one of these, with its quotes: {}.': 'Escreva um destes, com as aspas: {}.',
      '{} is {}, but a link begins with https:// or with {domain}/.':
        '{} é {}, mas um link começa com https:// ou com {domain}/.',
      '{} is {}, but a link begins with https://.': '{} é {}, mas um link começa com https://.',
      '{} is {}, which does not have the right form.': '{} é {}, que não tem a forma certa.',
      '{} is {}, but at least {} is allowed.': '{} é {}, mas o mínimo permitido é {}.',
      '{} is {}, but at most {} is allowed.': '{} é {}, mas o máximo permitido é {}.',
      '{} is {}, but more than {} is asked for.': '{} é {}, mas é preciso mais de {}.',
      '{} is empty.': '{} está vazio.',
      '{} is longer than {} characters.': '{} tem mais de {} caracteres.',
      'It needs at least {}.': 'Precisa de pelo menos {}.',
      '{} is {}, which is none of the forms allowed.':
        '{} é {}, que não é nenhuma das formas permitidas.',
      '{} is {}.': '{} é {}.',
    },
  },
};
