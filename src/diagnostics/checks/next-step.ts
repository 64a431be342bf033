import { nearestName } from '../../brand/nearest-name.ts';
import { nodeAt, textAt, toValue } from '../../brand/node.ts';
import type { Check } from '../check.ts';
import { flowsOf, stepsOf } from '../flow-nodes.ts';

/** Every way out of a step leads to a step of the same flow. */
export const nextStep: Check = {
  rule: 'next-step',
  run({ merged }, report) {
    for (const flow of flowsOf(merged)) {
      const ids = stepsOf(flow).flatMap((step) => textAt(step, 'id') ?? []);
      for (const step of stepsOf(flow)) {
        const outcomes = nodeAt(step, ['outcomes']);
        const ways = [
          nodeAt(step, ['defaultNextStepId']),
          ...(outcomes?.kind === 'object' ? [...outcomes.entries.values()].map((e) => e.node) : []),
        ];
        for (const way of ways) {
          if (!way || ids.includes(String(toValue(way)))) continue;
          const near = nearestName(String(toValue(way)), ids);
          report(
            way.at,
            `The flow '${textAt(flow, 'id')}' has no step '${toValue(way)}'.${near ? ` Did you mean '${near}'?` : ''} Its steps: ${ids.join(', ')}.`,
          );
        }
      }
    }
  },
};
