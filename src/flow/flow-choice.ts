import type { Flow } from '../contract/compiled-brand.ts';
import { FLOWS_OF_METHODS } from '../contract/payment-methods.ts';
import type { Link } from './link.ts';

export type AskedFlow = Pick<Link, 'flowId' | 'route' | 'voucher' | 'oferta'>;

function wantedFlowId(
  { flowId, route, voucher, oferta }: AskedFlow,
  brandFlows: readonly Flow[],
): string {
  if (flowId) return flowId;
  // The route of a flow's name leads to each flow that sells by one payment method.
  if (route && FLOWS_OF_METHODS.includes(route)) return route;
  const special = brandFlows.find(
    ({ choose }) =>
      choose?.route?.includes(route ?? '') || choose?.voucher?.includes(voucher ?? ''),
  );
  return special?.id ?? (oferta ? 'offer' : 'default');
}

/**
 * By the flowId that a link names, else by the route or voucher of a flow of the brand's JSON, else 'offer' with an
 * oferta, else 'default'; the first of `flows`, which may be those of a config, where that one is missing.
 */
export function chooseFlow<Named extends { id?: string }>(
  link: AskedFlow,
  flows: readonly Named[],
  brandFlows: readonly Flow[],
): Named | undefined {
  const wanted = wantedFlowId(link, brandFlows);
  return flows.find((flow) => flow.id === wanted) ?? flows[0];
}

/** By its flow, or by its route where the config has no such flow. Whether the slip is offered is another question. */
export const asksForSlip = ({ id }: Pick<Flow, 'id'>, { route }: Pick<Link, 'route'>): boolean =>
  id === 'bankslip' || route === 'bankslip';
