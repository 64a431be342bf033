import type { Catalogue, CatalogueEntry } from '../contract/compiled-brand.ts';
import type { Area, Link } from '../flow/link.ts';

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const FIELDS = ['key', 'productCode'] as const;
const MODES = ['light', 'dark'] as const;

/** A brand in an area, or else in BR; by key, or by a code that a plan was found to belong to. */
function brandNamed(
  name: string | undefined,
  area: Area,
  { brands }: Catalogue,
): CatalogueEntry | undefined {
  if (name === undefined) return undefined;
  const found = FIELDS.flatMap((field) => {
    const named = brands.filter((brand) => isSame(brand[field], name));
    return [area, 'BR'].map((wanted) => named.find((brand) => brand.area === wanted));
  });
  return found.find((brand) => brand !== undefined);
}

/**
 * Resolves the brand of a link in the specification's order: a listed design-system brand, the slug,
 * product plus area, the product in BR, the default brand. An unknown value is skipped, but never
 * changes what is sold: the code of a product that no brand has is the one in the link.
 *
 * @throws {Error} when the catalogue does not hold its own default brand.
 */
export function resolveBrand(
  link: Pick<Link, 'product' | 'productSlug' | 'area'>,
  catalogue: Catalogue,
  designSystemId = '',
) {
  // The first dollar sign joins brand and mode.
  const [designed = '', ...rest] = designSystemId.split('$').map((part) => part.trim());
  const listed = catalogue.designSystemOverrides.find((key) => isSame(key, designed));
  const known =
    brandNamed(link.productSlug, link.area, catalogue) ??
    brandNamed(link.product, link.area, catalogue);
  const named = known ?? brandNamed(catalogue.default, 'BR', catalogue);
  if (!named) {
    throw new Error(
      `The default brand '${catalogue.default}' is not among the brands; name one in brands/registry.json.`,
    );
  }
  // The id of a brand that is neither listed nor the named brand changes nothing.
  const isOwn = listed !== undefined || designed === '' || isSame(designed, named.key);
  return {
    /** The brand whose looks are used. */
    brand: brandNamed(listed, link.area, catalogue) ?? named,
    /** The brand that the link itself names: everything but the looks is its own. */
    named,
    /** The mode that the design-system id asks for; undefined leaves it to the brand's dsMode. */
    mode: isOwn ? MODES.find((mode) => isSame(mode, rest.join('$'))) : undefined,
    /** Code of the product that is sold, whichever brand lends its looks. */
    productCode: known?.productCode ?? link.product ?? link.productSlug ?? named.productCode,
  };
}
