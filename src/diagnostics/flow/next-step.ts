import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { entriesAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { LEAD, PAYMENT, SUCCESS, exampleFlow, GOOD_FLOW } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { flowMapsOf, printed } from './flow-maps.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';

/** Every transition of a step leads to a step of the same flow. */
export const rule: Rule = {
  meta: {
    id: 'next-step',
    severity: 'error',
    description:
      'A step leads to one that the flow does not have: buyers would be thrown back to the beginning.',
    howToFix: 'Write the id of a step of the same flow.',
    example: {
      file: 'flows.json',
      wrong: exampleFlow({ ...LEAD, defaultNextStepId: 'paymet' }, PAYMENT, SUCCESS),
      right: GOOD_FLOW,
    },
  },
  checkBrand({ merged, report }) {
    for (const flow of flowsOf(merged)) {
      const ids = stepsOf(flow).flatMap((step) => textAt(step, 'id') ?? []);
      const map = flowMapsOf(merged).find((one) => one.flow === flow);
      for (const step of stepsOf(flow)) {
        const targets = [
          nodeAt(step, ['defaultNextStepId']),
          ...entriesAt(step, 'outcomes').map(([, { node }]) => node),
        ];
        for (const node of targets) {
          const id = textAt(node);
          if (!node || id === undefined || ids.includes(id)) continue;
          const path = map?.issues.pathTo.get(textAt(step, 'id') ?? '');
          const way = path ? ` Way: ${printed([...path, id])}.` : '';
          report({
            at: node.at,
            message: `The flow '${textAt(flow, 'id')}' has no step '${id}'.${way}`,
            ...suggestFix(id, ids, 'Its steps'),
            data: { flow: textAt(flow, 'id'), step: id },
          });
        }
      }
    }
  },
};
