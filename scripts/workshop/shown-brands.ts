import { brandModuleSources, createValidatorCache } from '../../src/brand/compile/brand-module.ts';
import type { MergedBrand } from '../../src/brand/inherit/inherit.ts';
import { memoize, once } from '../../src/brand/memo.ts';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import { toValue } from '../../src/brand/parse/node.ts';
import { createChecker, type CheckedBrands } from '../../src/checker/check-brands.ts';
import type { Catalogue, CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { framesOf } from '../../src/workshop/states/frames.ts';
import type { PreviewBrand } from '../../src/workshop/states/scenes.ts';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import { sandboxBrand } from '../brand-files/sandbox-brands.ts';
import { entryOf } from '../build/make-brand.ts';

/** A brand as frames draw it, and the files that it is made of by now. */
interface ShownBrand extends PreviewBrand {
  merged: MergedBrand;
}

/** The files below `brands/`, and the brands that can be shown, by their folder. */
export interface ShownBrands {
  root: string;
  sources: BrandSources;
  /** Keys of texts that the program shows by itself. */
  programTexts: readonly string[];
  checked: CheckedBrands;
  brands: ReadonlyMap<string, ShownBrand>;
  catalogue: Catalogue;
  /** Folders of brands that frames draw as they were before an error came into them. */
  stale: readonly string[];
}

export interface BrandReader {
  /** Diagnostics of the checker; what is the same as the last time is not checked anew. */
  check(sources: BrandSources): Diagnostic[];
  read(): ShownBrands;
}

export function openBrands(root: string): BrandReader {
  const { metaSchemas, programTexts } = readMetaSchemas(root);
  const check = createChecker(metaSchemas, programTexts);
  let last: ShownBrands | undefined;
  return {
    check: (sources) => check(sources).diagnostics,
    read() {
      const sources = readBrandSources(root);
      const checked = check(sources);
      last = { root, sources, programTexts, checked, ...showBrands(checked, last) };
      return last;
    },
  };
}

const validatorOf = createValidatorCache();

/** The modules of a brand; `later` is '' where all screens are in the first one. */
export const moduleSources = memoize((brand: CompiledBrand) => {
  const { first, later = '' } = brandModuleSources(brand, validatorOf);
  return { first: first(later && `brands/${brand.id}-later.js`), later };
});

/** An unchanged brand keeps its identity from check to check. */
const compiledOnce = new WeakMap<MergedBrand, CompiledBrand>();

/** Brands with an error are left out; one that gets an error later is drawn all the same, or as it was before. */
function showBrands(
  checked: CheckedBrands,
  before: ShownBrands | undefined,
): Pick<ShownBrands, 'brands' | 'catalogue' | 'stale'> {
  const isSound = soundnessOf(checked);
  const stale: string[] = [];
  const drawn = checked.brands.flatMap((checkedBrand) => {
    const { merged } = checkedBrand;
    const last = before?.brands.get(merged.id);
    const draw = () => {
      const brand = once(compiledOnce, merged, () => checkedBrand.compiled);
      return { merged, brand, sandbox: sandboxBrand(brand, merged) };
    };
    if (isSound(merged)) return draw();
    if (!last) return [];
    try {
      const attempt = draw();
      framesOf({ ...attempt, catalogue: last.catalogue });
      moduleSources(attempt.brand);
      return attempt;
    } catch {
      stale.push(merged.id);
      return { ...last, merged };
    }
  });
  const { registry } = checked.sources;
  const catalogue: Catalogue = {
    default: '',
    designSystemOverrides: [],
    // One with a mistake keeps no brand from being shown.
    ...(registry && (toValue(registry) as object)),
    brands: drawn.map(({ brand }) => ({
      ...entryOf(brand),
      module: `brands/${brand.id}.js`,
      looks: `brands/${brand.id}-looks.json`,
    })),
  };
  const brands = new Map(drawn.map((one) => [one.merged.id, { ...one, catalogue }]));
  return { brands, catalogue, stale };
}

/** Whether no error concerns a brand, nor one that it extends. */
function soundnessOf({ diagnostics }: CheckedBrands): (brand: MergedBrand) => boolean {
  const wrong = diagnostics.flatMap(({ severity, file, data }) =>
    severity === 'error' && file !== 'brands/registry.json' ? (data?.brands ?? []) : [],
  );
  return ({ chain }) => !chain.some((name) => wrong.includes(name));
}
