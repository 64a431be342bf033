import { entriesAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import type { Transition } from '../../contract/actions.ts';
import { flowMapsOf, idOf, printed } from './flow-maps.ts';

const MEANING: Readonly<Record<Transition, string>> = {
  continue: 'the buyer goes on',
  declined: 'the buyer does not want what is offered',
  approved: 'the payment was approved',
  pending: 'a Pix code or bank slip was issued',
  refused: 'the payment was refused',
};

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
          message: `The step '${step}' of the flow '${map.id}' says nothing of '${outcome}' (${MEANING[outcome]})${next === undefined ? ', and has no "defaultNextStepId" for it' : `, so that such buyers are led on to '${next}'`}. Way: ${printed(pathTo.get(step))}.`,
          suggestion: `Add "outcomes": { "${outcome}": "<id of a step>" }.`,
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
          message: `'${outcome}' (${MEANING[outcome]}) never comes out of the step '${step}' of the flow '${map.id}', so nobody takes this way. Way: ${printed(pathTo.get(step))}.`,
          suggestion:
            real.length > 0
              ? `What comes out of it: ${real.join(', ')}.`
              : 'Delete it: nothing on this screen leads on.',
          subject: `flow ${map.id} ${step} ${outcome}`,
          data: { flow: map.id, step, outcome },
        });
      }
    }
  },
};
