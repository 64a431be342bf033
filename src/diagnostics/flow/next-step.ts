import { suggestName } from '../../brand/parse/nearest-name.ts';
import { entriesAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';
import { flowMapsOf, printed } from './flow-maps.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';

/** Every way out of a step leads to a step of the same flow. */
export const nextStep: Check = {
  rule: 'next-step',
  run({ merged }, report) {
    for (const flow of flowsOf(merged)) {
      const ids = stepsOf(flow).flatMap((step) => textAt(step, 'id') ?? []);
      const map = flowMapsOf(merged).find((one) => one.flow === flow);
      for (const step of stepsOf(flow)) {
        const ways = [
          nodeAt(step, ['defaultNextStepId']),
          ...entriesAt(step, 'outcomes').map(([, { node }]) => node),
        ];
        for (const way of ways) {
          const id = textAt(way);
          if (!way || id === undefined || ids.includes(id)) continue;
          const message = `The flow '${textAt(flow, 'id')}' has no step '${id}'.`;
          const path = map?.faults.pathTo.get(textAt(step, 'id') ?? '');
          const detail = path && `Way: ${printed([...path, id])}.`;
          report(way.at, message, suggestName(id, ids, 'Its steps'), undefined, [], detail);
        }
      }
    }
  },
};
