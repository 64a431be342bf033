import { textAt, type Node } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { flowMapsOf, idOf, printed, type FlowMap } from './flow-maps.ts';
import { transitionsOf } from './flow-nodes.ts';
import { say } from '../language/sentence.ts';

/** Every circle of steps has a way out. */
export const rule: Rule = {
  id: 'step-circle',
  severity: 'error',
  checkBrand({ merged, report }) {
    for (const map of flowMapsOf(merged)) {
      const { circles, unreachable, pathTo } = map.issues;
      const lost = unreachable.length > 0 ? say('nobody-gets-to', { names: unreachable }) : '';
      for (const circle of circles) {
        const [first] = circle;
        const path = [...pathTo.get(first!)!, ...circle.slice(1)];
        report({
          at: (transitionBetween(map, circle.at(-2)!, first!) ?? idOf(map, first!)).at,
          message: [
            say('step-circle.no-way-out', { flow: map.id }),
            say('way', { path: printed(path) }),
            lost,
          ],
          suggestion: say('step-circle.let-one-steps'),
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
