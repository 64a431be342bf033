import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { joinedBy } from '../language/sentence.ts';
import type { Rule } from '../rule.ts';
import { ownTexts } from './read-texts.ts';
import { alsoAt } from '../wording.ts';
import { specialsIn } from './text-placeholder.ts';
import { say } from '../language/sentence.ts';

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
        message: 'text-lost.text-lacks-parent',
        related: [alsoAt(above.at, say('parent-says-here'))],
        data: { lost: joinedBy('and', lost) },
      });
    }
  },
};
