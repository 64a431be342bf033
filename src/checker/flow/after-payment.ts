import { pathsFrom, type Graph } from '../../flow/graph.ts';
import { showsSale, soldAt, takesPayment } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { say } from '../language/sentence.ts';
import type { BrandContext, Problem, Rule } from '../rule.ts';
import { placeOf, valuesOf } from '../typed.ts';
import type { GraphStep } from './flow-graph.ts';
import { flowMapsOf, placeOfStep, placeOfWay, printed, type FlowMap } from './flow-maps.ts';

/** Blocks that add to the next payment, or choose what it buys. */
const ADDING: readonly string[] = ['order-bump', 'profile-plans', 'tickets'];

/** A buyer who has paid is not asked to pay the same again; a buyer who was refused does not read that all is done. */
export const rule: Rule = {
  id: 'after-payment',
  severity: 'error',
  checkBrand(context) {
    for (const map of flowMapsOf(context.merged)) {
      // A circle that nothing leads out of is reported by another rule.
      if (map.issues.circles.length > 0) continue;
      for (const step of map.steps.filter(({ id }) => map.issues.pathTo.has(id))) {
        const { refused = '' } = step.outcomes;
        const target = map.steps.find(({ id }) => id === refused)?.templateId ?? '';
        if (showsSale(target) || target === 'subscription-welcome') {
          context.report({
            at: placeOf(step.written, 'outcomes', 'refused'),
            message: 'after-payment.refused-payment-leads',
            data: { flow: map.id, step: step.id, target: refused },
          });
        }
        if (sellsProduct(step)) checkPaid(map, step, context);
      }
    }
  },
};

const sellsProduct = ({ templateId }: GraphStep) =>
  takesPayment(templateId) && soldAt(templateId as TemplateId) === 'main';

/** The steps that follow each step on the ways of those who were not refused. */
function followersIn({ steps }: FlowMap): Graph {
  return new Map(
    steps.map(({ id, next, outcomes }) => {
      const { refused: _, ...others } = outcomes;
      return [id, [...(next === undefined ? [] : [next]), ...Object.values(others)]];
    }),
  );
}

/** Reports what should not come after a payment. */
function checkPaid(map: FlowMap, { id: paid }: GraphStep, context: BrandContext): void {
  const graph = followersIn(map);
  const steps = new Map(map.steps.map((step) => [step.id, step]));
  const after = (id: string) => pathsFrom(graph.get(id)!, graph);
  const { screens } = valuesOf(context.merged);
  for (const [id, path] of after(paid)) {
    const step = steps.get(id)!;
    const data = { flow: map.id, step: paid, id };
    const tell = (problem: Pick<Problem, 'at' | 'message' | 'suggestion'>) =>
      context.report({ ...problem, data });
    if (sellsProduct(step)) {
      tell({
        at: placeOfWay(map, paid, path[0]!),
        message: [
          say('after-payment.after-payment-step', data),
          say('way', { path: printed(map.issues.pathTo.get(paid)) }),
        ],
        suggestion: say('after-payment.let-lead-success', data),
      });
      // The steps that follow come after the second payment.
      return;
    }
    const isPaidLater = [...after(id).keys(), id].some((one) =>
      takesPayment(steps.get(one)!.templateId),
    );
    const blocks = screens.get(step.templateId)?.blocks ?? [];
    if (!isPaidLater && blocks.some(({ block }) => ADDING.includes(block)))
      tell({ at: placeOfStep(map, id), message: 'after-payment.step-adds-payment' });
    else if (step.templateId === 'success-invoice')
      tell({ at: placeOf(step.written, 'templateId'), message: 'after-payment.step-shows-paid' });
  }
}
