import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from './project-copy.ts';
import { startProduct } from '../../../scripts/bench/run-server.ts';
import { test as base, expect } from './fixtures.ts';
import { shops } from './shops.ts';

export { expect };

/** The product with its brands in the mode that they are not sold in. */
export const test = base.extend<object, { house: string }>({
  house: [
    async ({}, use) => {
      const root = await copyProject();
      for (const { folder } of shops) {
        const file = join(root, 'brands', folder, 'brand.json');
        const brand: object = JSON.parse(await readFile(file, 'utf8'));
        await writeFile(file, JSON.stringify({ ...brand, dsMode: 'dark' }));
      }
      const { origin, stop } = await startProduct(root);
      await use(origin);
      stop();
      await rm(root, { recursive: true });
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ house }, use) => use(house),
});
