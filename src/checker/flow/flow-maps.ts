import { knownFacts } from '../../brand/compile/compile-context.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { memoize } from '../../brand/memo.ts';
import { itemsAt, nodeAt, nodesAt, textAt, type Node, type Place } from '../../brand/parse/node.ts';
import { ACTIONS, type ActionDescriptor, type Transition } from '../../contract/actions.ts';
import type { Facts } from '../../contract/facts.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { simplify } from '../../flow/condition.ts';
import { closedCircles, pathsFrom, type Graph } from '../../flow/graph.ts';
import { isSaleEnd, isUpsellPage, soldAt, type Offer } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { say, type Sentence } from '../language/sentence.ts';
import { nodeOf, placeOf, valueOf, type Block, type Screen, type Step } from '../typed.ts';

/** A step as a place on the map of its flow; without outcomes where its screen is unknown. */
export type GraphStep = ReturnType<typeof graphStep>;

export interface FlowMap {
  id: string;
  flow: Node;
  steps: readonly GraphStep[];
  issues: ReturnType<typeof issuesOf>;
}

export const flowsOf = ({ files }: Pick<MergedBrand, 'files'>): Node[] =>
  itemsAt(files.get('flows'), 'flows');

export const stepsOf = (flow: Node): Node[] => itemsAt(flow, 'steps');

export const transitionsOf = (step: Node): Node[] =>
  ['defaultNextStepId', 'outcomes.*'].flatMap((path) => nodesAt(step, path));

const UPSELL_SUCCESS = 'success/upsell';
/** Buyers come to these by a link of their own, or because the answer to a payment names them. */
const ENTRIES =
  'custom-offer generic-error parsing payment-verification payment/upgrade subscription-welcome success-invoice';

/** Whether buyers come to a screen without a step that leads to it. */
export const isEntry = (templateId: string): boolean =>
  templateId.endsWith('/[id]') || ENTRIES.split(' ').includes(templateId);

/** Invoices, renewals, upgrades and custom offers are paid by card. */
const BY_SLIP: readonly Offer[] = ['main', 'upsell'];

/** The maps of a brand's flows; none of a flow whose steps have equal ids. */
export const flowMapsOf = memoize((merged: MergedBrand): readonly FlowMap[] =>
  flowsOf(merged).flatMap((flow): FlowMap[] => {
    const id = textAt(flow, 'id') ?? '';
    // The workshop shows flows that have errors, too.
    const all = stepsOf(flow).map((step) => valueOf(step) as Step);
    const named = new Set(all.flatMap((step) => (step.templateId ? step.id : [])));
    if (named.size === 0 || named.size !== all.length) return [];
    const steps = all.map((step) => graphStep(merged, id, all, step));
    return [{ id, flow, steps, issues: issuesOf(steps) }];
  }),
);

function graphStep(merged: MergedBrand, flowId: string, steps: readonly Step[], written: Step) {
  const { id, templateId, defaultNextStepId: next, outcomes = {} } = written;
  const stepsAt = (template?: string) =>
    steps.filter((one) => one.templateId === template).map((one) => one.id);
  const follower = steps.find((one) => one.id === next)?.templateId ?? '';
  const sellsBesides =
    templateId !== UPSELL_SUCCESS && (isUpsellPage(templateId) || isUpsellPage(follower));
  const isBySlip = flowId === 'bankslip' && BY_SLIP.includes(soldAt(templateId as TemplateId));
  const blocks = shownBlocks(merged.screens.get(templateId), {
    ...(!isBySlip && { isBankslip: false }),
    ...(!sellsBesides && { hasUpsellOffer: false }),
    ...knownFacts(merged.brand),
  });
  const facts = (blocks ?? []).map((one) => {
    const action: ActionDescriptor | undefined =
      one.block === 'form' ? ACTIONS[one.action as ActionName] : undefined;
    return { one, action, ...blockFacts.get(one.block) };
  });
  const first = steps.find((one) => one.templateId !== 'parsing');
  return {
    written,
    id,
    templateId,
    /** defaultNextStepId. */
    next,
    outcomes,
    /** Ids of steps that its screen leads to by itself: links to screens, an upsell declined. */
    links: [
      ...facts.flatMap(({ one, linkOption = '' }) => stepsAt(one[linkOption] as string)),
      ...(facts.some((one) => one.leadsToFirstStep) ? stepsAt(first?.templateId) : []),
      // A buyer who declines the offer skips the pages that sell it.
      ...(sellsBesides && outcomes.declined === undefined ? stepsAt(UPSELL_SUCCESS) : []),
    ],
    isEnd: isSaleEnd(templateId),
    ...(blocks && {
      /** Outcomes that some buyer certainly comes to. */
      comesTo: [...new Set(facts.flatMap(({ action, always = [] }) => action?.leadsTo ?? always))],
      /** Of these, the opposite of going on, which defaultNextStepId would lead astray. */
      hasToName: facts.flatMap(({ action }) => action?.needsBranch ?? []),
      mayComeTo: facts.flatMap(({ action, maybe = [] }) => action?.mayLeadTo ?? maybe),
    }),
  };
}

