import { entriesAt, nodeAt } from '../../brand/parse/node.ts';
import type { Transition } from '../../contract/actions.ts';
import { pathsFrom, type Graph } from '../../flow/graph.ts';
import { showsSale, soldAt, takesPayment } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { say, type MessageId, type Text } from '../language/sentence.ts';
import { alsoAt, brandRule, type At, type BrandContext, type Rule } from '../rule.ts';
import { ageOf, isOwn, nodeOf } from '../typed.ts';
import {
  flowMapsOf,
  isBroken,
  leadsTo,
  neverTaken,
  placeOfStep,
  placeOfWay,
  stepOf,
  transitionsOf,
  wayOf,
  waysOf,
  type FlowMap,
  type GraphStep,
} from './flow-maps.ts';

const isPayment = (map: FlowMap, id: string) => takesPayment(stepOf(map, id)!.templateId);

const wayTo = ({ issues }: FlowMap, step: string): Text => wayOf(issues.pathTo.get(step)!);

function checkEnds(map: FlowMap, { report }: BrandContext): void {
  const { deadEnds, circles, pathTo, unreachable } = map.issues;
  const { id: flow } = map;
  const lost = unreachable.length > 0 ? say('nobody-gets-to', { names: unreachable }) : '';
  for (const step of deadEnds) {
    const message = [say('dead-end.nothing-follows', { step, flow }), wayTo(map, step), lost];
    report(placeOfStep(map, step), message, { flow, step }, { help: 'dead-end.say-what-follows' });
  }
  for (const circle of circles) {
    const [first, last] = [circle[0]!, circle.at(-2)!];
    const way = wayOf([...pathTo.get(first)!, ...circle.slice(1)]);
    const message = [say('step-circle.no-way-out', { flow }), way, lost];
    report(placeOfWay(map, last, first), message, { flow }, { help: 'step-circle.let-one-steps' });
  }
}

function checkOutcomes(map: FlowMap, step: GraphStep, { report }: BrandContext): void {
  const { id, next, outcomes, comesTo = [], mayComeTo = [], hasToName = [], written } = step;
  const tell = (at: At, outcome: Transition, what: MessageId, help: MessageId) => {
    const data = { flow: map.id, step: id, outcome };
    const meaning = say(`outcome-way.${outcome}`);
    const real = [...new Set([...comesTo, ...mayComeTo])];
    const message = [say(what, { ...data, meaning, next }), wayTo(map, id)];
    report(at, message, data, { suggestion: say(help, { ...data, real }) });
  };
  const isLast = step.isEnd || waysOf(step).length === 0;
  for (const outcome of isLast ? [] : next === undefined ? comesTo : hasToName) {
    if (outcome === 'refused' || outcomes[outcome] !== undefined) continue;
    const message = next === undefined ? 'outcome-way.no-next' : 'outcome-way.led-on';
    tell(placeOfStep(map, id), outcome, message, 'outcome-way.add-outcomes-id');
  }
  for (const outcome of neverTaken(step)) {
    const { keyAt } = new Map(entriesAt(nodeOf(written.outcomes!))).get(outcome)!;
    const isDeadEnd = comesTo.length + mayComeTo.length === 0;
    const help = isDeadEnd ? 'outcome-way.delete-nothing-on' : 'outcome-way.what-comes-out';
    tell(keyAt, outcome, 'outcome-way.never', help);
  }
}

/** Of steps without a way to them, those that hang on another such step are not reported. */
function checkReach(map: FlowMap, context: BrandContext): void {
  const { merged, report } = context;
  const { unreachable } = map.issues;
  const hanging = new Set<string>();
  for (const step of unreachable) {
    if (hanging.has(step)) continue;
    for (const other of unreachable) if (leadsTo(map.steps, [step], other)) hanging.add(other);
    const own = placeOfStep(map, step);
    const redirect = ageOf(merged, own) > 0 ? redirectOf(context, map, step) : undefined;
    const related = redirect ? [alsoAt(own, 'step-reach.step-stands-here')] : [];
    const help = redirect
      ? 'step-reach.lead-here-take'
      : 'step-reach.lead-defaultnextstepid-outcomes';
    const data = { flow: map.id, step };
    report(redirect ?? own, 'step-reach.way-leads-step', data, { help, related });
  }
}

/** The place where a child changes the transition that led to a step of its parent. */
function redirectOf({ merged, parent }: BrandContext, map: FlowMap, step: string) {
  const before = parent && flowMapsOf(parent).find(({ id }) => id === map.id);
  const leading = before?.steps.find(({ next, outcomes }) =>
    [next, ...Object.values(outcomes)].includes(step),
  );
  const own = stepOf(map, leading?.id);
  if (!own || before!.issues.unreachable.includes(step)) return undefined;
  const here = nodeOf(own.written);
  const changed = [...transitionsOf(here), nodeAt(here, ['outcomes']), here, map.flow];
  return changed.find((way) => way && isOwn(merged, way.at))?.at;
}

/** Blocks that add to the next payment, or choose what it buys. */
const ADDING: readonly string[] = ['order-bump', 'profile-plans', 'tickets'];

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
    const isPaidLater = [...after(id).keys(), id].some((one) => isPayment(map, one));
    const blocks = screens.get(step.templateId)?.blocks ?? [];
    if (!isPaidLater && blocks.some(({ block }) => ADDING.includes(block)))
      report(placeOfStep(map, id), 'after-payment.step-adds-payment', data);
    else if (step.templateId === 'success-invoice')
      report([step.written, 'templateId'], 'after-payment.step-shows-paid', data);
  }
}

/** A screen that shows a purchase comes behind a payment: there was nothing to pay before it. */
function checkUnpaid(map: FlowMap, { report }: BrandContext): void {
  const unpaid = new Map(
    [...followersIn(map)].map(([id, next]) => [id, isPayment(map, id) ? [] : next]),
  );
  for (const [id, path] of pathsFrom([map.steps[0]!.id], unpaid)) {
    const before = path.at(-2);
    if (before === undefined || !showsSale(stepOf(map, id)!.templateId)) continue;
    const data = { flow: map.id, step: before, id };
    return report(placeOfWay(map, before, id), 'after-payment.nothing-paid', data);
  }
}

export const rules: readonly Rule[] = [
  brandRule('after-payment', 'error', (context) => {
    for (const map of flowMapsOf(context.merged)) {
      // A circle that nothing leads out of is reported by another rule.
      if (map.issues.circles.length > 0) continue;
      if (!isBroken(map)) checkUnpaid(map, context);
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
  }),
  brandRule('dead-end', 'error', (context) => {
    for (const map of flowMapsOf(context.merged)) {
      const { deadEnds, circles, pathTo } = map.issues;
      checkEnds(map, context);
      for (const step of map.steps) if (pathTo.has(step.id)) checkOutcomes(map, step, context);
      // A consequence of a dead end or a circle is not reported again.
      if (deadEnds.length === 0 && circles.length === 0) checkReach(map, context);
    }
  }),
];
