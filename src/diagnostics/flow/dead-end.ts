import { entriesAt, isRemoval } from '../../brand/parse/node.ts';
import { PAYMENT, SUCCESS, exampleFlow, GOOD_FLOW } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { flowMapsOf, idOf, printed } from './flow-maps.ts';

/** Every step has a next one, or its screen is one on which a purchase ends. */
export const rule: Rule = {
  meta: {
    id: 'dead-end',
    severity: 'error',
    description:
      'Nothing follows this step, though a purchase does not end on its screen. Buyers press the button and do not get on.',
    howToFix: 'Say what follows with "defaultNextStepId".',
    example: {
      file: 'flows.json',
      wrong: exampleFlow({ id: 'lead', templateId: 'lead' }, PAYMENT, SUCCESS),
      right: GOOD_FLOW,
    },
    pt: {
      "Nothing follows the step '{}' of the flow '{}', which is not a last screen.":
        "Nada segue a etapa '{}' do fluxo '{}', que não é uma última tela.",
      'Say what follows with "defaultNextStepId": "<id of a step>".':
        'Diga o que segue com "defaultNextStepId": "<id de uma etapa>".',
    },
  },
  checkBrand({ merged, report }) {
    for (const map of flowMapsOf(merged)) {
      const { deadEnds, unreachable, pathTo } = map.issues;
      const lost = unreachable.length > 0 ? ` Nobody gets to ${unreachable.join(', ')}.` : '';
      for (const step of deadEnds) {
        const written = new Map(entriesAt(map.nodes.get(step)));
        const next = written.get('defaultNextStepId');
        // A value that is not a text is reported as that.
        if (next && !isRemoval(next.node)) continue;
        report({
          at: next?.keyAt ?? idOf(map, step).at,
          covers: next ? [next.keyAt] : [],
          message: `Nothing follows the step '${step}' of the flow '${map.id}', which is not a last screen. Way: ${printed(pathTo.get(step))}.${lost}`,
          suggestion: 'Say what follows with "defaultNextStepId": "<id of a step>".',
          subject: `flow ${map.id} ${step}`,
          data: { flow: map.id, step },
        });
      }
    }
  },
};