/** The blocks that buyers may see of whom some facts are known; a screen that is broken elsewhere has none. */
function shownBlocks(screen: Node | undefined, known: Partial<Facts>): Block[] | undefined {
  if (nodeAt(screen, ['blocks'])?.kind !== 'array') return undefined;
  const { blocks } = valueOf(screen!) as Screen;
  return blocks.filter(({ when }) => simplify(when, known) !== false);
}

function issuesOf(steps: readonly GraphStep[]) {
  const graph = graphOf(steps);
  const ids = (some: readonly GraphStep[]) => some.map(({ id }) => id);
  const entries = steps.filter(({ templateId }, at) => at === 0 || isEntry(templateId));
  const pathTo = pathsFrom(ids(entries), graph);
  const reached = steps.filter(({ id }) => pathTo.has(id));
  return {
    /** Steps that buyers get to, from which nothing leads on though it is no last screen. */
    deadEnds: ids(reached.filter((step) => !step.isEnd && waysOf(step).length === 0)),
    /** Circles that nothing leads out of: their steps in the order of the walk, the first once more at the end. */
    circles: closedCircles(ids(reached), graph),
    unreachable: ids(steps.filter(({ id }) => !pathTo.has(id))),
    /** The shortest way to each step that can be reached, both ends included. */
    pathTo,
  };
}

export function leadsTo(steps: readonly GraphStep[], from: readonly string[], to: string): boolean {
  const graph = graphOf(steps);
  const next = from.flatMap((id) => graph.get(id)!);
  return pathsFrom(next, graph).has(to);
}

/** The ways between the steps of a flow; a step that is not there is passed over. */
function graphOf(steps: readonly GraphStep[]): Graph {
  const ids = new Set(steps.map(({ id }) => id));
  return new Map(steps.map((step) => [step.id, waysOf(step).filter((id) => ids.has(id))]));
}

export const waysOf = ({ next, outcomes, links }: GraphStep): string[] => [
  ...new Set([...(next === undefined ? [] : [next]), ...Object.values(outcomes), ...links]),
];

/** Outcomes that have a way, though the step's screen never comes to them. */
export const neverTaken = ({ outcomes, comesTo, mayComeTo = [] }: GraphStep): Transition[] =>
  (Object.keys(outcomes) as Transition[]).filter(
    (outcome) => comesTo && ![...comesTo, ...mayComeTo].includes(outcome),
  );

/** Whether other rules report the ways of a flow. */
export const isBroken = ({ steps, issues: { deadEnds, circles, unreachable } }: FlowMap) =>
  [deadEnds, circles, unreachable, steps.flatMap(neverTaken)].some((one) => one.length > 0);

export const wayOf = (path: readonly string[]): Sentence => say('way', { path: path.join(' → ') });

export const stepOf = ({ steps }: Pick<FlowMap, 'steps'>, id: string | undefined) =>
  steps.find((step) => step.id === id);

export const placeOfStep = (map: FlowMap, id: string): Place =>
  placeOf(stepOf(map, id)!.written, 'id');

/** The place where one step names another as its next, or that of the other step. */
export function placeOfWay(map: FlowMap, from: string, to: string): Place {
  const ways = transitionsOf(nodeOf(stepOf(map, from)!.written));
  return ways.find((target) => textAt(target) === to)?.at ?? placeOfStep(map, to);
}
