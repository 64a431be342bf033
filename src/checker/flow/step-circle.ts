import { textAt, type Node } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { flowMapsOf, idOf, printed, type FlowMap } from './flow-maps.ts';
import { transitionsOf } from './flow-nodes.ts';

/** Every circle of steps has a way out. */
export const rule: Rule = {
  id: 'step-circle',
  severity: 'error',
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
