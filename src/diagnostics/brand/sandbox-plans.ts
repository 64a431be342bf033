import { itemsAt } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';

/** Something can be bought where there is no upstream. */
export const sandboxPlans: Check = {
  rule: 'sandbox-plans',
  severity: 'warning',
  run({ merged: { brand, files, unreadable } }, report) {
    if (unreadable.has('sandbox') || itemsAt(files.get('sandbox'), 'plans').length > 0) return;
    report(
      brand.at,
      'Nothing of this brand can be bought in the sandbox.',
      'Add a sandbox.json with "plans".',
    );
  },
};
