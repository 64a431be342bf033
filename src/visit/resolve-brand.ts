import type { Catalogue, CatalogueEntry } from '../contract/compiled-brand.ts';
import type { Area, Link } from '../flow/link.ts';

export interface ResolvedBrand {
  /** Whose looks, screens and texts are used. */
  brand: CatalogueEntry;
  /** The brand that the link itself names: its `business` is the one that calls carry (D-7). */
  named: CatalogueEntry;
  /** What is sold, whatever brand lends its looks (D-12). */
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
 * Which brand a link leads to, in the specification's order: a listed design-system brand, the slug,
 * product plus area, the product in BR, the default brand. A value that nobody knows falls to the
 * next one (D-11); what is sold never does: with a product that no brand has, the code is the one
 * that the link wrote.
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
