import { entriesAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { flowMapsOf, idOf, printed } from './flow-maps.ts';
import { say } from '../language/sentence.ts';

/** Every step has a next one, or its screen is one on which a purchase ends. */
export const rule: Rule = {
  id: 'dead-end',
  severity: 'error',
  checkBrand({ merged, report }) {
    for (const map of flowMapsOf(merged)) {
      const { deadEnds, unreachable, pathTo } = map.issues;
      const lost = unreachable.length > 0 ? say('nobody-gets-to', { names: unreachable }) : '';
      for (const step of deadEnds) {
        const written = new Map(entriesAt(map.nodes.get(step)));
        const next = written.get('defaultNextStepId');
        report({
          at: next?.keyAt ?? idOf(map, step).at,
          message: [
            say('dead-end.nothing-follows', { step, flow: map.id }),
            say('way', { path: printed(pathTo.get(step)) }),
            lost,
          ],
          suggestion: say('dead-end.say-what-follows'),
          subject: `flow ${map.id} ${step}`,
          data: { flow: map.id, step },
        });
      }
    }
  },
};
