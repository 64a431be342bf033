import type { MergedBrand } from '../../src/brand/inherit/inherit.ts';
import { toValue } from '../../src/brand/parse/node.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';
import type { SandboxBrand } from '../../src/sandbox/sandbox-brand.ts';

/** The sandbox's data of a brand; one without sandbox.json sells nothing there. */
export function sandboxBrand(compiled: CompiledBrand, { files }: MergedBrand): SandboxBrand {
  const { settings, flows } = compiled;
  const written = files.get('sandbox');
  const sandbox = written ? toValue(written) : { plans: [] };
  return { ...settings, flows, sandbox } as unknown as SandboxBrand;
}

/** The sandbox's data of each brand. */
export const sandboxBrands = ({ brands }: CheckedBrands): SandboxBrand[] =>
  brands.map(({ compiled, merged }) => sandboxBrand(compiled, merged));
