import type { Flow } from '../contract/compiled-brand.ts';
import type { PageData } from '../contract/page-data.ts';
import { withVoucher, type Link } from '../flow/link.ts';
import type { VisitFlow } from './resolve-flow.ts';

/** The flow that the server has resolved for a page, without the code that resolves. @throws when it names none. */
export function flowOfPage(
  link: Link,
  brandFlows: readonly Flow[],
  { config, flowIndex }: Pick<PageData, 'config' | 'flowIndex'>,
): VisitFlow {
  const flows = config ? (config.flows as readonly Flow[]) : brandFlows;
  const flow = flows[flowIndex ?? -1];
  if (!flow) throw new Error('The page does not name a flow that is there.');
  return { link: withVoucher(link, flow.steps[0]), flow, flows };
}
