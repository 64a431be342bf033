import { textAt } from '../../brand/parse/node.ts';
import { joinedBy } from '../language/sentence.ts';
import type { Rule } from '../rule.ts';
import { ownTexts } from './read-texts.ts';
import { specialsIn } from './text-placeholder.ts';

/** A text that replaces its parent's still says what is filled into it: a price, a link, a number. */
export const rule: Rule = {
  id: 'text-lost',
  severity: 'warning',
  checkBrand({ merged, parent, report }) {
    for (const { at, text, key } of ownTexts(merged)) {
      const above = textAt(parent?.files.get('texts'), key) ?? '';
      const lost = specialsIn(above).filter((one) => !text.includes(one));
      if (text === '' || lost.length === 0) continue;
      report({ at, message: 'text-lost.text-lacks-parent', data: { lost: joinedBy('and', lost) } });
    }
  },
};
