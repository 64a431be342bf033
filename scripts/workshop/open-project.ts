import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MergedBrand } from '../../src/brand/inherit/inherit.ts';
import { once } from '../../src/brand/memo.ts';
import { toValue } from '../../src/brand/parse/node.ts';
import { createChecker, type CheckedBrands } from '../../src/checker/check-brands.ts';
import type { Catalogue, CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { moduleSources } from '../../src/workshop/site/page-files.ts';
import type { Project, ShownBrands } from '../../src/workshop/site/project.ts';
import { framesOf } from '../../src/workshop/states/frames.ts';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import { sandboxBrand } from '../brand-files/sandbox-brands.ts';
import { entryOf } from '../build/make-brand.ts';
import { brandFilesIn } from './brand-files.ts';

export function openProject(root: string): Project {
  const { metaSchemas, programTexts } = readMetaSchemas(root);
  const check = createChecker(metaSchemas, programTexts);
  const sources = () => readBrandSources(root);
  const imageOf = (path: string) => new Uint8Array(readFileSync(join(root, path)));
  let last: ShownBrands | undefined;
  return {
    ...brandFilesIn(root),
    sources,
    schemaOf: (name) =>
      JSON.parse(readFileSync(join(root, 'schemas/brand', `${name}.schema.json`), 'utf8')),
    check: (given) => check(given).diagnostics,
    show() {
      const now = sources();
      const checked = check(now);
      last = { sources: now, programTexts, checked, imageOf, ...showBrands(checked, last) };
      return last;
    },
  };
}

/** An unchanged brand keeps its identity from check to check. */
const compiledOnce = new WeakMap<MergedBrand, CompiledBrand>();

/** Brands with an error are left out; one that gets an error later is drawn all the same, or as it was before. */
function showBrands(checked: CheckedBrands, before: ShownBrands | undefined) {
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
