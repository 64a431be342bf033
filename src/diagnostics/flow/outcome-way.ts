import { entriesAt } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';
import type { Way } from './flow-graph.ts';
import { flowMapsOf, idOf, printed } from './flow-maps.ts';

const MEANING: Readonly<Record<Way, string>> = {
  continue: 'the buyer goes on',
  declined: 'the buyer does not want what is offered',
  approved: 'the payment was approved',
  pending: 'a Pix code or bank slip was issued',
  refused: 'the payment was refused',
};

/** Whatever comes out of a step has a way on, and no way is named for what never comes out of it. */
export const outcomeWay: Check = {
  rule: 'outcome-way',
  run({ merged }, report) {
    for (const map of flowMapsOf(merged)) {
      const { withoutWay, never, pathTo } = map.faults;
      for (const { step, outcome } of withoutWay) {
        const { next } = map.steps.find(({ id }) => id === step)!;
        report(
          idOf(map, step).at,
          `The step '${step}' of the flow '${map.id}' says nothing of '${outcome}' (${MEANING[outcome]})${next === undefined ? ', and has no "defaultNextStepId" for it' : `, so that such buyers are led on to '${next}'`}.`,
          `Add "outcomes": { "${outcome}": "<id of a step>" }.`,
          `flow ${map.id} ${step} ${outcome}`,
          [],
          `Way: ${printed(pathTo.get(step))}.`,
        );
      }
      for (const { step, outcome } of never) {
        const { comesTo = [], mayComeTo = [] } = map.steps.find(({ id }) => id === step)!;
        const real = [...new Set([...comesTo, ...mayComeTo])];
        const [, entry] = entriesAt(map.nodes.get(step), 'outcomes').find(
          ([name]) => name === outcome,
        )!;
        report(
          entry.keyAt,
          `'${outcome}' (${MEANING[outcome]}) never comes out of the step '${step}' of the flow '${map.id}', so nobody takes this way.`,
          real.length > 0
            ? `What comes out of it: ${real.join(', ')}.`
            : 'Delete it: nothing on this screen leads on.',
          `flow ${map.id} ${step} ${outcome}`,
          [],
          `Way: ${printed(pathTo.get(step))}.`,
        );
      }
    }
  },
};
