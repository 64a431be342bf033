import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { knownFacts } from '../../brand/compile/known-facts.ts';
import { entriesAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { isSaleEnd, isUpsellPage, soldAt, type Offer } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import type { Facts } from '../../contract/facts.ts';
import { flowIssues, WAYS, type FlowIssues, type GraphStep, type Way } from './flow-graph.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';
import { hasBlocks, waysOfScreen } from '../screen/screen-ways.ts';

/** A flow of a merged brand with its map. */
export interface FlowMap {
  id: string;
  flow: Node;
  /** By step id. */
  nodes: ReadonlyMap<string, Node>;
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

const known = new WeakMap<MergedBrand, readonly FlowMap[]>();

/** The maps of a brand's flows; none of a flow whose steps have equal ids. */
export function flowMapsOf(merged: MergedBrand): readonly FlowMap[] {
  const found = known.get(merged) ?? flowsOf(merged).flatMap((flow) => mapOf(merged, flow));
  known.set(merged, found);
  return found;
}

function mapOf(merged: MergedBrand, flow: Node): FlowMap[] {
  const id = textAt(flow, 'id') ?? '';
  const nodes = new Map(
    stepsOf(flow).flatMap((step): [string, Node][] => {
      const name = textAt(step, 'id');
      return name === undefined || textAt(step, 'templateId') === undefined ? [] : [[name, step]];
    }),
  );
  if (nodes.size === 0 || nodes.size !== stepsOf(flow).length) return [];
  const steps = [...nodes].map(([name, step]) => graphStep(merged, id, nodes, name, step));
  return [{ id, flow, nodes, steps, issues: flowIssues(steps) }];
}

function graphStep(
  merged: MergedBrand,
  flowId: string,
  nodes: ReadonlyMap<string, Node>,
  id: string,
  step: Node,
): GraphStep {
  const templateId = textAt(step, 'templateId')!;
  const next = textAt(step, 'defaultNextStepId');
  const outcomes = Object.fromEntries(
    entriesAt(step, 'outcomes').flatMap(([name, { node }]) => {
      const way = textAt(node);
      return way === undefined || !WAYS.includes(name as Way) ? [] : [[name as Way, way]];
    }),
  ) as GraphStep['outcomes'];
  const screen = merged.screens.get(templateId);
  const follower = textAt(nodes.get(next ?? ''), 'templateId') ?? '';
  const sellsBesides =
    templateId !== UPSELL_SUCCESS && (isUpsellPage(templateId) || isUpsellPage(follower));
  const ways = hasBlocks(screen)
    ? waysOfScreen(screen!, factsIn(merged, flowId, templateId, sellsBesides))
    : undefined;
  const stepsAt = (template: string | undefined) =>
    [...nodes].flatMap(([name, one]) => (textAt(one, 'templateId') === template ? [name] : []));
  const first = [...nodes.values()].find((one) => textAt(one, 'templateId') !== 'parsing');
  return {
    id,
    templateId,
    next,
    outcomes,
    links: [
      ...(ways?.linked ?? []).flatMap(stepsAt),
      ...(ways?.leadsToFirst ? stepsAt(textAt(first, 'templateId')) : []),
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

/** Facts that are known of every buyer on a step, from the brand and the flow. */
function factsIn(
  merged: MergedBrand,
  flowId: string,
  templateId: string,
  sellsBesides: boolean,
): Partial<Facts> {
  const isBySlip = flowId === 'bankslip' && BY_SLIP.includes(soldAt(templateId as TemplateId));
  return {
    ...(isBySlip ? {} : { isBankslip: false }),
    ...(sellsBesides ? {} : { hasUpsellOffer: false }),
    ...knownFacts(merged.brand),
  };
}

/** A way through a flow as it is printed. */
export const printed = (path: readonly string[] | undefined): string => (path ?? []).join(' → ');

/** The place of a step's id. */
export const idOf = (map: FlowMap, step: string): Node =>
  nodeAt(map.nodes.get(step), ['id']) ?? map.flow;
