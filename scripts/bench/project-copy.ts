import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';

/** Files of a build, besides brands/. */
const PARTS = ['package.json', 'public', 'schemas', 'scripts', 'src', 'tsconfig.json'];
const MORE = ['vite.config.ts', 'widgets', 'package-lock.json'];
const SHARED = ['base', 'families', 'registry.json'];

/** Copies the project into a folder of its own, with every brand there `times` times. */
export async function copyProject(times: number): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'brands-'));
  for (const part of [...PARTS, ...MORE, 'brands']) {
    await cp(part, join(root, part), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const folders = (await readdir('brands')).filter((name) => !SHARED.includes(name));
  for (let copy = 2; copy <= times; copy++) {
    for (const folder of folders) await copyBrand(join(root, 'brands'), folder, `-n${copy}`);
  }
  return root;
}

/** A brand that differs from the first in its key and ids alone: nothing can be shared by accident. */
async function copyBrand(brands: string, folder: string, suffix: string): Promise<void> {
  const target = join(brands, folder + suffix);
  await cp(join('brands', folder), target, { recursive: true });
  const path = join(target, 'brand.json');
  const brand = JSON.parse(await readFile(path, 'utf8'));
  brand.key += suffix.toUpperCase();
  if (brand.dsProductId) brand.dsProductId += suffix;
  if (brand.productCode) brand.productCode += suffix.toUpperCase();
  await writeFile(path, JSON.stringify(brand));
}

/** Seconds that a whole build of a copy takes, as `npm run build` does it. */
export function secondsToBuild(root: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build of ${root} failed:\n${stderr}`);
  return (performance.now() - start) / 1000;
}
