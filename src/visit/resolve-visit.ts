import type { Catalogue, Flow } from '../contract/compiled-brand.ts';
import type { ProductConfig, Seller } from '../contract/page-data.ts';
import { flowOf } from '../flow/choose-flow.ts';
import { namesOnlyPlan, withVoucher, type Link } from '../flow/link.ts';
import { resolveBrand } from './resolve-brand.ts';

/** The upstream's answers about a link, as far as they have come. */
export interface VisitAnswers {
  /** Code of the product that the link's plan belongs to. */
  planProduct?: string;
  config?: ProductConfig | null;
  seller?: Seller | null;
}

/**
 * Resolves brand, product and plan of a link, before a brand's own file is read. Config and
 * seller may be missing: then the answer is what is known without them.
 *
 * @throws {Error} when the catalogue does not hold its own default brand.
 */
export function resolveVisit(
  link: Link,
  catalogue: Catalogue,
  { planProduct, config = null, seller = null }: VisitAnswers = {},
) {
  const asked = namesOnlyPlan(link) ? { ...link, product: planProduct } : link;
  const { designSystemId } = config ?? {};
  const { brand, named, productCode, mode } = resolveBrand(asked, catalogue, designSystemId);
  return {
    /** The brand that the link names: screens, texts and what is sold are its own. */
    owner: named,
    /** The brand that lends it its looks, where the config names one. */
    lender: brand === named ? undefined : brand,
    /** Undefined while only a plan is known. */
    productCode: namesOnlyPlan(asked) ? undefined : productCode,
    planId: link.oferta,
    mode,
    config,
    seller,
  };
}

/** The way that a visit takes. */
export interface VisitFlow {
  /** The link with the voucher of the flow's first step, where it has none itself. */
  link: Link;
  flow: Flow;
  /** All flows that the link could have taken: the config's, or the brand's own. */
  flows: readonly Flow[];
}

/**
 * Resolves the flow of a link from the brand's own flows and the config's.
 *
 * @throws {Error} when neither has a flow.
 */
export function resolveFlow(
  link: Link,
  brandFlows: readonly Flow[],
  config: ProductConfig | null,
): VisitFlow & { problems: readonly string[] } {
  const found = flowOf(link, brandFlows, config);
  return { ...found, link: withVoucher(link, found.flow.steps[0]) };
}
