import { expect, test } from '../support/fixtures.ts';
import { english, mozambique, shopOf } from '../support/shops.ts';
import { booked, readShown } from '../support/shown.ts';

const event = shopOf('WSP');

test('[SCREEN-17] [SCREEN-54] an event is bought without terms', async ({ visit, sandbox }) => {
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

test('[QUERY-16] a partner makes the seller franchising', async ({ visit, sandbox }) => {
  const { page } = visit;
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

const live = shopOf('LIVE');

test('[BRAND-75, BRAND-76, ENTITY-05, ENTITY-07] chosen profiles', async ({ visit, sandbox }) => {
  const { page } = visit;
  await visit.passLead(live, '/multiprofile-presentation');
  const card = (name: string) => page.locator('label').filter({ hasText: name });
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(visit.lead.main.locator('label img[src*="perfil.svg"]')).toHaveCount(3);
  await expect(card('1 perfil')).toContainText('R$ 99,00/mês');
  await expect(card('2 perfis')).toContainText('+ R$ 50,00/mês');
  await card('2 perfis').click();
  await expect(card('2 perfis')).toContainText('R$ 149,00/mês');
  await expect(card('1 perfil')).toContainText('− R$ 50,00/mês');
  await visit.lead.press('Continuar');
  await visit.at('/payment');
  expect(await visit.kept('defaultSelectedPlan')).toBe('"live-2"');
  await visit.reload();
  await expect(visit.lead.main).toContainText('2 perfis');
  await expect(visit.payment.summary).toContainText('R$ 1.788,00');
  expect(await readShown(visit)).toEqual({ total: 1788 });
  await visit.pay(live);
  expect(await sandbox.onlyBody('payV2')).toMatchObject({ planId: 'live-2', amount: 1788 });
  expect(booked(await sandbox.state())).toEqual([1788]);
  expect(await visit.kept('PURCHASED_PROFILES_AMOUNT')).toBe('2');
  expect(await visit.kept('PURCHASED_PLAN')).toBe('"live-2"');
});
