import type { Flow } from '../contract/compiled-brand.ts';
import { checkConfigFlows } from './check-config-flows.ts';
import { chooseFlow, choicesOf } from './choose-flow.ts';
import type { Link } from './link.ts';

/** All flows that a link may take, those of the config before the brand's own, and the one it takes. */
export function flowOf(
  link: Link,
  brandFlows: readonly Flow[],
  config: { flows: unknown } | null,
): { flow: Flow; flows: readonly Flow[] } {
  const flows = (config && checkConfigFlows(config.flows)) ?? brandFlows;
  const flow = chooseFlow(link, flows, choicesOf(brandFlows));
  if (!flow) throw new Error('There is no flow at all: neither the config nor the brand has one.');
  return { flow, flows };
}
