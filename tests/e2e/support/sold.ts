import { readFile } from 'node:fs/promises';
import type { SandboxBrand, SandboxPlan } from '../../../src/sandbox/sandbox-brand.ts';
import { DIST } from './built-server.ts';
import type { Shop } from './shops.ts';

/** Merged JSON of a brand, inherited parts included, as the build wrote it. */
export async function brandOf({ productCode, hasAddress }: Shop): Promise<SandboxBrand> {
  const brands: SandboxBrand[] = JSON.parse(await readFile(`${DIST}/brands/sandbox.json`, 'utf8'));
  const area = hasAddress ? 'MZ' : 'BR';
  return brands.find((brand) => brand.productCode === productCode && brand.area === area)!;
}

/** The plan that is sold on the sandbox: the last one, for tests come before production. */
export async function planOf(shop: Shop): Promise<SandboxPlan> {
  const { sandbox } = await brandOf(shop);
  return sandbox.plans.at(-1)!;
}
