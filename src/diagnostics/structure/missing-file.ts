import type { Check } from '../rule.ts';

/** Files that no brand can do without; all others may stay away. */
const NEEDED = ['theme', 'flows', 'texts'];

/** A brand or one of its parents has every file that is needed. */
export const missingFile: Check = {
  rule: 'missing-file',
  run({ merged: { brand, files, unreadable } }, report) {
    for (const name of NEEDED) {
      if (files.has(name) || unreadable.has(name)) continue;
      report(
        brand.at,
        `Neither this folder nor one it extends has a ${name}.json.`,
        'Add one, or extend a folder that has it.',
      );
    }
  },
};
