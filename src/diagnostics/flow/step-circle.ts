import { textAt, type Node } from '../../brand/parse/node.ts';
import { LEAD, PAYMENT, SUCCESS, exampleFlow, GOOD_FLOW } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { flowMapsOf, idOf, printed, type FlowMap } from './flow-maps.ts';
import { transitionsOf } from './flow-nodes.ts';

/** Every circle of steps has a way out. */
export const rule: Rule = {
  meta: {
    id: 'step-circle',
    severity: 'error',
    description: 'Buyers would go round and round: from these steps no way leads to an end.',
    howToFix: 'Let one of the steps lead out, such as payment to success.',
    example: {
      file: 'flows.json',
      wrong: exampleFlow(LEAD, { ...PAYMENT, defaultNextStepId: 'lead' }, SUCCESS),
      right: GOOD_FLOW,
    },
    pt: {
      "The flow '{}' goes round in a circle that nothing leads out of.":
        "O fluxo '{}' anda em círculo, do qual nada sai.",
      'Let one of these steps lead to a step that comes to an end.':
        'Faça uma destas etapas levar a uma que chegue ao fim.',
    },
  },
  checkBrand({ merged, report }) {
    for (const map of flowMapsOf(merged)) {
      const { circles, unreachable, pathTo } = map.issues;
      const lost = unreachable.length > 0 ? ` Nobody gets to ${unreachable.join(', ')}.` : '';
      for (const circle of circles) {
        const [first] = circle;
        const path = [...pathTo.get(first!)!, ...circle.slice(1)];
        report({
          at: (transitionBetween(map, circle.at(-2)!, first!) ?? idOf(map, first!)).at,
          message: `The flow '${map.id}' goes round in a circle that nothing leads out of. Way: ${printed(path)}.${lost}`,
          suggestion: 'Let one of these steps lead to a step that comes to an end.',
          subject: `flow ${map.id} ${circle.at(-2)}`,
          data: { flow: map.id },
        });
      }
    }
  },
};

/** The place in flows.json where one step names another as its next. */
export const transitionBetween = (map: FlowMap, from: string, to: string): Node | undefined =>
  transitionsOf(map.nodes.get(from)).find((target) => textAt(target) === to);
