import { toValue } from '../../src/brand/parse/node.ts';
import type { MergedBrand } from '../../src/brand/inherit/inherit.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { checkBrands } from '../../src/diagnostics/check-brands.ts';
import type { SandboxFile } from '../../src/sandbox/sandbox-brand.ts';
import { readBrandSources, readMetaSchemas } from '../../scripts/brand-files/read-brand-sources.ts';

const { metaSchemas, programTexts } = await readMetaSchemas('.');

/** Everything that the one compiler says of the files below brands/. */
export const checked = checkBrands(await readBrandSources('.'), metaSchemas, programTexts);

export interface SoldBrand {
  brand: CompiledBrand;
  /** The brand's products in the sandbox. */
  sandbox: SandboxFile;
}

/** Every brand that a link can lead to, as the build compiles it. */
export const soldBrands: readonly SoldBrand[] = checked.brands.map(({ compiled, merged }) => ({
  brand: compiled,
  sandbox: sandboxOf(merged),
}));

export const compiledBrands: readonly CompiledBrand[] = soldBrands.map(({ brand }) => brand);

function sandboxOf({ files }: MergedBrand): SandboxFile {
  const file = files.get('sandbox');
  return file ? (toValue(file) as unknown as SandboxFile) : { plans: [] };
}
