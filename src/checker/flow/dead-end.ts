import type { Transition } from '../../contract/actions.ts';
import { ageOf } from '../age-of.ts';
import { entriesAt, nodeAt, type Place } from '../../brand/parse/node.ts';
import { say, type Text } from '../language/sentence.ts';
import type { BrandContext, Rule } from '../rule.ts';
import { alsoAt } from '../wording.ts';
import { nodeOf } from '../typed.ts';
import { flowMapsOf, placeOfStep, placeOfWay, printed, type FlowMap } from './flow-maps.ts';
import { leadsTo } from './flow-graph.ts';
import { transitionsOf } from './flow-nodes.ts';

/** Every step of a flow can be reached, and leads on to a screen on which a purchase ends. */
export const rule: Rule = {
  id: 'dead-end',
  severity: 'error',
  checkBrand(context) {
    for (const map of flowMapsOf(context.merged)) {
      const { deadEnds, circles } = map.issues;
      checkEnds(map, context);
      checkOutcomes(map, context);
      // A consequence of a dead end or a circle is not reported again.
      if (deadEnds.length === 0 && circles.length === 0) checkReach(map, context);
    }
  },
};

const lostIn = ({ issues: { unreachable } }: FlowMap): Text =>
  unreachable.length > 0 ? say('nobody-gets-to', { names: unreachable }) : '';

const wayTo = ({ issues }: FlowMap, step: string): Text =>
  say('way', { path: printed(issues.pathTo.get(step)) });

function checkEnds(map: FlowMap, { report }: BrandContext): void {
  const { deadEnds, circles, pathTo } = map.issues;
  const data = { flow: map.id };
  for (const step of deadEnds) {
    report({
      at: placeOfStep(map, step),
      message: [say('dead-end.nothing-follows', { step, ...data }), wayTo(map, step), lostIn(map)],
      suggestion: say('dead-end.say-what-follows'),
      data: { ...data, step },
    });
  }
  for (const circle of circles) {
    const [first, last] = [circle[0]!, circle.at(-2)!];
    const path = printed([...pathTo.get(first)!, ...circle.slice(1)]);
    report({
      rule: 'step-circle',
      at: placeOfWay(map, last, first),
      message: [say('step-circle.no-way-out', data), say('way', { path }), lostIn(map)],
      suggestion: say('step-circle.let-one-steps'),
      data,
    });
  }
}

const meaning = (outcome: Transition) => say(`outcome-way.${outcome}`);

/** Every outcome of a step has a next step, and no next step is given for an impossible outcome. */
function checkOutcomes(map: FlowMap, { report }: BrandContext): void {
  const steps = new Map(map.steps.map((step) => [step.id, step]));
  const tell = (step: string, outcome: Transition, at: Place, message: Text, suggestion: Text) =>
    report({
      rule: 'outcome-way',
      at,
      message: [message, wayTo(map, step)],
      suggestion,
      data: { flow: map.id, step, outcome },
    });
  for (const { step, outcome } of map.issues.withoutWay) {
    const { next } = steps.get(step)!;
    const data = { step, flow: map.id, outcome, meaning: meaning(outcome), next };
    const message = say(next === undefined ? 'outcome-way.no-next' : 'outcome-way.led-on', data);
    const advice = say('outcome-way.add-outcomes-id', { outcome });
    tell(step, outcome, placeOfStep(map, step), message, advice);
  }
  for (const { step, outcome } of map.issues.never) {
    const { written, comesTo = [], mayComeTo = [] } = steps.get(step)!;
    const real = [...new Set([...comesTo, ...mayComeTo])];
    const outcomes = new Map(entriesAt(nodeOf(written.outcomes!)));
    const data = { outcome, meaning: meaning(outcome), step, flow: map.id };
    const advice =
      real.length > 0
        ? say('outcome-way.what-comes-out', { real })
        : say('outcome-way.delete-nothing-on');
    tell(step, outcome, outcomes.get(outcome)!.keyAt, say('outcome-way.never', data), advice);
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
    const redirect = ageOf(merged, { at: own }) > 0 ? redirectOf(context, map, step) : undefined;
    report({
      rule: 'step-reach',
      at: redirect ?? own,
      message: say('step-reach.way-leads-step', { flow: map.id, step }),
      suggestion: redirect
        ? say('step-reach.lead-here-take', { step })
        : say('step-reach.lead-defaultnextstepid-outcomes'),
      related: redirect ? [alsoAt(own, say('step-reach.step-stands-here'))] : [],
      data: { flow: map.id, step },
    });
  }
}

/** The place where a child changes the transition that led to a step of its parent. */
function redirectOf({ merged, parent }: BrandContext, map: FlowMap, step: string) {
  const before = parent && flowMapsOf(parent).find(({ id }) => id === map.id);
  const leading = before?.steps.find(({ next, outcomes }) =>
    [next, ...Object.values(outcomes)].includes(step),
  );
  const own = map.steps.find(({ id }) => id === leading?.id);
  if (!own || before!.issues.unreachable.includes(step)) return undefined;
  const here = nodeOf(own.written);
  const changed = [...transitionsOf(here), nodeAt(here, ['outcomes']), here, map.flow];
  return changed.find((way) => way && ageOf(merged, way) === 0)?.at;
}
