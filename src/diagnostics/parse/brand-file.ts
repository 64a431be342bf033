import type { Rule } from '../rule.ts';

/** Reported by the merge, for a folder without brand.json. */
export const rule: Rule = {
  meta: {
    id: 'brand-file',
    severity: 'error',
    description: 'A folder below brands/ without brand.json is no brand.',
    howToFix: 'Add a brand.json with at least "extends" and "key", or delete the folder.',
  },
};
