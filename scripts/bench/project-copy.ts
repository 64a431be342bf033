import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { addBrands } from './brands/many-brands.ts';

/** Files of a build. */
const PARTS = [
  'brands',
  'package-lock.json',
  'package.json',
  'public',
  'schemas',
  'scripts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'widgets',
];

interface CopyOptions {
  /** As many brands, where the delivered ones are fewer. */
  count?: number;
  /** Nothing that was built before is found, nor what is built there afterwards. */
  hasOwnCache?: boolean;
}

/** Copies the project into a folder of its own. */
export async function copyProject({ count = 0, hasOwnCache }: CopyOptions = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  for (const part of PARTS) await cp(part, join(root, part), { recursive: true });
  addBrands(root, count);
  const packages = join(root, 'node_modules');
  if (!hasOwnCache) {
    await symlink(resolve('node_modules'), packages);
    return root;
  }
  await mkdir(packages);
  const names = (await readdir('node_modules')).filter((name) => name !== '.cache');
  await Promise.all(
    names.map((name) => symlink(resolve('node_modules', name), join(packages, name))),
  );
  return root;
}
