import type { Check } from '../rule.ts';
import { flowMapsOf, idOf, printed } from './flow-maps.ts';

/** From every step something follows, or it is the screen on which a purchase ends. */
export const deadEnd: Check = {
  rule: 'dead-end',
  run({ merged }, report) {
    for (const map of flowMapsOf(merged)) {
      const { deadEnds, unreachable, pathTo } = map.faults;
      const lost = unreachable.length > 0 ? ` Nobody gets to ${unreachable.join(', ')}.` : '';
      for (const step of deadEnds) {
        report(
          idOf(map, step).at,
          `Nothing follows the step '${step}' of the flow '${map.id}', which is no last screen.`,
          'Say what follows with "defaultNextStepId": "<id of a step>".',
          `flow ${map.id} ${step}`,
          [],
          `Way: ${printed(pathTo.get(step))}.${lost}`,
        );
      }
    }
  },
};
