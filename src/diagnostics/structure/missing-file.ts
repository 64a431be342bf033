import type { Rule } from '../rule.ts';

/** Files that no brand can do without; all others may stay away. */
const NEEDED = ['theme', 'flows', 'texts'];

/** A brand or one of its parents has every file that is needed. */
export const rule: Rule = {
  meta: {
    id: 'missing-file',
    severity: 'error',
    description:
      'Neither the folder nor one that it extends has a file that no brand can do without.',
    howToFix: 'Add the file, or extend a folder that has it.',
    pt: {
      'Neither this folder nor one it extends has a {}.json.':
        'Nem esta pasta nem uma que ela estende tem {}.json.',
      'Add one, or extend a folder that has it.':
        'Acrescente um, ou estenda uma pasta que o tenha.',
    },
  },
  checkBrand({ merged: { brand, files, unreadable }, report }) {
    for (const name of NEEDED) {
      if (files.has(name) || unreadable.has(name)) continue;
      report({
        at: brand.at,
        message: `Neither this folder nor one it extends has a ${name}.json.`,
        suggestion: 'Add one, or extend a folder that has it.',
        data: { name },
      });
    }
  },
};
