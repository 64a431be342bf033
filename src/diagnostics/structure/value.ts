import type { Rule } from '../rule.ts';

/** Reported by the meta-schemas, for a value that is not allowed. */
export const rule: Rule = {
  meta: {
    id: 'value',
    severity: 'error',
    description: 'The value is of the right kind, but not one that is allowed here.',
    howToFix: 'Take one of the values that are named, or one like the example.',
    example: { file: 'brand.json', wrong: { dsMode: 'escuro' }, right: { dsMode: 'dark' } },
  },
};
