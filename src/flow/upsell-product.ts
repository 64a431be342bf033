import type { BrandSettings, Catalogue, Flow } from '../contract/compiled-brand.ts';
import type { UpsellProduct } from '../contract/page-data.ts';

type Seller = Pick<BrandSettings, 'upsellProductName' | 'upsellData' | 'business'>;

/**
 * What the upsell pages of a flow sell: the brand's `upsellProductName`, else the brand whose
 * dsProductId is the flow's. Undefined where neither is known: then nothing is offered.
 */
export function upsellProduct(
  { upsellProductName, upsellData, business }: Seller,
  flow: Pick<Flow, 'props'> | undefined,
  { brands }: Pick<Catalogue, 'brands'>,
): UpsellProduct | undefined {
  if (upsellProductName) {
    return {
      productCode: upsellProductName,
      business,
      name: upsellData?.name ?? upsellProductName,
    };
  }
  const wanted = flow?.props?.upsell?.dsProductId;
  const sold = wanted && brands.find(({ dsProductId }) => dsProductId === wanted);
  if (!sold) return undefined;
  const { productCode, business: itsBusiness, name } = sold;
  return { productCode, business: itsBusiness, name: upsellData?.name ?? name };
}
