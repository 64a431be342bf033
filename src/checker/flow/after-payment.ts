import { nodeAt } from '../../brand/parse/node.ts';
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

/** Whoever has paid is not asked to pay the same again, and whoever was refused does not read that all is done. */
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
            at: nodeAt(map.nodes.get(step.id), ['outcomes', 'refused'])!.at,
            message: 'after-payment.refused-payment-leads',
            subject: `flow ${map.id} ${step.id} refused`,
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
  const tell = (id: string, kind: string, problem: Omit<Problem, 'subject' | 'data'>) =>
    context.report({
      ...problem,
      subject: `flow ${map.id} ${id} ${kind}`,
      data: { flow: map.id, step: paid, id },
    });
  const { screens, flows } = valuesOf(context.merged);
  for (const [id, path] of after(paid)) {
    const step = steps.get(id)!;
    const isOver = ![...after(id).keys()].some((one) => takesPayment(steps.get(one)!.templateId));
    const adds = screens.get(step.templateId)?.blocks.some(({ block }) => ADDING.includes(block));
    if (sellsProduct(step)) {
      tell(id, 'again', {
        at: placeOfWay(map, paid, path[0]!),
        message: [
          say('after-payment.after-payment-step', { step: paid, other: id }),
          say('way', { path: printed(map.issues.pathTo.get(paid)) }),
        ],
        suggestion: say('after-payment.let-lead-success', { id: paid }),
      });
      // What follows then comes after the second payment.
      return;
    }
    if (adds && isOver && !takesPayment(step.templateId)) {
      tell(id, 'over', {
        at: placeOfStep(map, id),
        message: say('after-payment.step-adds-payment', { id, id2: paid }),
        suggestion: say('after-payment.put-before', { id: paid }),
      });
    } else if (step.templateId === 'success-invoice') {
      const written = flows.find((flow) => flow.id === map.id)!.steps;
      tell(id, 'invoice', {
        at: placeOf(
          written.find((one) => one.id === id)!,
          'templateId',
        ),
        message: say('after-payment.step-shows-paid', { id, id2: paid }),
        suggestion: say('after-payment.write-template-success'),
      });
    }
  }
}
