import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProduct } from '../../../scripts/bench/run-server.ts';
import { test as base } from './fixtures.ts';

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
async function copyProject(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'project-'));
  const filter = (path: string) => !path.endsWith('node_modules');
  for (const part of PARTS.filter((name) => existsSync(name))) {
    await cp(part, join(root, part), { recursive: true, filter });
  }
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  return root;
}

/** The tests of a file on a copy of the project whose brands `change` has changed; what it returns is known to them. */
export const onProjectCopy = <Known>(change: (root: string) => Promise<Known>) =>
  base.extend<object, { house: { origin: string; known: Known } }>({
    house: [
      async ({}, use) => {
        const root = await copyProject();
        const known = await change(root);
        const { origin, stop } = await startProduct(root);
        await use({ origin, known });
        stop();
        await rm(root, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 400_000 },
    ],
    baseURL: ({ house }, use) => use(house.origin),
  });
