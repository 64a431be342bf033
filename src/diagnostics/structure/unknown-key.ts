import type { Rule } from '../rule.ts';

/** Reported by the meta-schemas, for a key that they do not have. */
export const rule: Rule = {
  meta: {
    id: 'unknown-key',
    severity: 'error',
    description:
      'No part of the program reads this key: it is misspelt, or stands in the wrong object.',
    howToFix: 'Take the name that is suggested, or look the key up in the reference of this file.',
    example: { file: 'brand.json', wrong: { stepNumber: 4 }, right: { stepsNumber: 4 } },
  },
};
