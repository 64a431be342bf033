import type { Flow } from '../contract/compiled-brand.ts';
import { FLOWS_OF_METHODS } from '../contract/payment-methods.ts';
import type { Link } from './link.ts';

/** The routes and vouchers that lead to a flow. */
export interface FlowChoice {
  flowId: string;
  route?: readonly string[];
  voucher?: readonly string[];
}

/** The choices that a brand's own flows bring in `choose`; flows of a config answer have none. */
export function choicesOf(brandFlows: readonly Flow[]): FlowChoice[] {
  return brandFlows.flatMap(({ id, choose }) => (choose ? [{ flowId: id, ...choose }] : []));
}

/** The parameters of a link that decide its flow. */
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
 * The flow that a link takes: the flowId it names; else that of a special route or voucher;
 * else 'offer' with an oferta; else 'default'. Where that flow is not among `flows`, the first one.
 * `choices` are `choicesOf` the brand's own JSON, also when `flows` came with the config.
 * Undefined only without any flow.
 */
export function chooseFlow<Named extends { id?: string }>(
  link: AskedFlow,
  flows: readonly Named[],
  choices: readonly FlowChoice[],
): Named | undefined {
  const wanted = wantedFlowId(link, choices);
  return flows.find((flow) => flow.id === wanted) ?? flows[0];
}

/**
 * Whether a link asks for a bank slip on the payment screen: by its flow, or by its route where
 * the config has no such flow, or another one is named. Whether the slip is offered is another question.
 */
export const asksForSlip = ({ id }: Pick<Flow, 'id'>, { route }: Pick<Link, 'route'>): boolean =>
  id === 'bankslip' || route === 'bankslip';
