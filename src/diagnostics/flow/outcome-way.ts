import { entriesAt } from '../../brand/parse/node.ts';
import { LEAD, PAYMENT, SUCCESS, exampleFlow, GOOD_FLOW } from '../rule-examples.ts';
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
  meta: {
    id: 'outcome-way',
    severity: 'error',
    description:
      'A screen can end in several ways (approved, pending, declined…). Here one of them leads nowhere, or a way is named for what never comes out of the screen.',
    howToFix: 'Name a step for it in "outcomes", or delete the way that nobody takes.',
    example: {
      file: 'flows.json',
      wrong: exampleFlow({ ...LEAD, outcomes: { approved: 'success' } }, PAYMENT, SUCCESS),
      right: GOOD_FLOW,
    },
    pt: {
      "The step '{}' of the flow '{}' says nothing of '{}' ({}), and has no \"defaultNextStepId\" for it.":
        "A etapa '{}' do fluxo '{}' não diz nada de '{3}', e não tem \"defaultNextStepId\" para isso.",
      "The step '{}' of the flow '{}' says nothing of '{}' ({}), so that such buyers are led on to '{}'.":
        "A etapa '{1}' do fluxo '{2}' não diz nada de '{3}', e esses compradores são levados a '{5}'.",
      "'{}' ({}) never comes out of the step '{}' of the flow '{}', so nobody takes this way.":
        "'{1}' nunca resulta da etapa '{3}' do fluxo '{4}', então ninguém toma este caminho.",
      'Add "outcomes": {}.': 'Acrescente "outcomes": {}.',
      'What comes out of it: {}.': 'O que pode resultar dela: {}.',
      'Delete it: nothing on this screen leads on.': 'Apague: nada nesta tela leva adiante.',
    },
  },
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
