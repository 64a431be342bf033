import { entriesAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

const TEST_HOST =
  /^https:\/\/(?:[^/]*[.-])?(?:test|teste|tst|homolog|homologacao|hml|dev|staging|stage|qa|sandbox)[.-]/i;

/** Buyers in production are not led to a platform for tests. */
export const rule: Rule = {
  id: 'link-environment',
  severity: 'warning',
  checkBrand({ merged: { brand }, report }) {
    for (const [key, { node }] of entriesAt(brand, 'links', 'production')) {
      const link = textAt(node) ?? '';
      const others = ['test', 'homolog'].map((name) => nodeAt(brand, ['links', name, key]));
      const isOthers = others.some((other) => textAt(other) === link);
      const isSwapped = !TEST_HOST.test(textAt(others[0]) ?? link);
      if (!TEST_HOST.test(link) || !(isOthers || isSwapped)) continue;
      report({
        at: node.at,
        message: 'link-environment.production-looks-like',
        data: { key, link },
      });
    }
  },
};
