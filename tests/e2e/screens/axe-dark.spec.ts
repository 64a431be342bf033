import { axeWalk } from './axe-walk.ts';
import { expect, test } from '../support/dark-brands.ts';
import { examPrep, mozambique } from '../support/shops.ts';

for (const shop of [examPrep, mozambique]) {
  test(`axe finds nothing on any screen of ${shop.title} in the dark`, async ({ visit, noise }) => {
    const { page } = visit;
    const found = await axeWalk(visit, shop, noise);
    const scheme = await page.evaluate(
      () => getComputedStyle(document.documentElement).colorScheme,
    );
    expect(scheme).toBe('dark');
    for (const [screen, faults] of Object.entries(found)) expect(faults, screen).toEqual([]);
  });
}
