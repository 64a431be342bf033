import { itemsAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** Screens that exist to show what is sold. */
const PRESENTATIONS: readonly string[] = ['presentation', 'md'];
/** Blocks that frame a screen: with them alone, there is nothing to look at. */
const FRAME: readonly string[] = ['heading', 'text', 'next', 'help-link', 'restart', 'screen-link'];

/** A presentation shows something. */
export const rule: Rule = {
  id: 'presentation-content',
  severity: 'warning',
  checkScreen({ screen, template, report }) {
    if (!PRESENTATIONS.includes(template)) return;
    const blocks = itemsAt(screen, 'blocks');
    // A block without a kind is reported already.
    if (!blocks.every((block) => FRAME.includes(textAt(block, 'block') ?? ''))) return;
    report({
      at: screen.at,
      message: 'presentation-content.screen-shows-nothing',
      data: { template },
    });
  },
};
