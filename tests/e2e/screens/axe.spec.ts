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

test('axe finds nothing on lead and payment of a dark brand', LONG, async ({ visit }) => {
  const { page, lead, payment } = visit;
  await visit.open('/lead', dark);
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe('dark');
  for (const screen of [lead, payment]) {
    if (screen === payment) await visit.open('/payment', dark);
    await screen.priced();
    expect(await violations(page)).toEqual([]);
    await screen.submit.click();
    await expect(screen.errors).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});

test('nobody is kept out of the Pix screens', LONG, async ({ visit }) => {
  const { page, pix } = visit;
  await visit.passLead(examPrep, '/pix', 'route=pix');
  await expect(pix.summary).toContainText('R$');
  expect(await faultsOf(page)).toEqual([]);
  await pix.ask();
  await expect(pix.code).toHaveValue(/^000201/);
  expect(await faultsOf(page)).toEqual([]);
});

test(
  'nobody is kept out where a ticket, a bump or a profile is chosen',
  LONG,
  async ({ visit }) => {
    const { page, payment } = visit;
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
    }
  },
);
