import { nodeAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** Something can be bought where there is no upstream. */
export const rule: Rule = {
  meta: {
    id: 'sandbox-plans',
    severity: 'warning',
    description:
      'Without a plan in sandbox.json nothing can be bought where there is no upstream: in tests and in the preview.',
    howToFix: 'Add a sandbox.json with "plans".',
    pt: {
      'Nothing of this brand can be bought in the sandbox.':
        'Nada desta marca pode ser comprado no sandbox.',
      'Add a sandbox.json with "plans".': 'Acrescente um sandbox.json com "plans".',
    },
  },

  checkBrand({ merged: { brand, files, unreadable }, report }) {
    // An empty list is reported where it stands.
    if (unreadable.has('sandbox') || nodeAt(files.get('sandbox'), ['plans'])) return;
    report({
      at: brand.at,
      message: 'Nothing of this brand can be bought in the sandbox.',
      suggestion: 'Add a sandbox.json with "plans".',
    });
  },
};
