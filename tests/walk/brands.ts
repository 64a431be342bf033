import { isFirstOf } from '../long.ts';
import { shapeOf } from './walks.ts';
import { toValue } from '../../src/brand/parse/node.ts';
import type { MergedBrand } from '../../src/brand/inherit/inherit.ts';
import type { Catalogue, CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { SandboxFile } from '../../src/sandbox/sandbox-brand.ts';
import { checkerOf, readBrandSources } from '../../scripts/brand-files/read-brand-sources.ts';

/** Everything that the one compiler says of the files below brands/. */
export const checked = checkerOf('.')(readBrandSources('.'));

export interface SoldBrand {
  brand: CompiledBrand;
  /** The brand's products in the sandbox. */
  sandbox: SandboxFile;
}

/**
 * Every delivered brand that a link can lead to, as the build compiles it. What a test expects of them, the
 * specification says or their JSON: an edit that the checks accept breaks no test.
 */
export const soldBrands: readonly SoldBrand[] = checked.brands.map(({ compiled, merged }) => ({
  brand: compiled,
  sandbox: sandboxOf(merged),
}));

export const compiledBrands: readonly CompiledBrand[] = soldBrands.map(({ brand }) => brand);

/** A brand by its key, in Brazil unless said. */
export const brandOf = (key: string, area = 'BR'): CompiledBrand =>
  compiledBrands.find(({ settings }) => settings.key === key && settings.area === area)!;
/** A brand by its folder. */
export const brandIn = (folder: string): CompiledBrand =>
  compiledBrands.find(({ id }) => id === folder)!;

/** The screens of all brands, one of each template, area and shape: the others draw the same elements. */
export const distinctScreens = compiledBrands
  .flatMap((brand) => Object.keys(brand.screens).map((template) => ({ brand, template })))
  .filter(
    isFirstOf(({ brand, template }) =>
      JSON.stringify([template, brand.settings.area, shapeOf(brand.screens[template])]),
    ),
  );

/** Templates that differ most in what they draw: fields, card, code, outcome, lists, an offer, a renewal. */
const TYPICAL = [
  'lead',
  'payment',
  'pix',
  'success',
  'phone-verification',
  'select-school',
  'custom-offer',
  'renew/[id]',
];

/** Whether a screen is the first one of a typical template: `npm test` looks at those alone. */
export function isFirstTypical(): (screen: { template: string }) => boolean {
  const isFirst = isFirstOf(({ template }: { template: string }) => template);
  return (screen) => TYPICAL.includes(screen.template) && isFirst(screen);
}

/** The catalogue of them, as the build writes it. */
export const catalogue: Catalogue = {
  ...(toValue(checked.sources.registry!) as unknown as Omit<Catalogue, 'brands'>),
  brands: compiledBrands.map(({ id, settings }) => ({
    id,
    key: settings.key!,
    area: settings.area,
    productCode: settings.productCode!,
    dsProductId: settings.dsProductId,
    business: settings.business,
    name: settings.product.name,
    bffId: settings.product.bffId,
    module: `/brands/${id}.0a1b2c3d.js`,
    looks: `/brands/${id}-looks.0a1b2c3d.json`,
  })),
};

function sandboxOf({ files }: MergedBrand): SandboxFile {
  const file = files.get('sandbox');
  return file ? (toValue(file) as unknown as SandboxFile) : { plans: [] };
}
