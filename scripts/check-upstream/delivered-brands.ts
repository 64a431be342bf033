import { toValue } from '../../src/brand/parse/node.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';
import type { Catalogue, CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { checkerOf, readBrandSources } from '../brand-files/read-brand-sources.ts';
import { entryOf } from '../build/make-brand.ts';
import { CannotRun } from '../command-line.ts';

/** Brands that were checked, as far as questions about one of them need the others. */
export function brandsOf({ brands, sources }: CheckedBrands) {
  const compiled = brands.map((one) => one.compiled);
  const { designSystemOverrides } = toValue(sources.registry!) as unknown as Catalogue;
  return {
    compiled,
    entries: compiled.map((brand) => ({ ...entryOf(brand), module: '', looks: '' })),
    /** Keys of the brands that may lend their looks. */
    lenders: designSystemOverrides,
  };
}

export type Brands = ReturnType<typeof brandsOf>;

/** The brands of this clone, compiled. @throws {CannotRun} where one of them has an error. */
export function deliveredBrands(): Brands {
  const checked = checkerOf('.')(readBrandSources('.'));
  const wrong = checked.diagnostics.find(({ severity }) => severity === 'error');
  if (wrong)
    throw new CannotRun(
      `${wrong.file}:${wrong.line} has an error: run \`npm run validate-brands\` first.`,
    );
  return brandsOf(checked);
}

/** The brands of these names, by folder, key or product code; all without any. @throws {CannotRun} for one that is not there. */
export function chosenBrands({ compiled }: Pick<Brands, 'compiled'>, names: readonly string[]) {
  const isNamed = ({ id, settings: { key, productCode } }: CompiledBrand, name: string) =>
    [id, key, productCode].some((own) => own?.toLowerCase() === name.toLowerCase());
  const unknown = names.find((name) => !compiled.some((brand) => isNamed(brand, name)));
  if (unknown)
    throw new CannotRun(
      `There is no brand '${unknown}' here. There are ${compiled.map(({ id }) => id).join(', ')}.`,
    );
  return compiled.filter(
    (brand) => names.length === 0 || names.some((name) => isNamed(brand, name)),
  );
}
