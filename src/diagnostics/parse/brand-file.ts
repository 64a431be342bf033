import type { Rule } from '../rule.ts';

/** Reported by the merge, for a folder without brand.json. */
export const rule: Rule = {
  meta: {
    id: 'brand-file',
    severity: 'error',
    description: 'A folder below brands/ without brand.json is no brand.',
    howToFix: 'Add a brand.json with at least "extends" and "key", or delete the folder.',
    pt: {
      'The folder brands/{} has no brand.json, so it is not a brand.':
        'A pasta brands/{} não tem brand.json, então não é uma marca.',
      'Add one with at least "extends" and "key", or delete the folder.':
        'Acrescente um com pelo menos "extends" e "key", ou apague a pasta.',
    },
  },
};
