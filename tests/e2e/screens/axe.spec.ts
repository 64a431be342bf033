import { expect, test } from '../support/fixtures.ts';
import { LONG, longIf } from '../support/long.ts';
import { english, examPrep, shopOf, shops } from '../support/shops.ts';
import { faultsOf, violations } from './looks.ts';
import { walkScreens } from './walk.ts';

/** A delivered brand whose design system is the dark one. */
const dark = shopOf('WSP');

for (const shop of shops) {
  test(
    `nobody is kept out of a purchase of ${shop.title}, by axe, narrow windows or large letters`,
    longIf(shop !== english),
    async ({ visit, noise }) => {
      await walkScreens(visit, shop, noise, async (screen) => {
        expect(await faultsOf(visit.page), screen).toEqual([]);
      });
    },
  );
}

test(
  'nobody is kept out of a Pix code, or where a ticket, a bump or a profile is chosen',
  LONG,
  async ({ visit }) => {
    test.slow();
    const { page, pix, payment } = visit;
    await visit.passLead(examPrep, '/pix', 'route=pix');
    await pix.ask();
    await expect(pix.code).toHaveValue(/^000201/);
    expect(await faultsOf(page)).toEqual([]);
    for (const [path, shop] of [
      ['/lead', dark],
      ['/payment', dark],
      ['/payment', shopOf('VC')],
      ['/multiprofile-presentation', shopOf('LIVE')],
    ] as const) {
      await visit.open(path, shop);
      await expect(payment.heading).toBeVisible();
      await payment.priced();
      expect(await faultsOf(page), path).toEqual([]);
      if (shop !== dark) continue;
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await page.locator('form button[type=submit]').first().click();
      await expect(payment.errors).toBeVisible();
      expect(await violations(page), `${path} with errors`).toEqual([]);
    }
  },
);
