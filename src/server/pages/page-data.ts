import type { CatalogueEntry, LoadedBrand } from '../../contract/compiled-brand.ts';
import type { PageData } from '../../contract/page-data.ts';
import { flowOf } from '../../flow/flow-of.ts';
import { namesOnlyPlan, type Link } from '../../flow/link.ts';
import { designSystemMode, resolveBrand } from '../../flow/resolve-brand.ts';
import { upsellProduct } from '../../flow/upsell-product.ts';
import type { HandlerDeps } from '../deps.ts';
import type { LookUp } from './look-up.ts';

type Known = Exclude<LookUp, { state: 'failed' }>;
type FromLink =
  'brandModule' | 'productCode' | 'business' | 'upsell' | 'state' | 'config' | 'seller' | 'mode';

/**
 * The brand to draw and what the page knows of its product. Config may change the looks, never what
 * is sold (D-7); an offer whose product is still unknown names neither product nor business.
 */
export async function brandAndProduct(
  written: Link,
  known: Known,
  { catalogue, loadBrand }: Pick<HandlerDeps, 'catalogue' | 'loadBrand'>,
): Promise<{ loaded: LoadedBrand; entry: CatalogueEntry; page: Pick<PageData, FromLink> }> {
  const { link, config, seller } =
    known.state === 'ready' ? known : { link: written, config: null, seller: null };
  const {
    brand: entry,
    named,
    productCode,
  } = resolveBrand(link, catalogue, config?.designSystemId);
  const [loaded, owner] = await Promise.all([loadBrand(entry), loadBrand(named)]);
  const product = namesOnlyPlan(link)
    ? {}
    : { productCode, business: owner.brand.settings.business };
  return {
    loaded,
    entry,
    page: {
      brandModule: entry.module,
      ...product,
      upsell: upsellProduct(
        owner.brand.settings,
        [flowOf(link, loaded.brand.flows, config).flow, ...loaded.brand.flows],
        catalogue,
      ),
      state: known.state,
      config,
      seller,
      mode: designSystemMode(config?.designSystemId) ?? loaded.brand.settings.dsMode,
    },
  };
}
