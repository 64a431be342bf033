import type { Catalogue, CatalogueEntry } from '../contract/compiled-brand.ts';
import type { ProductConfig, Seller } from '../contract/page-data.ts';
import { namesOnlyPlan, type Area, type Link } from '../flow/link.ts';

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

/** The upstream's answers about a link, as far as they have come. */
export interface VisitAnswers {
  /** Code of the product that the link's plan belongs to. */
  planProduct?: string;
  config?: ProductConfig | null;
  seller?: Seller | null;
}

/**
 * Resolves the brand of a link in the specification's order: a listed design-system brand, the slug, product plus area,
 * the product in BR, the default brand. An unknown value is skipped, but never changes what is sold: the code of a
 * product that no brand has is the one in the link. @throws {Error} when the catalogue does not hold its default brand.
 */
export function resolveBrand(link: Link, catalogue: Catalogue, answers: VisitAnswers = {}) {
  const { area, productSlug } = link;
  const product = namesOnlyPlan(link) ? answers.planProduct : link.product;
  // The first dollar sign joins brand and mode.
  const parts = (answers.config?.designSystemId ?? '').split('$').map((part) => part.trim());
  const [designed = '', ...rest] = parts;
  const listed = catalogue.designSystemOverrides.find((key) => isSame(key, designed));
  const known = brandNamed(productSlug, area, catalogue) ?? brandNamed(product, area, catalogue);
  const owner = known ?? brandNamed(catalogue.default, 'BR', catalogue);
  if (!owner) {
    throw new Error(
      `The default brand '${catalogue.default}' is not among the brands; name one in brands/registry.json.`,
    );
  }
  const lender = brandNamed(listed, area, catalogue);
  const isUnknown = namesOnlyPlan({ ...link, product });
  // The id of a brand that is neither listed nor the named brand changes nothing.
  const isOwn = listed !== undefined || designed === '' || isSame(designed, owner.key);
  return {
    /** The brand that the link names: screens, texts and what is sold are its own. */
    owner,
    /** The brand that lends it its looks, where the config names one. */
    lender: lender === owner ? undefined : lender,
    /** The mode that the design-system id asks for; undefined leaves it to the brand's dsMode. */
    mode: isOwn ? MODES.find((mode) => isSame(mode, rest.join('$'))) : undefined,
    /** Code of the product that is sold, whichever brand lends its looks; undefined while only a plan is known. */
    productCode: isUnknown
      ? undefined
      : (known?.productCode ?? product ?? productSlug ?? owner.productCode),
  };
}
