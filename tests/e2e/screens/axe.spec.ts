import { WCAG, axeWalk, violations } from './axe-walk.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, shops } from '../support/shops.ts';
import { LONG, longIf } from '../support/long.ts';

/** A delivered brand whose design system is the dark one. */
const dark = { query: 'product=WSP' };

for (const shop of shops) {
  test(`axe finds nothing on ${shop.title}`, longIf(shop !== english), async ({ visit, noise }) => {
    const found = await axeWalk(visit, shop, noise);
    for (const [screen, faults] of Object.entries(found)) expect(faults, screen).toEqual([]);
  });
}

test('axe finds nothing on lead and payment of a dark brand', LONG, async ({ visit }) => {
  const { page, lead, payment } = visit;
  await visit.open('/lead', dark);
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe('dark');
  expect(await violations(page)).toEqual([]);
  await lead.submit.click();
  await expect(lead.errors).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await visit.open('/payment', dark);
  await expect(payment.summary).toContainText('R$');
  expect(await violations(page)).toEqual([]);
  await payment.submit.click();
  await expect(payment.errors).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on the Pix screens', LONG, async ({ visit, page, buyer }) => {
  await visit.open('/lead', examPrep, 'route=pix');
  await visit.lead.send(buyer, examPrep);
  await expect(visit.pix.summary).toContainText('R$');
  expect(await violations(page)).toEqual([]);
  await visit.pix.ask();
  await expect(visit.pix.picture).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing where more is sold, or renewed', LONG, async ({ visit }) => {
  const { page } = visit;
  for (const path of ['/payment/upgrade', '/payment/abc123', '/recovery/abc123', '/renew/abc123']) {
    await visit.open(path, examPrep);
    await expect(visit.payment.number).toBeVisible();
    expect(await violations(page), path).toEqual([]);
  }
  await visit.open('/custom-offer', examPrep);
  await expect(visit.payment.heading).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on the list of brands and the sandbox page', LONG, async ({ page }) => {
  for (const path of ['/', '/sandbox']) {
    await page.goto(path);
    expect(await violations(page, WCAG), path).toEqual([]);
  }
});
