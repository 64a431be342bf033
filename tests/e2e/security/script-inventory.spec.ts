import { english, mozambique } from '../support/shops.ts';
import { expect, test } from '../support/fixtures.ts';
import { inventory, isNamed, scriptsOf } from './card-page-scripts.ts';

for (const shop of [english, mozambique]) {
  test(`${shop.title}: a card page loads the scripts of the inventory`, async ({ page, visit }) => {
    await visit.toPayment(shop);
    const scripts = await scriptsOf(page);
    const rows = inventory('Scripts of card pages');
    const unnamed = scripts.filter((script) => !rows.some((row) => isNamed(script, row)));
    expect(unnamed, 'not in SECURITY.md').toEqual([]);
    const absent = rows.filter((row) => !scripts.some((script) => isNamed(script, row)));
    expect(absent, 'in SECURITY.md, and not loaded').toEqual([]);
  });
}
