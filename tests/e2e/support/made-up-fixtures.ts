import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyProject } from './project-copy.ts';
import { startProduct } from '../../../scripts/bench/run-server.ts';
import { test as base, expect } from './fixtures.ts';
import { madeUpBrands } from './made-up-brands.ts';

export { expect };

/** The product with brands of which nobody thought, written as JSON only. */
export const test = base.extend<object, { house: string }>({
  house: [
    async ({}, use) => {
      const root = await copyProject();
      for (const [path, file] of Object.entries(madeUpBrands())) {
        const target = join(root, 'brands', path);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, JSON.stringify(file));
      }
      const { origin, stop } = await startProduct(root);
      await use(origin);
      stop();
      await rm(root, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ house }, use) => use(house),
});
