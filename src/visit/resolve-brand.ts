import type { Catalogue, CatalogueEntry } from '../contract/compiled-brand.ts';
import type { Area, Link } from '../flow/link.ts';

export interface ResolvedBrand {
  /** The brand whose looks are used. */
  brand: CatalogueEntry;
  /** The brand that the link itself names: everything but the looks is its own (D-7). */
  named: CatalogueEntry;
  /** Code of the product that is sold, whichever brand lends its looks (D-12). */
  productCode: string;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Brand and mode of a design-system id, which the first dollar sign joins (D-30). */
function designSystemParts(id: string): { brand: string; mode: string } {
  const [brand = '', ...mode] = id.split('$');
  return { brand: brand.trim(), mode: mode.join('$').trim().toLowerCase() };
}

/** A brand in an area, or else in BR; by key, or by a code that a plan was found to belong to (D-40). */
function brandNamed(
  name: string | undefined,
  area: Area,
  { brands }: Catalogue,
): CatalogueEntry | undefined {
  if (name === undefined) return undefined;
  const found = (['key', 'productCode'] as const).flatMap((field) =>
    [area, 'BR'].map((wanted) =>
      brands.find((entry) => entry.area === wanted && isSame(entry[field], name)),
    ),
  );
  return found.find((entry) => entry !== undefined);
}

/**
 * Resolves the brand of a link in the specification's order: a listed design-system brand, the slug,
 * product plus area, the product in BR, the default brand. An unknown value is skipped (D-11), but never
 * changes what is sold: the code of a product that no brand has is the one in the link.
 *
 * @throws {Error} when the catalogue does not hold its own default brand.
 */
export function resolveBrand(
  link: Pick<Link, 'product' | 'productSlug' | 'area'>,
  catalogue: Catalogue,
  designSystemId = '',
): ResolvedBrand {
  const designed = designSystemParts(designSystemId).brand;
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
  return {
    brand: brandNamed(listed, link.area, catalogue) ?? named,
    named,
    productCode: known?.productCode ?? link.product ?? link.productSlug ?? named.productCode,
  };
}

/** The mode that a design-system id asks for; undefined leaves it to the brand's dsMode (D-30). */
export function designSystemMode(designSystemId: string | undefined): 'light' | 'dark' | undefined {
  const { mode } = designSystemParts(designSystemId ?? '');
  return mode === 'light' || mode === 'dark' ? mode : undefined;
}
