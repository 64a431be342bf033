import type { Rule } from '../rule.ts';
import { placeOf, valuesOf } from '../typed.ts';

const TEST_HOST =
  /^https:\/\/(?:[^/]*[.-])?(?:test|teste|tst|homolog|homologacao|hml|dev|staging|stage|qa|sandbox)[.-]/i;

/** Buyers in production are not led to a platform for tests. */
export const rule: Rule = {
  id: 'link-environment',
  severity: 'warning',
  checkBrand({ merged, report }) {
    const { production } = valuesOf(merged).brand.links;
    for (const [key, link] of Object.entries(production)) {
      if (!TEST_HOST.test(link)) continue;
      const at = placeOf(production, key);
      report({ at, message: 'link-environment.production-looks-like', data: { key, link } });
    }
  },
};
