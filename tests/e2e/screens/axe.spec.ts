import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { LEAD } from '../support/hold.ts';
import { LONG, longIf } from '../support/long.ts';
import { answeredWith, type Noise } from '../support/noise.ts';
import { english, examPrep, shopOf, shops, type Shop } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';
import type { Visit } from '../support/visit.ts';
import { faultsOf, violations } from './looks.ts';

/** A delivered brand whose design system is the dark one. */
const dark = shopOf('WSP');

/** Buys by card and stops at every screen, also where it shows errors, a failure or a payment in doubt. */
async function walkScreens(
  visit: Visit,
  shop: Shop,
  noise: Noise,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  // Up to eleven screens are looked at, which takes longer than one purchase.
  test.slow();
  noise.expect(answeredWith(500, 'lead'));
  noise.expect(answeredWith(502, 'payment'));
  const { page, lead, payment, success, buyer } = visit;
  await visit.open('/lead', shop, 'seller=maria&homologacao=on');
  await look('lead');
  await lead.submit.click();
  await expect(lead.errors).toBeVisible();
  await look('lead with errors');
  await page.route(LEAD, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await lead.send(buyer, shop);
  await expect(lead.failure.dialog).toBeVisible();
  await look('what failed');
  await lead.failure.retry.click();
  await visit.at('/payment');
  await expect(payment.summary).toContainText(/R\$|MT/);
  await look('payment');
  await (shop.hasAddress ? payment.toAddress : payment.submit).click();
  await expect(payment.errors).toBeVisible();
  await look('payment with errors');
  await payment.fill(cards.lost, buyer, shop);
  if (shop.hasAddress) {
    await payment.toAddress.click();
    await payment.address.submit.click();
    await expect(payment.errors).toBeVisible();
    await look('address with errors');
    await payment.address.fill();
    await look('address');
    await payment.address.submit.click();
  } else await payment.submit.click();
  await payment.fails(GENERAL_ERROR);
  await look('payment in doubt');
  await visit.pay(shop);
  if (shop.hasUpsell) {
    await look('success with an offer');
    await success.decline();
  }
  await expect(success.access).toBeVisible();
  await look('success');
  await visit.open('/generic-error', shop);
  await look('error');
}

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
