import { entriesAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import type { Transition } from '../../contract/actions.ts';
import { flowMapsOf, idOf, printed } from './flow-maps.ts';
import { say } from '../language/sentence.ts';

const meaning = (outcome: Transition) => say(`outcome-way.${outcome}`);

/** Every outcome of a step has a next step, and no next step is given for an impossible outcome. */
export const rule: Rule = {
  id: 'outcome-way',
  severity: 'error',
  checkBrand({ merged, report }) {
    for (const map of flowMapsOf(merged)) {
      const { withoutWay, never, pathTo } = map.issues;
      for (const { step, outcome } of withoutWay) {
        const { next } = map.steps.find(({ id }) => id === step)!;
        report({
          at: idOf(map, step).at,
          message: [
            say(next === undefined ? 'outcome-way.no-next' : 'outcome-way.led-on', {
              step,
              flow: map.id,
              outcome,
              meaning: meaning(outcome),
              next,
            }),
            say('way', { path: printed(pathTo.get(step)) }),
          ],
          suggestion: say('outcome-way.add-outcomes-id', { outcome }),
          subject: `flow ${map.id} ${step} ${outcome}`,
          data: { flow: map.id, step, outcome },
        });
      }
      for (const { step, outcome } of never) {
        const { comesTo = [], mayComeTo = [] } = map.steps.find(({ id }) => id === step)!;
        const real = [...new Set([...comesTo, ...mayComeTo])];
        const [, entry] = entriesAt(map.nodes.get(step), 'outcomes').find(
          ([name]) => name === outcome,
        )!;
        report({
          at: entry.keyAt,
          message: [
            say('outcome-way.never', { outcome, meaning: meaning(outcome), step, flow: map.id }),
            say('way', { path: printed(pathTo.get(step)) }),
          ],
          suggestion:
            real.length > 0
              ? say('outcome-way.what-comes-out', { real })
              : say('outcome-way.delete-nothing-on'),
          subject: `flow ${map.id} ${step} ${outcome}`,
          data: { flow: map.id, step, outcome },
        });
      }
    }
  },
};
