import type { Rule } from '../rule.ts';

/** Reported by the parser, for a file that is not UTF-8. */
export const rule: Rule = {
  meta: {
    id: 'json-encoding',
    severity: 'error',
    description:
      'The file is not saved as UTF-8, or begins with an invisible mark. Letters with accents would be lost.',
    howToFix: 'Save the file anew with the encoding “UTF-8” (without “BOM”).',
    hidesTexts: true,
  },
};
