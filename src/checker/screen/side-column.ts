import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** Blocks that say something and lead nowhere: a buyer on a phone can do without them. */
const SPEAKING: readonly string[] = [
  'benefits',
  'countdown',
  'guarantee',
  'heading',
  'help-link',
  'rich-text',
  'secure-note',
  'steps',
  'success-icon',
  'testimonial',
  'text',
  'video',
];

/** The second column is one run of blocks beside the form, and phones lack nothing that a purchase needs. */
export const rule: Rule = {
  id: 'side-column',
  severity: 'error',
  checkScreen({ screen, template, report }) {
    let hasBegun = false;
    let isOver = false;
    for (const block of itemsAt(screen, 'blocks')) {
      const column = nodeAt(block, ['column']);
      if (!column) {
        isOver = hasBegun;
        continue;
      }
      // A block that is drawn at large widths alone has no place among the others to lose.
      const isPlaced = textAt(column) === 'side';
      hasBegun ||= isPlaced;
      const id = textAt(block, 'id') ?? '';
      const kind = textAt(block, 'block');
      if (kind === 'form') {
        const message = `The form '${id}' of the screen '${template}' cannot stand in the second column.`;
        report({ at: column.at, message, suggestion: 'Delete "column".', data: { template, id } });
      } else if (textAt(column) === 'side-only' && kind !== undefined && !SPEAKING.includes(kind)) {
        const message = `Phones do not draw the block '${id}' (${kind}), and buyers need it there too.`;
        const suggestion = 'Write "side", or delete "column".';
        report({ at: column.at, message, suggestion, data: { id, kind } });
      } else if (isOver && isPlaced) {
        const message = `The block '${id}' stands apart from the other blocks of the second column.`;
        const suggestion = 'Place it behind them ("after").';
        report({ at: column.at, message, suggestion, data: { template, id } });
      }
    }
  },
};
