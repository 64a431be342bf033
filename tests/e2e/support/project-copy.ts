import { existsSync } from 'node:fs';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Files of a build, and what was built: the program in it is not built again. */
const PARTS = [
  'brands',
  'dist',
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

/** Copies the project into a folder of its own, which shares the installed packages. */
export async function copyProject(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  const filter = (path: string) => !path.endsWith('node_modules');
  for (const part of PARTS.filter((name) => existsSync(name))) {
    await cp(part, join(root, part), { recursive: true, filter });
  }
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  return root;
}
