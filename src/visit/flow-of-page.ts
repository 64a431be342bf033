import type { Flow } from '../contract/compiled-brand.ts';
import type { PageData } from '../contract/page-data.ts';
import { withVoucher, type Link } from '../flow/link.ts';
import type { VisitFlow } from './resolve-flow.ts';

/**
 * The flow that the server has resolved for a page; the code that resolves flows is not loaded for it.
 *
 * @throws {Error} when the page names no flow, or one that is not there.
 */
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
