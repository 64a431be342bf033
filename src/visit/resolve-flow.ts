import type { Flow } from '../contract/compiled-brand.ts';
import type { ProductConfig } from '../contract/page-data.ts';
import { flowOf } from '../flow/choose-flow.ts';
import { withVoucher, type Link } from '../flow/link.ts';

/** The way that a visit takes. */
export interface VisitFlow {
  /** The link with the voucher of the flow's first step, where it has none itself. */
  link: Link;
  flow: Flow;
  /** All flows that the link could have taken: the config's, or the brand's own. */
  flows: readonly Flow[];
}

/** Resolves the flow of a link from the brand's own flows and the config's. @throws {Error} when neither has one. */
export function resolveFlow(
  link: Link,
  brandFlows: readonly Flow[],
  config: ProductConfig | null,
): VisitFlow & { problems: readonly string[] } {
  const found = flowOf(link, brandFlows, config);
  return { ...found, link: withVoucher(link, found.flow.steps[0]) };
}
