import { entriesAt, nodesAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** Values of brand.json that buyers read as they stand. */
const READ = [
  'product.name',
  'product.businessName',
  'company.name',
  'upsellData.name',
  'refererOptions.*.label',
  'franchise.unit.name',
];

/** The compiler reports a key that texts.json does not have; here, a key where buyers read the value itself. */
export const rule: Rule = {
  id: 'text-key',
  severity: 'error',
  checkBrand({ merged: { brand, files }, report }) {
    const keys = entriesAt(files.get('texts')).map(([key]) => key);
    const groups = new Set(keys.map((key) => key.split('.')[0]));
    for (const node of READ.flatMap((path) => nodesAt(brand, path))) {
      const text = textAt(node) ?? '';
      if (!/^[a-z][\w-]*(?:\.[\w-]+)+$/.test(text) || !groups.has(text.split('.')[0])) continue;
      report({ at: node.at, message: 'text-key.buyers-read-value', data: { text } });
    }
  },
};
