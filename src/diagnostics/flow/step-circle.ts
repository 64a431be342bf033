import { entriesAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';
import { flowMapsOf, idOf, printed, type FlowMap } from './flow-maps.ts';

/** Every circle of steps has a way out. */
export const stepCircle: Check = {
  rule: 'step-circle',
  run({ merged }, report) {
    for (const map of flowMapsOf(merged)) {
      const { circles, unreachable, pathTo } = map.faults;
      const lost = unreachable.length > 0 ? ` Nobody gets to ${unreachable.join(', ')}.` : '';
      for (const circle of circles) {
        const [first] = circle;
        const path = [...pathTo.get(first!)!, ...circle.slice(1)];
        report(
          (wayBetween(map, circle.at(-2)!, first!) ?? idOf(map, first!)).at,
          `The flow '${map.id}' goes round in a circle that nothing leads out of.`,
          'Let one of these steps lead to a step that comes to an end.',
          `flow ${map.id} ${circle.at(-2)}`,
          [],
          `Way: ${printed(path)}.${lost}`,
        );
      }
    }
  },
};

/** Where it is written that one step leads to another. */
export function wayBetween(map: FlowMap, from: string, to: string): Node | undefined {
  const step = map.nodes.get(from);
  const ways = [
    nodeAt(step, ['defaultNextStepId']),
    ...entriesAt(step, 'outcomes').map(([, { node }]) => node),
  ];
  return ways.find((way) => textAt(way) === to);
}
