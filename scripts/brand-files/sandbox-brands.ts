import { toValue } from '../../src/brand/parse/node.ts';
import type { CheckedBrands } from '../../src/diagnostics/check-brands.ts';
import type { SandboxBrand } from '../../src/sandbox/sandbox-brand.ts';

/** The sandbox's data of each brand; a brand without sandbox.json sells nothing there. */
export function sandboxBrands({ brands }: CheckedBrands): SandboxBrand[] {
  return brands.map(({ compiled, merged }) => {
    const sandbox = merged.files.get('sandbox');
    return {
      ...compiled.settings,
      flows: compiled.flows,
      sandbox: sandbox ? toValue(sandbox) : { plans: [] },
    } as unknown as SandboxBrand;
  });
}
