import { didYouMean, nearestName, suggestFix } from '../../brand/parse/nearest-name.ts';
import { entriesAt, itemsAt, nodeAt, textAt, type Place } from '../../brand/parse/node.ts';
import { plainName } from '../../brand/parse/plain-name.ts';
import type { Transition } from '../../contract/actions.ts';
import { FLOWS_OF_METHODS } from '../../contract/payment-methods.ts';
import { TEMPLATE_IDS, isOwnTemplate } from '../../flow/templates.ts';
import { ageOf } from '../age-of.ts';
import { say, type MessageId, type Text } from '../language/sentence.ts';
import { likelyEntry } from '../report-once.ts';
import { namesIn } from '../names.ts';
import { alsoAt, brandRule, type BrandContext, type Rule, type Suggestion } from '../rule.ts';
import { nodeOf, placeOf, type Step } from '../typed.ts';
import {
  flowMapsOf,
  flowsOf,
  leadsTo,
  neverTaken,
  placeOfStep,
  placeOfWay,
  wayOf,
  stepsOf,
  transitionsOf,
  type FlowMap,
  type GraphStep,
  waysOf,
} from './flow-maps.ts';

/** Every step of a flow can be reached, and leads on to a screen on which a purchase ends. */
export const deadEnd = brandRule('dead-end', 'error', (context) => {
  for (const map of flowMapsOf(context.merged)) {
    const { deadEnds, circles } = map.issues;
    checkEnds(map, context);
    for (const step of map.steps)
      if (map.issues.pathTo.has(step.id)) checkOutcomes(map, step, context);
    // A consequence of a dead end or a circle is not reported again.
    if (deadEnds.length === 0 && circles.length === 0) checkReach(map, context);
  }
});

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
    const details = { rule: 'step-circle', help: 'step-circle.let-one-steps' } as const;
    report(placeOfWay(map, last, first), message, { flow }, details);
  }
}

