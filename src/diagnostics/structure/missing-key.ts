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
  },
};
