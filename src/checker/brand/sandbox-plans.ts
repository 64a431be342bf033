import { nodeAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** Something can be bought where there is no upstream. */
export const rule: Rule = {
  id: 'sandbox-plans',
  severity: 'warning',
  checkBrand({ merged: { brand, files }, report }) {
    // An empty list is reported where it stands.
    if (nodeAt(files.get('sandbox'), ['plans'])) return;
    report({ at: brand.at, message: 'sandbox-plans.nothing-brand-can' });
  },
};
