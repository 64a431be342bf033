import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique, shopOf } from '../support/shops.ts';

const event = shopOf('WSP');

test('[SCREEN-17] [SCREEN-54] an event is bought without terms in the same checkout', async ({
  visit,
  sandbox,
}) => {
  const { page, lead, buyer } = visit;
  await visit.open('/lead', event);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /termos|privacidade/i })).toHaveCount(0);
  await lead.fillPerson(buyer, event);
  await lead.submit.click();
  await visit.at('/payment');
  await visit.pay(event);
  expect(await sandbox.onlyBody('payV2')).toMatchObject({ productCode: 'WSP' });
  expect(await sandbox.chargeCount()).toBe(1);
});

for (const [kind, shop] of [
  ['a subscription', english],
  ['a course', examPrep],
] as const) {
  test(`[SCREEN-54] ${kind} is bought in the same checkout`, async ({ visit, sandbox }) => {
    await visit.buy(shop);
    expect(await sandbox.onlyBody('payV2')).toMatchObject({ productCode: shop.productCode });
    expect(await sandbox.chargeCount()).toBe(1);
  });
}

test('[QUERY-16] a partner makes the seller franchising, with a price text of its own', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit.toPayment(mozambique, 'partner=escola');
  await expect(page.getByRole('main')).toContainText(/61,00\sMT/);
  expect(await sandbox.query('getSeller')).toMatchObject({ seller: 'franchising' });
  expect(await sandbox.onlyBody('createLead')).toMatchObject({ seller: 'franchising' });
});

test('[CONST-29] the mobile layout is used under 375 px alone', async ({ visit }) => {
  const { page } = visit;
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
