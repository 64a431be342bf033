import type { Flow } from '../contract/compiled-brand.ts';
import { FLOWS_OF_METHODS } from '../contract/payment-methods.ts';
import type { Link } from './link.ts';

export interface FlowChoice {
  flowId: string;
  route?: readonly string[];
  voucher?: readonly string[];
}

/** The choices that a brand's own flows bring in `choose`; flows of a config answer have none. */
export function choicesOf(brandFlows: readonly Flow[]): FlowChoice[] {
  return brandFlows.flatMap(({ id, choose }) => (choose ? [{ flowId: id, ...choose }] : []));
}

export type AskedFlow = Pick<Link, 'flowId' | 'route' | 'voucher' | 'oferta'>;

function wantedFlowId(
  { flowId, route, voucher, oferta }: AskedFlow,
  choices: readonly FlowChoice[],
): string {
  if (flowId) return flowId;
  // The route of a flow's name leads to each flow that sells by one payment method.
  if (route && FLOWS_OF_METHODS.includes(route)) return route;
  const special = choices.find(
    (choice) => choice.route?.includes(route ?? '') || choice.voucher?.includes(voucher ?? ''),
  );
  return special?.flowId ?? (oferta ? 'offer' : 'default');
}

/**
 * By the flowId that a link names, else by route or voucher, else 'offer' with an oferta, else 'default'; the first
 * flow where that one is missing. `choices` are those of the brand's JSON, also for the flows of a config.
 */
export function chooseFlow<Named extends { id?: string }>(
  link: AskedFlow,
  flows: readonly Named[],
  choices: readonly FlowChoice[],
): Named | undefined {
  const wanted = wantedFlowId(link, choices);
  return flows.find((flow) => flow.id === wanted) ?? flows[0];
}

/** By its flow, or by its route where the config has no such flow. Whether the slip is offered is another question. */
export const asksForSlip = ({ id }: Pick<Flow, 'id'>, { route }: Pick<Link, 'route'>): boolean =>
  id === 'bankslip' || route === 'bankslip';
