import { freeConditions, MAX_CONDITIONS } from '../../brand/compile/compile-form.ts';
import { knownFacts } from '../../brand/compile/known-facts.ts';
import { nodeAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** A form depends on few enough conditions for its variants to be compiled. */
export const rule: Rule = {
  meta: {
    id: 'form-conditions',
    severity: 'error',
    description: 'The form depends on more conditions than can be prepared beforehand.',
    howToFix: 'Let fields share a condition.',
    pt: {
      'This form depends on {} conditions; {} are the most that can be compiled beforehand.':
        'Este formulário depende de {} condições; no máximo {} podem ser compiladas antes.',
      'Share conditions between fields.': 'Use as mesmas condições em vários campos.',
    },
  },

  checkBrand({ merged, forms, report }) {
    for (const { block, schema, parts } of forms) {
      if (parts.filter(({ node }) => nodeAt(node, ['when'])).length <= MAX_CONDITIONS) continue;
      const { length } = freeConditions({ knownFacts: knownFacts(merged.brand) }, schema);
      if (length <= MAX_CONDITIONS) continue;
      report({
        at: block.at,
        message: `This form depends on ${length} conditions; ${MAX_CONDITIONS} are the most that can be compiled beforehand.`,
        suggestion: 'Share conditions between fields.',
        data: { conditions: length },
      });
    }
  },
};
