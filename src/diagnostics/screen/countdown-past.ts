import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** A countdown counts down to a date that there is, and that is still to come. */
export const rule: Rule = {
  meta: {
    id: 'countdown-past',
    severity: 'warning',
    description:
      'Once its date is past, or where there is no such date, a countdown draws nothing.',
    howToFix: 'Write the next real date, or take the block out.',
    example: {
      file: 'screens/presentation.json',
      wrong: { blocks: [countdown('2001-01-31T23:59:59-03:00')] },
      right: { blocks: [countdown('2199-01-31T23:59:59-03:00')] },
    },
    pt: {
      "'{}' is past, or not a date, so that nothing is drawn.":
        "'{}' já passou, ou não é uma data, então nada é mostrado.",
      'Write the next real date, or take the block out.':
        'Escreva a próxima data real, ou retire o bloco.',
    },
  },
  checkScreen({ screen, report }) {
    for (const block of itemsAt(screen, 'blocks')) {
      const until = textAt(block, 'until');
      if (textAt(block, 'block') !== 'countdown' || until === undefined) continue;
      if (Date.parse(until) > Date.now()) continue;
      report({
        at: nodeAt(block, ['until'])!.at,
        message: `'${until}' is past, or not a date, so that nothing is drawn.`,
        suggestion: 'Write the next real date, or take the block out.',
        data: { until },
      });
    }
  },
};

function countdown(until: string) {
  const words = { text: 'content.next', days: 'content.next' };
  return { id: 'countdown', after: 'text', block: 'countdown', until, ...words };
}
