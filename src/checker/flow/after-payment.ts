import { entriesAt, itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { showsSale, soldAt, takesPayment } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import type { BrandContext, Rule } from '../rule.ts';
import type { GraphStep } from './flow-graph.ts';
import { flowMapsOf, idOf, printed, type FlowMap } from './flow-maps.ts';
import { transitionBetween } from './step-circle.ts';
import { say } from '../language/sentence.ts';

/** Blocks that add to the next payment, or choose what it buys. */
const ADDING: readonly string[] = ['order-bump', 'profile-plans', 'tickets'];

/** Whoever has paid is not asked to pay the same again, and whoever was refused does not read that all is done. */
export const rule: Rule = {
  id: 'after-payment',
  severity: 'error',
  checkBrand(context) {
    for (const map of flowMapsOf(context.merged)) {
      // A circle that nothing leads out of is reported by another rule.
      if (map.issues.isUncertain || map.issues.circles.length > 0) continue;
      const steps = new Map(map.steps.map((step) => [step.id, step]));
      for (const step of map.steps) {
        if (!map.issues.pathTo.has(step.id)) continue;
        checkRefused(map, step, steps, context);
        const { templateId } = step;
        if (takesPayment(templateId) && soldAt(templateId as TemplateId) === 'main')
          checkPaid(map, step, steps, context);
      }
    }
  },
};

type Steps = ReadonlyMap<string, GraphStep>;

/** The steps that follow one on the ways of those who were not refused, each with the step before it. */
function followersOf({ id }: GraphStep, steps: Steps): Map<string, string> {
  const found = new Map<string, string>();
  const queue = [id];
  // A list that grows while it is walked is walked to its end: breadth first.
  for (const from of queue) {
    const { next, outcomes } = steps.get(from)!;
    const { refused: _, ...others } = outcomes;
    for (const way of [...(next === undefined ? [] : [next]), ...Object.values(others)]) {
      if (!steps.has(way) || found.has(way)) continue;
      found.set(way, from);
      queue.push(way);
    }
  }
  return found;
}

function checkPaid(map: FlowMap, step: GraphStep, steps: Steps, context: BrandContext): void {
  const { report, merged } = context;
  const followers = followersOf(step, steps);
  const sells = ({ templateId }: GraphStep) =>
    takesPayment(templateId) && soldAt(templateId as TemplateId) === 'main';
  const data = { flow: map.id, step: step.id };
  const again = [...followers].find(([id]) => sells(steps.get(id)!));
  if (again) {
    const [id] = again;
    let first = id;
    while (followers.get(first) !== step.id) first = followers.get(first)!;
    report({
      at: (transitionBetween(map, step.id, first) ?? idOf(map, id)).at,
      message: [
        say('after-payment.after-payment-step', { step: step.id, other: id }),
        say('way', { path: printed(map.issues.pathTo.get(step.id)) }),
      ],
      suggestion: say('after-payment.let-lead-success', { id: step.id }),
      subject: `flow ${map.id} ${id} again`,
      data: { ...data, id },
    });
    return;
  }
  for (const id of followers.keys()) {
    const follower = steps.get(id)!;
    const blocks = itemsAt(merged.screens.get(follower.templateId), 'blocks');
    const adds = blocks.some((block) => ADDING.includes(textAt(block, 'block') ?? ''));
    const isOver = ![...followersOf(follower, steps).keys()].some((one) =>
      takesPayment(steps.get(one)!.templateId),
    );
    if (adds && isOver && !takesPayment(follower.templateId)) {
      report({
        at: idOf(map, id).at,
        message: say('after-payment.step-adds-payment', { id, id2: step.id }),
        suggestion: say('after-payment.put-before', { id: step.id }),
        subject: `flow ${map.id} ${id} over`,
        data: { ...data, id },
      });
    } else if (follower.templateId === 'success-invoice') {
      report({
        at: (nodeAt(map.nodes.get(id), ['templateId']) ?? idOf(map, id)).at,
        message: say('after-payment.step-shows-paid', { id, id2: step.id }),
        suggestion: say('after-payment.write-template-success'),
        subject: `flow ${map.id} ${id} invoice`,
        data: { ...data, id },
      });
    }
  }
}

function checkRefused(
  map: FlowMap,
  { id, outcomes }: GraphStep,
  steps: Steps,
  { report }: BrandContext,
): void {
  const target = steps.get(outcomes.refused ?? '');
  if (!target || !(showsSale(target.templateId) || target.templateId === 'subscription-welcome'))
    return;
  const written = entriesAt(map.nodes.get(id), 'outcomes').find(([name]) => name === 'refused');
  report({
    at: (written?.[1].node ?? idOf(map, id)).at,
    message: 'after-payment.refused-payment-leads',
    subject: `flow ${map.id} ${id} refused`,
    data: { flow: map.id, step: id, target: target.id },
  });
}
