import { pathsFrom, type Graph } from '../../flow/graph.ts';
import { showsSale, soldAt, takesPayment } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { say } from '../language/sentence.ts';
import { brandRule, type BrandContext } from '../rule.ts';
import { flowMapsOf, placeOfStep, placeOfWay, stepOf, wayOf } from './flow-maps.ts';
import type { FlowMap, GraphStep } from './flow-maps.ts';

/** Blocks that add to the next payment, or choose what it buys. */
const ADDING: readonly string[] = ['order-bump', 'profile-plans', 'tickets'];

/** A buyer who has paid is not asked to pay the same again; a buyer who was refused does not read that all is done. */
export const rule = brandRule('after-payment', 'error', (context) => {
  for (const map of flowMapsOf(context.merged)) {
    // A circle that nothing leads out of is reported by another rule.
    if (map.issues.circles.length > 0) continue;
    for (const step of map.steps.filter(({ id }) => map.issues.pathTo.has(id))) {
      const { refused = '' } = step.outcomes;
      const target = stepOf(map, refused)?.templateId ?? '';
      if (showsSale(target) || target === 'subscription-welcome') {
        const data = { flow: map.id, step: step.id, target: refused };
        const at = [step.written, 'outcomes', 'refused'] as const;
        context.report(at, 'after-payment.refused-payment-leads', data);
      }
      if (sellsProduct(step)) checkPaid(map, step, context);
    }
  }
});

const sellsProduct = ({ templateId }: GraphStep) =>
  takesPayment(templateId) && soldAt(templateId as TemplateId) === 'main';

/** The steps that follow each step on the ways of those who were not refused. */
const followersIn = ({ steps }: FlowMap): Graph =>
  new Map(
    steps.map(({ id, next, outcomes }) => {
      const { refused: _, ...others } = outcomes;
      return [id, [...(next === undefined ? [] : [next]), ...Object.values(others)]];
    }),
  );

function checkPaid(map: FlowMap, { id: paid }: GraphStep, context: BrandContext): void {
  const graph = followersIn(map);
  const after = (id: string) => pathsFrom(graph.get(id)!, graph);
  const { screens, report } = context;
  for (const [id, path] of after(paid)) {
    const step = stepOf(map, id)!;
    const data = { flow: map.id, step: paid, id };
    if (sellsProduct(step)) {
      const way = wayOf(map.issues.pathTo.get(paid)!);
      const message = [say('after-payment.after-payment-step', data), way];
      const at = placeOfWay(map, paid, path[0]!);
      // The steps that follow come after the second payment.
      return report(at, message, data, { help: 'after-payment.let-lead-success' });
    }
    const isPaidLater = [...after(id).keys(), id].some((one) =>
      takesPayment(stepOf(map, one)!.templateId),
    );
    const blocks = screens.get(step.templateId)?.blocks ?? [];
    if (!isPaidLater && blocks.some(({ block }) => ADDING.includes(block)))
      report(placeOfStep(map, id), 'after-payment.step-adds-payment', data);
    else if (step.templateId === 'success-invoice')
      report([step.written, 'templateId'], 'after-payment.step-shows-paid', data);
  }
}
