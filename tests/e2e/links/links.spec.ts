import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { english, mozambique } from '../support/shops.ts';
import { brandOf } from '../support/sold.ts';
import { GENERAL_ERROR } from '../support/texts.ts';
import type { Visit } from '../support/visit.ts';

const formWidth = async (page: Page) => (await page.locator('form').first().boundingBox())!.width;

const productName = async (shop: typeof english) => (await brandOf(shop)).product.name;

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

test('[SELLER-01] no screen differs by who opens it', async ({ visit, anotherTab }) => {
  await visit.open('/lead', english, 'seller=maria&role=admin&user=1');
  const other = await anotherTab();
  await other.open('/lead', english, 'seller=maria');
  for (const { lead } of [visit, other]) await lead.priced();
  const controls = (page: typeof visit.page) =>
    page
      .locator('main')
      .locator('input, select, button, a')
      .evaluateAll((nodes) =>
        nodes.map((node) => `${node.tagName} ${node.getAttribute('name')} ${node.textContent}`),
      );
  expect(await controls(visit.page)).toEqual(await controls(other.page));
});

test('[SCREEN-40, ROUTE-19, FLOW-23] the error page leads back', async ({ visit, sandbox }) => {
  const { page, buyer } = visit;
  await visit.open('/generic-error', english);
  await expect(page.getByText(GENERAL_ERROR)).toBeVisible();
  expect((await sandbox.state()).requests).toEqual([]);
  await page.getByRole('link', { name: 'Tentar novamente' }).click();
  await visit.at('/lead');
  expect(new URL(page.url()).search).toBe(`?product=WUP&visita=${buyer.id}`);
});

test('[ROUTE-40] a link straight to payment asks for the lead', async ({ visit, sandbox }) => {
  const { buyer } = visit;
  await visit.open('/payment', english);
  const [name, number] = [visit.lead.name, visit.payment.number];
  const above = (await name.boundingBox())!.y < (await number.boundingBox())!.y;
  expect(above).toBe(true);
  await visit.lead.fill(buyer, english);
  await visit.pay(english);
  for (const call of ['createLead', 'payV2'] as const) await sandbox.onlyBody(call);
  expect(await sandbox.chargeCount()).toBe(1);
});
