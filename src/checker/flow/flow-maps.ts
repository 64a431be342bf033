import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { knownFacts } from '../../brand/compile/known-facts.ts';
import { textAt, type Node, type Place } from '../../brand/parse/node.ts';
import { isSaleEnd, isUpsellPage, soldAt, type Offer } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import { memoize } from '../memo.ts';
import { hasBlocks, waysOfScreen } from '../screen/screen-ways.ts';
import { nodeOf, placeOf, valueOf, type Step } from '../typed.ts';
import { flowIssues, type FlowIssues, type GraphStep } from './flow-graph.ts';
import { flowsOf, stepsOf, transitionsOf } from './flow-nodes.ts';

/** A flow of a merged brand with its map. */
export interface FlowMap {
  id: string;
  flow: Node;
  steps: readonly GraphStep[];
  issues: FlowIssues;
}

const UPSELL_SUCCESS = 'success/upsell';
/** Buyers come to these by a link of their own, or because the answer to a payment names them. */
const ENTRIES = [
  'custom-offer',
  'generic-error',
  'parsing',
  'payment-verification',
  'payment/upgrade',
  'subscription-welcome',
  'success-invoice',
];

/** Whether buyers come to a screen without a step that leads to it. */
export const isEntry = (templateId: string): boolean =>
  templateId.endsWith('/[id]') || ENTRIES.includes(templateId);

/** Invoices, renewals, upgrades and custom offers are paid by card. */
const BY_SLIP: readonly Offer[] = ['main', 'upsell'];

/** The maps of a brand's flows; none of a flow whose steps have equal ids. */
export const flowMapsOf = memoize((merged: MergedBrand): readonly FlowMap[] =>
  flowsOf(merged).flatMap((flow) => mapOf(merged, flow)),
);

function mapOf(merged: MergedBrand, flow: Node): FlowMap[] {
  const id = textAt(flow, 'id') ?? '';
  // The workshop shows flows that have errors, too.
  const all = stepsOf(flow).map((step) => valueOf(step) as Step);
  const named = new Set(all.flatMap((step) => (step.templateId ? step.id : [])));
  if (named.size === 0 || named.size !== all.length) return [];
  const steps = all.map((step) => graphStep(merged, id, all, step));
  return [{ id, flow, steps, issues: flowIssues(steps) }];
}

function graphStep(
  merged: MergedBrand,
  flowId: string,
  steps: readonly Step[],
  written: Step,
): GraphStep {
  const { id, templateId, defaultNextStepId: next, outcomes = {} } = written;
  const stepsAt = (template?: string) =>
    steps.filter((one) => one.templateId === template).map((one) => one.id);
  const follower = steps.find((one) => one.id === next)?.templateId ?? '';
  const sellsBesides =
    templateId !== UPSELL_SUCCESS && (isUpsellPage(templateId) || isUpsellPage(follower));
  const isBySlip = flowId === 'bankslip' && BY_SLIP.includes(soldAt(templateId as TemplateId));
  const screen = merged.screens.get(templateId);
  const ways = hasBlocks(screen)
    ? waysOfScreen(screen!, {
        ...(!isBySlip && { isBankslip: false }),
        ...(!sellsBesides && { hasUpsellOffer: false }),
        ...knownFacts(merged.brand),
      })
    : undefined;
  const first = steps.find((one) => one.templateId !== 'parsing');
  return {
    written,
    id,
    templateId,
    next,
    outcomes,
    links: [
      ...(ways?.linked ?? []).flatMap(stepsAt),
      ...(ways?.leadsToFirst ? stepsAt(first?.templateId) : []),
      // A buyer who declines the offer skips the pages that sell it.
      ...(sellsBesides && outcomes.declined === undefined ? stepsAt(UPSELL_SUCCESS) : []),
    ],
    isEntry: isEntry(templateId),
    isEnd: isSaleEnd(templateId),
    comesTo: ways && [...new Set(ways.comesTo)],
    hasToName: ways?.hasToName,
    mayComeTo: ways?.mayComeTo,
  };
}

/** A way through a flow as it is printed. */
export const printed = (path: readonly string[] | undefined): string => (path ?? []).join(' → ');

/** The place of a step's id. */
export const placeOfStep = ({ steps }: FlowMap, id: string): Place =>
  placeOf(steps.find((step) => step.id === id)!.written, 'id');

/** The place where one step names another as its next, or that of the other step. */
export function placeOfWay(map: FlowMap, from: string, to: string): Place {
  const { written } = map.steps.find(({ id }) => id === from)!;
  const way = transitionsOf(nodeOf(written)).find((target) => textAt(target) === to);
  return way?.at ?? placeOfStep(map, to);
}
