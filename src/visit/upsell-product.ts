import type { BrandSettings, Catalogue, CatalogueEntry, Flow } from '../contract/compiled-brand.ts';
import type { UpsellProduct } from '../contract/page-data.ts';

type Seller = Pick<BrandSettings, 'upsellProductName' | 'upsellData' | 'business' | 'area'>;

/**
 * The product that the upsell pages of a visit sell: that of the brand whose dsProductId the taken flow names, of the same
 * area where two areas have it; else the brand's `upsellProductName`; else, for a page outside the taken flow, that of
 * another flow. Name and theme are the product's own, the theme that of `presenter`: `upsellData` gives them for
 * `upsellProductName`, and for the brand whose theme it names. Undefined where no product is known: nothing is offered.
 */
export function visitUpsell(
  { upsellProductName, upsellData, business, area }: Seller,
  [taken, ...others]: readonly Pick<Flow, 'props'>[],
  { brands }: Pick<Catalogue, 'brands'>,
): { product: UpsellProduct; presenter?: CatalogueEntry } | undefined {
  const brandSoldBy = ({ props }: Pick<Flow, 'props'> = {}): CatalogueEntry | undefined => {
    const wanted = props?.upsell?.dsProductId;
    if (!wanted) return undefined;
    const named = brands.filter(({ dsProductId }) => dsProductId === wanted);
    return named.find((brand) => brand.area === area) ?? named[0];
  };
  const own = brandSoldBy(taken);
  if (!own && upsellProductName) {
    const name = upsellData?.name ?? upsellProductName;
    return { product: { productCode: upsellProductName, business, name } };
  }
  const sold = own ?? others.map(brandSoldBy).find((brand) => brand !== undefined);
  if (!sold) return undefined;
  const { productCode, business: its, bffId, name } = sold;
  const product = { productCode, business: its, bffId };
  return upsellData?.theme === sold.id
    ? { product: { ...product, name: upsellData.name } }
    : { product: { ...product, name }, presenter: sold };
}
