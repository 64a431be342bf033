import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../support/fixtures.ts';
import { onProjectCopy } from '../support/project-copy.ts';
import { examPrep, mozambique } from '../support/shops.ts';
import { violations } from './looks.ts';
import { walkScreens } from './walk.ts';

/** These brands in the mode that they are not sold in. */
const dark = [examPrep, mozambique];
const test = onProjectCopy(async (root) => {
  for (const { folder } of dark) {
    const file = join(root, 'brands', folder, 'brand.json');
    const brand: object = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...brand, dsMode: 'dark' }));
  }
});

for (const shop of dark) {
  test(`axe finds nothing on any screen of ${shop.title} in the dark`, async ({ visit, noise }) => {
    const { page } = visit;
    await walkScreens(visit, shop, noise, async (screen) => {
      expect(await violations(page), screen).toEqual([]);
    });
    const scheme = page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await scheme).toBe('dark');
  });
}
