import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique } from '../support/shops.ts';
import { brandOf } from '../support/sold.ts';
import type { Visit } from '../support/visit.ts';
import { longIf } from '../support/long.ts';

const formWidth = async (page: Page) => (await page.locator('form').first().boundingBox())!.width;

const productName = async (shop: typeof english) => (await brandOf(shop)).product.name;

test('[SCREEN-01, CALL-12, SELLER-05] the call of the seller', async ({ visit, sandbox }) => {
  await visit.open('/lead', english, 'seller=abc&source=campanha-x-123');
  await expect(visit.lead.heading).toHaveText('Informe seus dados');
  const [call] = await sandbox.calls('getSeller');
  expect(call!.address).toBe('/api/v1/seller/123?seller=abc&operation=BR&product=WUP');
});

const sellers = [
  ['[QUERY-01] [QUERY-03] [SELLER-02]', '', 'performance', 'direto'],
  ['[QUERY-01]', 'seller=abc', 'abc', 'direto'],
  ['[QUERY-01]', 'seller=', 'performance', 'direto'],
  ['[QUERY-02] [SELLER-03]', 'partner=p1', 'franchising', 'direto'],
  ['[QUERY-02]', 'seller=abc&partner=p1', 'abc', 'direto'],
  ['[QUERY-03]', 'source=abc', 'performance', 'abc'],
] as const;

for (const [rows, query, seller, source] of sellers) {
  test(
    `${rows} '${query}' is seller ${seller}, source ${source}`,
    longIf(query !== 'seller=abc' && query !== 'source=abc'),
    async ({ visit, sandbox }) => {
      await visit.open('/lead', english, query);
      const [call] = await sandbox.calls('getSeller');
      expect(call!.address).toContain(`/api/v1/seller/${source}?seller=${seller}&`);
    },
  );
}

test('[QUERY-06, SELLER-09] seller, source, voucher go with every call', async ({
  visit,
  sandbox,
}) => {
  await visit.toPayment(examPrep, 'seller=abc&source=x-1&voucher=ABC');
  await visit.pay(examPrep);
  const said = { seller: 'abc', source: 'x-1', voucher: 'ABC' };
  expect(await sandbox.onlyBody('createLead')).toMatchObject(said);
  expect(await sandbox.onlyBody('payV2')).toMatchObject(said);
  expect(await sandbox.query('getProductV1')).toHaveProperty('voucher', 'ABC');
});

test('[QUERY-11, QUERY-12] contactId goes with route=vip', async ({
  visit,
  anotherTab,
  sandbox,
}) => {
  await visit.toPayment(english, 'route=vip&contactId=c1');
  const other = await anotherTab();
  await other.toPayment(english, 'contactId=c2');
  const [vip, plain] = await sandbox.calls('createLead');
  expect(vip!.body).toHaveProperty('contactId', 'c1');
  expect(plain!.body).not.toHaveProperty('contactId');
});

test('[QUERY-13, SELLER-06, BRAND-46, ENTITY-19] lang=pt-MZ is another brand', async ({
  page,
  visit,
  anotherTab,
  sandbox,
}) => {
  await visit.open('/lead', mozambique);
  await expect(page).toHaveTitle(`Checkout - ${await productName(mozambique)}`);
  await expect(page.getByLabel('Telemóvel', { exact: true })).toBeVisible();
  expect(await formWidth(page)).toBe(465);
  const other = await anotherTab();
  await other.open('/lead', english);
  await expect(other.page).toHaveTitle(`Checkout - ${await productName(english)}`);
  await expect(other.page.getByLabel('Celular com DDD', { exact: true })).toBeVisible();
  expect(await formWidth(other.page)).toBe(485);
  const colour = (one: Visit) => one.style('button[type=submit]', 'background-color');
  expect(await colour(visit)).not.toBe(await colour(other));
  const [first, second] = await sandbox.calls('getSeller');
  expect(first!.address).toContain('operation=MZ');
  expect(second!.address).toContain('operation=BR');
});

test('[BRAND-05] pt-MZ of a brand of Brazil alone is its Brazilian one', async ({ visit }) => {
  const { page } = visit;
  await visit.open('/lead', { query: 'product=APROVATOTAL&lang=pt-MZ' });
  await expect(page).toHaveTitle(`Checkout - ${await productName(examPrep)}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
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

test('without a product the default brand is drawn', async ({ page, visit }) => {
  await visit.open('/lead', { query: 'utm=1' });
  await expect(page).toHaveTitle(`Checkout - ${await productName(english)}`);
});

test('[BRAND-06, CHROME-20] an unknown product: error page', async ({ visit, sandbox, noise }) => {
  const { page } = visit;
  noise.expect(/config or seller: .* 404/);
  await page.goto(visit.link('/lead', { query: 'product=UNKNOWN' }));
  await visit.at('/generic-error');
  const [call] = await sandbox.calls('getProductConfig');
  expect(call!.address).toBe('/api/v1/product/UNKNOWN/config');
});

test('[QUERY-18, QUERY-23, ENTITY-15] every step keeps the query', async ({ visit, sandbox }) => {
  const { page, buyer } = visit;
  const kept = `?product=WUP&utm=2&seller=abc&visita=${buyer.id}`;
  await visit.toPayment(english, 'query_param_x=1&utm=2&seller=abc');
  expect(new URL(page.url()).search).toBe(kept);
  await visit.payment.fill(cards.approved, buyer, english);
  await visit.payment.submit.click();
  await visit.at('/success');
  expect(new URL(page.url()).search).toBe(kept);
  const { requests } = await sandbox.state();
  expect(requests.filter(({ address }) => address.includes('query_param'))).toEqual([]);
});
