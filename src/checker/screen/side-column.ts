import { say } from '../language/sentence.ts';
import type { Rule } from '../rule.ts';
import { placeOf, valueOf, type Screen } from '../typed.ts';

/** Blocks that say something and lead nowhere: a buyer on a phone can do without them. */
const SPEAKING =
  'benefits countdown guarantee heading help-link rich-text secure-note steps success-icon testimonial text video';

/** Phones lack nothing that a purchase needs, and the form stays in the first column. */
export const rule: Rule = {
  id: 'side-column',
  severity: 'error',
  checkScreen({ screen, template, report }) {
    for (const one of (valueOf(screen) as Screen).blocks) {
      const { id, block: kind, column } = one;
      const isForm = kind === 'form' && column !== undefined;
      if (!isForm && (column !== 'side-only' || SPEAKING.split(' ').includes(kind))) continue;
      report({
        at: placeOf(one, 'column'),
        message: isForm
          ? say('side-column.form-screen-cannot', { id, template })
          : say('side-column.phones-do-draw', { id, kind }),
        suggestion: say(isForm ? 'delete-column' : 'side-column.write-side-delete'),
        data: { id, kind },
      });
    }
  },
};
