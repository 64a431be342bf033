import { fetchConfigAndSeller, fetchPlanProduct } from '../api/fetch-product.ts';
import type { Client } from '../api/client.ts';
import type { Catalogue, CatalogueEntry, LoadedBrand } from '../contract/compiled-brand.ts';
import type { PageData } from '../contract/page-data.ts';
import { withUsableFlows } from '../flow/check-config-flows.ts';
import { flowOf } from '../flow/flow-of.ts';
import { namesOnlyPlan, type Link } from '../flow/link.ts';
import { designSystemMode, resolveBrand } from '../flow/resolve-brand.ts';
import { operationOf, sellerCodeOf } from '../flow/seller-lookup.ts';
import { upsellProduct } from '../flow/upsell-product.ts';

interface WaitInput {
  page: PageData;
  link: Link;
  catalogue: Catalogue;
  client: Client;
  loadBrand(entry: CatalogueEntry): Promise<LoadedBrand>;
}

/**
 * What the server does before it draws, done by the browser when the server could not wait, or
 * where there is none: config, seller, and the brand that they lead to (D-7, D-55). Throws when one
 * of the calls fails.
 */
export async function waitForProduct({
  page,
  link: written,
  catalogue,
  client,
  loadBrand,
}: WaitInput) {
  const product = namesOnlyPlan(written)
    ? await fetchPlanProduct(client, written.oferta!)
    : written.product;
  const link = { ...written, product };
  const { named, productCode } = resolveBrand(link, catalogue);
  const owner = (await loadBrand(named)).brand.settings;
  const { config, seller } = withUsableFlows(
    await fetchConfigAndSeller(client, {
      productCode,
      planId: link.oferta,
      sellerCode: sellerCodeOf(link.source),
      seller: link.seller,
      operation: operationOf(link.area),
      wantsConfig: owner.isProductFlowsAvailable,
    }),
  );
  const loaded = await loadBrand(resolveBrand(link, catalogue, config?.designSystemId).brand);
  const ready: PageData = {
    ...page,
    state: 'ready',
    productCode,
    business: owner.business,
    upsell: upsellProduct(
      owner,
      [flowOf(link, loaded.brand.flows, config).flow, ...loaded.brand.flows],
      catalogue,
    ),
    config,
    seller,
    mode: designSystemMode(config?.designSystemId) ?? loaded.brand.settings.dsMode,
  };
  return { page: ready, loaded };
}
