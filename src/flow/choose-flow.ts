import type { Flow } from '../contract/compiled-brand.ts';
import { FLOWS_OF_METHODS } from '../contract/payment-methods.ts';
import { describeFlowProblem, type FlowProblem } from './config/flow-problem.ts';
import { readConfigFlows, type ConfigFlow, type ConfigFlows } from './config/read-config-flows.ts';
import type { Link } from './link.ts';

/** The routes and vouchers that lead to a flow. */
export interface FlowChoice {
  flowId: string;
  route?: readonly string[];
  voucher?: readonly string[];
}

/** The flows that sell by one payment method, by routes of their names (section 4). */
const GENERAL_CHOICES: readonly FlowChoice[] = FLOWS_OF_METHODS.map((flow) => ({
  flowId: flow,
  route: [flow],
}));

/** The choices that a brand's own flows bring in `choose`; flows of a config answer have none. */
export function choicesOf(brandFlows: readonly Flow[]): FlowChoice[] {
  return brandFlows.flatMap(({ id, choose }) => (choose ? [{ flowId: id, ...choose }] : []));
}

type Asked = Pick<Link, 'flowId' | 'route' | 'voucher' | 'oferta'>;

const includes = (values: readonly string[] = [], value: string | undefined): boolean =>
  value !== undefined && values.includes(value);

function wantedFlowId({ flowId, route, voucher, oferta }: Asked, choices: readonly FlowChoice[]) {
  if (flowId) return flowId;
  const special = [...GENERAL_CHOICES, ...choices].find(
    (choice) => includes(choice.route, route) || includes(choice.voucher, voucher),
  );
  if (special) return special.flowId;
  return oferta ? 'offer' : 'default';
}

/**
 * The flow that a link takes (D-35): the flowId it names; else that of a special route or voucher;
 * else 'offer' with an oferta; else 'default'. Where that flow is not among `flows`, the first one
 * (D-36). `choices` are `choicesOf` the brand's own JSON, also when `flows` came with the config.
 * Undefined only without any flow.
 */
export function chooseFlow<Named extends { id?: string }>(
  link: Asked,
  flows: readonly Named[],
  choices: readonly FlowChoice[],
): Named | undefined {
  const wanted = wantedFlowId(link, choices);
  return flows.find((flow) => flow.id === wanted) ?? flows[0];
}

const NO_CONFIG: ConfigFlows = { flows: [], problems: [] };

/** The flows that a link can name: the config's, or the brand's own where the config has no usable one. */
function namedFlows(flows: readonly ConfigFlow[], brandFlows: readonly Flow[]): ConfigFlow[] {
  if (flows.some(({ flow }) => flow)) return [...flows];
  return [...brandFlows.map((flow) => ({ id: flow.id, flow })), ...flows];
}

/**
 * The flow that a link takes among the usable ones of a config alone; undefined where that one is unusable.
 * For the config of an upsell, without which the main flow goes on.
 */
export function configFlowOf(
  link: Asked,
  brandFlows: readonly Flow[],
  config: { flows: unknown },
): { flow?: Flow; flows: readonly Flow[]; problems: readonly string[] } {
  const { flows, problems } = readConfigFlows(config.flows, brandFlows);
  return {
    flow: chooseFlow(link, flows, choicesOf(brandFlows))?.flow,
    flows: flows.flatMap(({ flow }) => flow ?? []),
    problems: problems.map(describeFlowProblem),
  };
}

/**
 * All flows that a link may take, the one it takes, and the mistakes found in the config's flows. The
 * brand's own JSON is laid under the config's flows (D-171). An unusable one is replaced by the brand's flow
 * of the same id, else the brand's default, else the first usable flow of the config (D-172).
 *
 * @throws {Error} when neither the config nor the brand has a flow.
 */
export function flowOf(
  link: Asked,
  brandFlows: readonly Flow[],
  config: { flows: unknown } | null,
): { flow: Flow; flows: readonly Flow[]; problems: readonly FlowProblem[] } {
  const read = config ? readConfigFlows(config.flows, brandFlows) : NO_CONFIG;
  const usable = read.flows.find(({ flow }) => flow)?.flow;
  const substituteFor = (id: string | undefined): Flow | undefined =>
    brandFlows.find((flow) => flow.id === id) ??
    brandFlows.find((flow) => flow.id === 'default') ??
    usable ??
    brandFlows[0];
  const named = namedFlows(read.flows, brandFlows);
  const all = named.map(({ id, flow }) => ({ id, flow: flow ?? substituteFor(id) }));
  const flow = chooseFlow(link, all, choicesOf(brandFlows))?.flow;
  if (!flow) throw new Error('There is no flow at all: neither the config nor the brand has one.');
  const flows = new Set(all.flatMap((one) => one.flow ?? []));
  return { flow, flows: [...flows], problems: read.problems };
}
