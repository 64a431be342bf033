import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { applySwitches, upsellIs } from '../support/independent-upstream/switches.ts';
import { examPrep, type Shop } from '../support/shops.ts';
import { rgb, themeOf } from '../support/sold.ts';

test('[ENTITY-34] [ENTITY-64] a config names the upsell as a whole', async ({
  page,
  visit,
  upstream,
}) => {
  applySwitches(upstream, upsellIs('ds-resolveenem'));
  const shop: Shop = { ...examPrep, query: `${examPrep.query}&flowId=mais&route=vip` };
  await visit.buy(shop);
  const main = page.getByRole('main');
  await expect(main).toContainText('Ponto a Ponto');
  await expect(main).not.toContainText('Esquadrão de Elite');
  await page.getByRole('button', { name: 'Quero aproveitar' }).click();
  await visit.at('/payment/upsell');
  const { background } = await themeOf({ ...examPrep, folder: 'resolveenem' });
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(background.page));
  await visit.pay(shop, '/success/upsell');
  await expect(main).toContainText('Ponto a Ponto');

  const asked = upstream.seen.filter(({ path }) => path === '/api/v1/product/RESOLVEENEM');
  expect(asked).not.toEqual([]);
  for (const { query } of asked) {
    expect(query).not.toHaveProperty('productId');
    expect(query).not.toHaveProperty('route');
  }
  const paid = upstream.seen.filter(({ path }) => path === '/api/v2/payment');
  expect(paid.map(({ body }) => body!.productCode)).toEqual(['APROVATOTAL', 'RESOLVEENEM']);
});
