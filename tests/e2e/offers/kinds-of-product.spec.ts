import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique, type Shop } from '../support/shops.ts';
import { longIf } from '../support/long.ts';

const event: Shop = { ...english, title: 'WSP', productCode: 'WSP', query: 'product=WSP' };

test('[SCREEN-17] the sales conference sells without terms and privacy links', async ({
  page,
  visit,
  buyer,
}) => {
  await visit.open('/lead', event);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /termos|privacidade/i })).toHaveCount(0);
  await page.getByLabel('Nome completo').fill(buyer.name);
  await page.getByLabel('E-mail').fill(buyer.email);
  await page.getByLabel('Celular com DDD').fill(event.phone.typed);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await visit.at('/payment');
});

for (const [kind, shop] of [
  ['a subscription', english],
  ['a course', examPrep],
  ['an event', event],
] as const) {
  test(
    `[SCREEN-54] ${kind} is bought in the same checkout`,
    longIf(shop !== event),
    async ({ page, visit, buyer, sandbox }) => {
      await visit.open('/lead', shop);
      if (shop === event) {
        await page.getByLabel('Nome completo').fill(buyer.name);
        await page.getByLabel('E-mail').fill(buyer.email);
        await page.getByLabel('Celular com DDD').fill(shop.phone.typed);
        await page.getByRole('button', { name: 'Continuar', exact: true }).click();
      } else await visit.lead.send(buyer, shop);
      await visit.at('/payment');
      await visit.payment.pay(cards.approved, buyer, shop);
      await visit.at('/success');
      expect(await sandbox.onlyBody('payV2')).toMatchObject({ productCode: shop.productCode });
      expect(await sandbox.chargeCount()).toBe(1);
    },
  );
}

test('[QUERY-16] a partner makes the seller franchising and brings its own price text', async ({
  page,
  visit,
  buyer,
  sandbox,
}) => {
  await visit.open('/lead', mozambique, 'partner=escola');
  await visit.lead.send(buyer, mozambique);
  await visit.at('/payment');
  await expect(page.getByRole('main')).toContainText(/61,00\sMT/);
  expect(await sandbox.query('getSeller')).toMatchObject({ seller: 'franchising' });
  expect(await sandbox.onlyBody('createLead')).toMatchObject({ seller: 'franchising' });
});

test('[CONST-29] the mobile layout is used under 375 px and not from there on', async ({
  page,
  visit,
}) => {
  const paddingAt = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    return page.evaluate(() => {
      const body = document.querySelector('main')!.parentElement!;
      return getComputedStyle(body).paddingLeft;
    });
  };
  await visit.open('/lead', english);
  const mobile = await paddingAt(374);
  expect(await paddingAt(320)).toBe(mobile);
  const wider = await paddingAt(375);
  expect(wider).not.toBe(mobile);
  expect(await paddingAt(575)).toBe(wider);
});

test('[SELLER-01] no screen differs by who opens it, and none asks for a role', async ({
  visit,
  anotherTab,
}) => {
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
