import type { Rule } from '../rule.ts';

/** Reported by the meta-schemas, for a key that a merged file has to have. */
export const rule: Rule = {
  meta: {
    id: 'missing-key',
    severity: 'error',
    description:
      'Something that every brand needs is said neither here nor by a folder that this one extends.',
    howToFix: 'Add the key; the finding gives an example.',
    example: {
      file: 'brand.json',
      wrong: { orderBump: {} },
      right: { orderBump: { planId: 'anual' } },
    },
    pt: {
      "'{}' is missing.": "Falta '{}'.",
      "'{}' is missing in {}.": "Falta '{}' em {}.",
      'Add it, for example {}.': 'Acrescente, por exemplo {}.',
      'Add it.': 'Acrescente.',
      'Write it in place of null, for example {}.': 'Escreva no lugar de null, por exemplo {}.',
      'Write it in place of null.': 'Escreva no lugar de null.',
    },
  },
};
