import { readFile } from 'node:fs/promises';
import type { SandboxBrand, SandboxPlan } from '../../../src/sandbox/sandbox-brand.ts';
import type { Shop } from './shops.ts';

/** Merged JSON of a brand, inherited parts included, as the build wrote it. */
export async function brandOf({ productCode, hasAddress }: Shop): Promise<SandboxBrand> {
  const brands: SandboxBrand[] = JSON.parse(await readFile('dist/brands/sandbox.json', 'utf8'));
  const area = hasAddress ? 'MZ' : 'BR';
  return brands.find((brand) => brand.productCode === productCode && brand.area === area)!;
}

/** The plan that is sold on the sandbox: the last one, for tests come before production. */
export async function planOf(shop: Shop): Promise<SandboxPlan> {
  const { sandbox } = await brandOf(shop);
  return sandbox.plans.at(-1)!;
}

interface Theme {
  fontFamily: string;
  primary: { main: string; contrast: string };
  background: { page: string };
}

type Tree = { [key: string]: Tree | string };

function over(under: Tree, own: Tree): Tree {
  const entries = Object.entries(own).map(([key, value]) => {
    const below = under[key];
    const isBoth = typeof value === 'object' && typeof below === 'object';
    return [key, isBoth ? over(below, value) : value] as const;
  });
  return { ...under, ...Object.fromEntries(entries) };
}

/** The light theme of a brand: that of its folder over that of the folder before the dash. */
export async function themeOf({ folder }: Shop): Promise<Theme> {
  const read = async (name: string): Promise<Tree> =>
    JSON.parse(await readFile(`brands/${name}/theme.json`, 'utf8'));
  const merged = over(await read(folder.split('-')[0]!), await read(folder));
  return { fontFamily: merged.fontFamily, ...(merged.light as Tree) } as unknown as Theme;
}

/** A colour of a theme as browsers compute it. */
export function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
