import { knownFacts } from '../../brand/compile/known-facts.ts';
import { simplify } from '../../flow/condition.ts';
import type { Rule } from '../rule.ts';
import { nodeOf } from '../typed.ts';

/** Every required field of a form in pages is on one page, so that the buyer can fill it in. */
export const rule: Rule = {
  id: 'page-coverage',
  severity: 'error',
  checkBrand({ merged, forms, report }) {
    for (const { block, schema } of forms) {
      const { pages } = block;
      if (!pages) continue;
      const shown = pages.flatMap(({ fields }) => fields);
      const left = (schema.required ?? []).filter((name) => {
        const when = schema.properties?.[name]?.when;
        return !shown.includes(name) && simplify(when, knownFacts(merged.brand)) !== false;
      });
      if (left.length === 0) continue;
      report({
        at: nodeOf(pages).at,
        message: 'page-coverage.page-shows-form',
        data: { names: left, value: left.map((name) => `'${name}'`) },
      });
    }
  },
};
