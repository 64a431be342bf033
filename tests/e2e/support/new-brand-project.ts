import { spawnSync } from 'node:child_process';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from './project-copy.ts';
import { startProduct } from '../../../scripts/bench/run-server.ts';
import { test as base, expect } from './fixtures.ts';

export { expect };

/** The product with a brand more: nothing but JSON and images was put into its brands/. */
interface OwnHouse {
  origin: string;
  /** Output of `npm run validate-brands` for it. */
  verdict: { status: number | null; output: string };
}

const NEW_BRAND = 'tests/new-brand/sorriso-pleno';
/** A newcomer begins with another brand's images. */
const IMAGES_OF = 'brands/medcof';

async function addBrand(root: string): Promise<void> {
  const folder = join(root, 'brands/sorriso-pleno');
  await cp(NEW_BRAND, folder, { recursive: true });
  for (const name of await readdir(IMAGES_OF)) {
    if (name.endsWith('.svg')) await cp(join(IMAGES_OF, name), join(folder, name));
  }
}

const VALIDATE = ['--import', 'tsx', 'scripts/validate-brands.ts'];

function validate(cwd: string): OwnHouse['verdict'] {
  const { status, stdout, stderr } = spawnSync(process.execPath, VALIDATE, {
    cwd,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

export const test = base.extend<object, { house: OwnHouse }>({
  house: [
    async ({}, use) => {
      const root = await copyProject();
      await addBrand(root);
      const verdict = validate(root);
      const { origin, stop } = await startProduct(root);
      await use({ origin, verdict });
      stop();
      await rm(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ house }, use) => use(house.origin),
});
