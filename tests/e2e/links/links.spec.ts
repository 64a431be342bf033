import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique } from '../support/shops.ts';
import { brandOf } from '../support/sold.ts';
import type { Visit } from '../support/visit.ts';

const formWidth = async (page: Page) => (await page.locator('form').first().boundingBox())!.width;

const productName = async (shop: typeof english) => (await brandOf(shop)).product.name;

test('[SCREEN-01, CALL-12, SELLER-05] the call of the seller', async ({ visit, sandbox }) => {
  await visit.open('/lead', english, 'seller=abc&source=campanha-x-123');
  await expect(visit.lead.heading).toHaveText('Informe seus dados');
  const [call] = await sandbox.calls('getSeller');
  expect(call!.address).toBe('/api/v1/seller/123?seller=abc&operation=BR&product=WUP');
});

test('[QUERY-13, SELLER-06, BRAND-46, ENTITY-19, SCREEN-08, SCREEN-10] lang=pt-MZ is another brand', async ({
  page,
  visit,
  anotherTab,
  sandbox,
}) => {
  await visit.open('/lead', mozambique);
  await expect(page).toHaveTitle(`Checkout - ${await productName(mozambique)}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
  await expect(page.getByLabel('Telemóvel', { exact: true })).toBeVisible();
  expect(await formWidth(page)).toBe(465);
  const other = await anotherTab();
  await other.open('/lead', english);
  await expect(other.page).toHaveTitle(`Checkout - ${await productName(english)}`);
  await expect(other.page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(other.page.getByLabel('Celular com DDD', { exact: true })).toBeVisible();
  expect(await formWidth(other.page)).toBe(485);
  const colour = (one: Visit) => one.style('button[type=submit]', 'background-color');
  expect(await colour(visit)).not.toBe(await colour(other));
  const [first, second] = await sandbox.calls('getSeller');
  expect(first!.address).toContain('operation=MZ');
  expect(second!.address).toContain('operation=BR');
});

test('[BRAND-109] [QUERY-15] a key is known in any case; the slug wins', async ({ visit }) => {
  const { page } = visit;
  for (const query of [
    'product=aprovatotal',
    'product-slug=APROVATOTAL',
    'product=WUP&product-slug=AprovaTotal',
  ]) {
    await visit.open('/lead', { query });
    await expect(page).toHaveTitle(`Checkout - ${await productName(examPrep)}`);
  }
});
