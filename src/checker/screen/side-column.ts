import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { say } from '../language/sentence.ts';

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
        const message = say('side-column.form-screen-cannot', { id, template });
        report({
          at: column.at,
          message,
          suggestion: say('delete-column'),
          data: { template, id },
        });
      } else if (textAt(column) === 'side-only' && kind !== undefined && !SPEAKING.includes(kind)) {
        const message = say('side-column.phones-do-draw', { id, kind });
        const suggestion = say('side-column.write-side-delete');
        report({ at: column.at, message, suggestion, data: { id, kind } });
      } else if (isOver && isPlaced) {
        const message = say('side-column.block-stands-apart', { id });
        const suggestion = say('side-column.place-behind-them');
        report({ at: column.at, message, suggestion, data: { template, id } });
      }
    }
  },
};
