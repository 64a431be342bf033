import type { BrandSettings, Catalogue, Flow } from '../contract/compiled-brand.ts';
import type { UpsellProduct } from '../contract/page-data.ts';

type Seller = Pick<BrandSettings, 'upsellProductName' | 'upsellData' | 'business' | 'area'>;

/**
 * The product that the upsell pages of a flow sell: the brand's `upsellProductName`, else the brand whose
 * dsProductId is the flow's, of the same area where two areas have it. Undefined
 * where neither is known: then nothing is offered.
 */
export function upsellProduct(
  { upsellProductName, upsellData, business, area }: Seller,
  flows: readonly Pick<Flow, 'props'>[],
  { brands }: Pick<Catalogue, 'brands'>,
): UpsellProduct | undefined {
  if (upsellProductName) {
    return {
      productCode: upsellProductName,
      business,
      name: upsellData?.name ?? upsellProductName,
    };
  }
  const wanted = flows
    .map(({ props }) => props?.upsell?.dsProductId)
    .find((id) => id !== undefined);
  const named = brands.filter(({ dsProductId }) => wanted && dsProductId === wanted);
  const sold = named.find((brand) => brand.area === area) ?? named[0];
  if (!sold) return undefined;
  const { productCode, business: itsBusiness, name } = sold;
  return { productCode, business: itsBusiness, name: upsellData?.name ?? name };
}
