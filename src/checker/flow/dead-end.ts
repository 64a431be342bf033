import { entriesAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { flowMapsOf, idOf, printed } from './flow-maps.ts';

/** Every step has a next one, or its screen is one on which a purchase ends. */
export const rule: Rule = {
  id: 'dead-end',
  severity: 'error',
  checkBrand({ merged, report }) {
    for (const map of flowMapsOf(merged)) {
      const { deadEnds, unreachable, pathTo } = map.issues;
      const lost = unreachable.length > 0 ? ` Nobody gets to ${unreachable.join(', ')}.` : '';
      for (const step of deadEnds) {
        const written = new Map(entriesAt(map.nodes.get(step)));
        const next = written.get('defaultNextStepId');
        report({
          at: next?.keyAt ?? idOf(map, step).at,
          message: `Nothing follows the step '${step}' of the flow '${map.id}', which is not a last screen. Way: ${printed(pathTo.get(step))}.${lost}`,
          suggestion: 'Say what follows with "defaultNextStepId": "<id of a step>".',
          subject: `flow ${map.id} ${step}`,
          data: { flow: map.id, step },
        });
      }
    }
  },
};
