import type {
  BrandLooks,
  Catalogue,
  CatalogueEntry,
  LoadedBrand,
} from '../contract/compiled-brand.ts';
import type { PageData, ProductCalls } from '../contract/page-data.ts';
import { firstPathOf } from '../flow/step.ts';
import { pathOf } from '../flow/templates.ts';
import { namesOnlyPlan, sellerCodeOf, type Link } from '../flow/link.ts';
import { resolveBrand, type VisitAnswers } from './resolve-brand.ts';
import { resolveFlow } from './resolve-flow.ts';
import { visitUpsell } from './upsell-product.ts';
import { visitBrand } from './visit-brand.ts';

/** The catalogue, and how its brands are loaded. */
export interface BrandSource {
  catalogue: Catalogue;
  /** Loads a brand once, and remembers it. */
  loadBrand(entry: CatalogueEntry): Promise<LoadedBrand>;
}

/** The same, with the looks that brands lend. */
export interface VisitSource extends BrandSource {
  /** Loads the looks of a brand; undefined where they cannot be had, which stops no sale. */
  loadLooks(entry: CatalogueEntry): Promise<BrandLooks | undefined>;
}

/** A visit with its brand, as it is drawn; `problems` are the mistakes in the flows of a config, to be reported once. */
export type LoadedVisit = Awaited<ReturnType<typeof openVisit>>;

/**
 * Opens a visit by the answers at hand, and asks for nothing: for the error page, and for a page whose config and seller
 * are still on their way. @throws what `loadBrand` throws.
 */
export async function openVisit(
  link: Link,
  { catalogue, loadBrand, loadLooks }: VisitSource,
  answers: VisitAnswers = {},
) {
  const { config = null, seller = null } = answers;
  const { owner, lender, productCode, mode } = resolveBrand(link, catalogue, answers);
  const own = await loadBrand(owner);
  const { brand } = own;
  const found = resolveFlow(link, brand.flows, config);
  const besides = visitUpsell(brand.settings, [found.flow, ...brand.flows], catalogue);
  const [looks, ofUpsell] = await Promise.all(
    [lender, besides?.presenter].map((entry) => entry && loadLooks(entry)),
  );
  // A product of another brand never takes the theme of a third one.
  const theme = besides?.presenter && (ofUpsell?.theme ?? looks?.theme ?? brand.theme);
  const upsell = besides && { ...besides.product, theme };
  const loaded = visitBrand(own, { looks, upsell });
  const data = {
    brandModule: owner.module,
    looks,
    productCode,
    business: productCode && brand.settings.business,
    upsell,
    config: config && { ...config, flows: found.flows },
    flowIndex: found.flows.indexOf(found.flow),
    seller,
    mode: mode ?? loaded.brand.settings.dsMode,
  } satisfies Partial<PageData>;
  return { ...found, loaded, data };
}

/** Asks for the product of a lone plan, then for config and seller. @throws when a call fails, or the brand's loading. */
export async function askAbout(
  link: Link,
  { catalogue, loadBrand }: BrandSource,
  calls: ProductCalls,
): Promise<VisitAnswers> {
  const planProduct = namesOnlyPlan(link) ? await calls.planProduct(link.oferta!) : undefined;
  const { owner, productCode } = resolveBrand(link, catalogue, { planProduct });
  const { settings } = (await loadBrand(owner)).brand;
  const found = await calls.configAndSeller({
    productCode: productCode!,
    planId: link.oferta,
    sellerCode: sellerCodeOf(link.source),
    seller: link.seller,
    operation: link.area,
    wantsConfig: settings.isProductFlowsAvailable,
  });
  return { planProduct, ...found };
}

/** Asks as `askAbout` does, and opens the visit with what was answered. @throws as the two do. */
export const loadVisit = async (
  link: Link,
  source: VisitSource,
  calls: ProductCalls,
): Promise<LoadedVisit> => openVisit(link, source, await askAbout(link, source, calls));

/**
 * Path at which the buyers of a link start: the first step of the brand's JSON flow that the link takes, without a call.
 * A lone plan names no brand yet: its buyers start at the lead. @throws what `loadBrand` throws.
 */
export async function startPath(
  link: Link,
  { catalogue, loadBrand }: BrandSource,
): Promise<string> {
  if (namesOnlyPlan(link)) return pathOf('lead');
  const { brand } = await loadBrand(resolveBrand(link, catalogue).owner);
  return firstPathOf(resolveFlow(link, brand.flows, null).flow);
}
