import { nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { ownTexts } from './read-texts.ts';
import { alsoAt } from '../wording.ts';
import { specialsIn } from './text-placeholder.ts';

/** A text that replaces its parent's still says what is filled into it: a price, a link, a number. */
export const rule: Rule = {
  id: 'text-lost',
  severity: 'warning',
  checkBrand({ merged, parent, report }) {
    const texts = parent?.files.get('texts');
    for (const [key, node] of texts ? ownTexts(merged) : []) {
      const text = textAt(node) ?? '';
      const above = nodeAt(texts, [key]);
      const lost = specialsIn(textAt(above) ?? '').filter((one) => !text.includes(one));
      if (!above || above === node || text === '' || lost.length === 0) continue;
      report({
        at: node.at,
        message: `This text lacks ${lost.join(' and ')}, which its parent's has: buyers would not learn it.`,
        suggestion: `Put ${lost.join(' and ')} where it shall stand.`,
        related: [alsoAt(above.at, 'the parent says so here')],
        data: { lost },
      });
    }
  },
};