/** Every outcome of a step has a next step, and no next step is given for an impossible outcome. */
function checkOutcomes(map: FlowMap, step: GraphStep, { report }: BrandContext): void {
  const { id, next, outcomes, comesTo = [], mayComeTo = [], hasToName = [], written } = step;
  const tell = (at: Place, outcome: Transition, what: MessageId, help: MessageId) => {
    const data = { flow: map.id, step: id, outcome };
    const meaning = say(`outcome-way.${outcome}`);
    const real = [...new Set([...comesTo, ...mayComeTo])];
    const message = [say(what, { ...data, meaning, next }), wayTo(map, id)];
    report(at, message, data, { rule: 'outcome-way', suggestion: say(help, { ...data, real }) });
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
    const redirect = ageOf(merged, { at: own }) > 0 ? redirectOf(context, map, step) : undefined;
    report(
      redirect ?? own,
      'step-reach.way-leads-step',
      { flow: map.id, step },
      {
        rule: 'step-reach',
        help: redirect ? 'step-reach.lead-here-take' : 'step-reach.lead-defaultnextstepid-outcomes',
        related: redirect ? [alsoAt(own, 'step-reach.step-stands-here')] : [],
      },
    );
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

/** Steps lead to steps of their flow, and each has a template of its own that has a screen. */
export const nextStep = brandRule('next-step', 'names', (context) => {
  const { screens, merged } = context;
  const drawn = new Set(screens.keys());
  for (const [name, screen] of screens)
    checkTemplate(context, name, placeOf(screen), 'template.file-name-screens');
  for (const map of flowMapsOf(merged)) {
    checkWays(context, map);
    for (const { id, templateId, written } of map.steps) {
      const at = placeOf(written, 'templateId');
      const earlier = map.steps.find((one) => one.templateId === templateId)!;
      if (earlier.id !== id) checkPath(context, map, earlier.written, written);
      if (!checkTemplate(context, templateId, at, 'template.there-template')) continue;
      if (drawn.has(templateId)) continue;
      drawn.add(templateId);
      const rule = { rule: 'missing-screen' };
      context.report(at, 'missing-screen.screen-declared', { id: templateId }, rule);
    }
  }
});

/** Every transition of a step leads to a step of the same flow. */
function checkWays({ report }: BrandContext, { id: flow, ...map }: FlowMap): void {
  const list = stepsOf(map.flow);
  const ids = map.steps.map(({ id }) => id);
  for (const step of map.steps) {
    const path = map.issues.pathTo.get(step.id);
    for (const { name, at } of namesIn(transitionsOf(nodeOf(step.written)))) {
      if (ids.includes(name)) continue;
      const data = { name, flow, step: name };
      const way = path ? wayOf([...path, name]) : '';
      const meant = textAt(likelyEntry(name, list), 'id');
      const hint = meant ? didYouMean(name, meant) : suggestFix(name, ids, 'list.its-steps');
      const details = { missing: { name, list }, ...hint };
      report(at, [say('next-step.unknown', data), way], data, details);
    }
  }
}

/** The address tells at which step a buyer is, so a template stands once in a flow. */
function checkPath({ report }: BrandContext, { id: flow }: FlowMap, one: Step, other: Step): void {
  const { id, templateId } = other;
  const related = [alsoAt(placeOf(one, 'templateId'), 'other-one-here')];
  const data = { other: one.id, id, flow, templateId };
  const at = placeOf(other, 'templateId');
  report(at, 'step-path.steps-flow-same', data, { rule: 'step-path', related });
}

/** Whether a name is a template of the specification or a screen of the brand's own; reports any other. */
function checkTemplate(
  { report }: BrandContext,
  id: string,
  at: Place,
  message: 'template.there-template' | 'template.file-name-screens',
): boolean {
  if (isOwnTemplate(id) || TEMPLATE_IDS.some((one) => one === id)) return true;
  const near = suggestFix(id, TEMPLATE_IDS, 'list.templates');
  report(at, message, { id }, { rule: 'template', ...near, ...adviceFor(id) });
  return false;
}

/** A name that is near to no template may be meant for a screen of the brand's own. */
function adviceFor(id: string): Suggestion {
  const bare = id.replace(/^.*screens\//, '').replace(/\.json$/, '');
  if (bare !== id && TEMPLATE_IDS.some((one) => one === bare)) return didYouMean(id, bare);
  const own = `x/${plainName(id.replace(/^x\//i, ''))}`;
  if (nearestName(id, TEMPLATE_IDS) !== undefined || !isOwnTemplate(own)) return {};
  return { suggestion: say('template.screen-your-own', { own }) };
}

const DEFAULT = 'default';
/** Flows that links ask for by themselves as the specification fixes them. */
const ASKED_FOR: readonly string[] = [DEFAULT, ...FLOWS_OF_METHODS];

/** A flow that links ask for is called as it has to be. */
export const flowName = brandRule('flow-name', 'merge', ({ merged, sources, report }) => {
  const flows = flowsOf(merged);
  const names = flows.map((flow) => textAt(flow, 'id') ?? '');
  let isMisspelt = false;
  for (const [at, flow] of flows.entries()) {
    const name = names[at]!;
    const older = flows.filter((one) => ageOf(merged, one) > ageOf(merged, flow));
    const asked = [...ASKED_FOR, ...older.flatMap((one) => textAt(one, 'id') ?? [])];
    const meant = asked.includes(name) ? undefined : nearestName(name, asked);
    if (meant === undefined || nodeAt(flow, ['choose'])) continue;
    // A flow that was there before under the right name is another one, or the one to change.
    const other = flows[names.indexOf(meant)];
    const isThere = other !== undefined && ageOf(merged, other) >= ageOf(merged, flow);
    if (isThere && stepsOf(flow).every((step) => nodeAt(step, ['templateId']))) continue;
    if (!isThere) isMisspelt = true;
    const message = isThere ? 'flow-name.parent-flow-change' : 'flow-name.links-ask-flow';
    const details = { ...(isThere && { rule: 'merge-id' }), ...didYouMean(name, meant) };
    report(nodeAt(flow, ['id'])!.at, message, { name, meant }, details);
  }
  if (flows.length === 0 || names.includes(DEFAULT) || isMisspelt) return;
  const own = itemsAt(sources.folders.get(merged.id)?.files.get('flows'), 'flows');
  const removal = own.find((flow) => textAt(flow, 'id') === DEFAULT);
  const { at } = nodeAt(removal ?? flows[0], ['id']) ?? flows[0]!;
  const help = removal ? 'flow-name.keep-change-steps' : 'flow-name.call-flow-most';
  report(at, 'flow-name.there-flow-every', { name: DEFAULT }, { help });
});

export const rules: readonly Rule[] = [deadEnd, nextStep, flowName];
