import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** A countdown counts down to a date that there is, and that is still to come. */
export const rule: Rule = {
  id: 'countdown-past',
  severity: 'warning',
  checkScreen({ screen, report }) {
    for (const block of itemsAt(screen, 'blocks')) {
      const until = textAt(block, 'until');
      if (textAt(block, 'block') !== 'countdown' || until === undefined) continue;
      if (Date.parse(until) > Date.now()) continue;
      report({
        at: nodeAt(block, ['until'])!.at,
        message: 'countdown-past.past-date-nothing',
        data: { until },
      });
    }
  },
};
