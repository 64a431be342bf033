import type { Flow } from '../contract/compiled-brand.ts';
import { describeFlowProblem } from './config/flow-problem.ts';
import { readConfigFlows, type ConfigFlow } from './config/read-config-flows.ts';
import { chooseFlow, type AskedFlow } from './flow-choice.ts';

/** Among a config's flows alone; undefined where the one asked for is unusable. For the config of an upsell. */
export function configFlowOf(
  link: AskedFlow,
  brandFlows: readonly Flow[],
  config: { flows: unknown },
): { flow?: Flow; flows: readonly Flow[]; problems: readonly string[] } {
  const { flows, problems } = readConfigFlows(config.flows, brandFlows);
  return {
    flow: chooseFlow(link, flows, brandFlows)?.flow,
    flows: flows.flatMap(({ flow }) => flow ?? []),
    problems: problems.map(describeFlowProblem),
  };
}

/** An unusable flow is replaced by the brand's of its id, else its default, else the first usable. @throws without any. */
export function flowOf(
  link: AskedFlow,
  brandFlows: readonly Flow[],
  config: { flows: unknown } | null,
): { flow: Flow; flows: readonly Flow[]; problems: readonly string[] } {
  const read = config && readConfigFlows(config.flows, brandFlows);
  const configFlows = read?.flows ?? [];
  const usable = configFlows.find(({ flow }) => flow)?.flow;
  const substitute = brandFlows.find(({ id }) => id === 'default') ?? usable ?? brandFlows[0];
  if (!substitute)
    throw new Error('There is no flow at all: neither the config nor the brand has one.');
  // A link can name the config's flows, or the brand's own where the config has no usable one.
  const named: ConfigFlow[] = usable ? [] : brandFlows.map((flow) => ({ id: flow.id, flow }));
  const all = [...named, ...configFlows].map(({ id, flow }) => ({
    id,
    flow: flow ?? brandFlows.find((own) => own.id === id) ?? substitute,
  }));
  const { flow } = chooseFlow(link, all, brandFlows)!;
  const flows = [...new Set(all.map((one) => one.flow))];
  return { flow, flows, problems: (read?.problems ?? []).map(describeFlowProblem) };
}
