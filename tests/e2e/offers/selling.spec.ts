import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, type Shop } from '../support/shops.ts';
import { LONG } from '../support/long.ts';

const shopOf = (key: string, more = ''): Shop => ({
  ...english,
  title: key,
  productCode: key,
  query: `product=${key}${more}`,
});
const mentoring = shopOf('VC');
const live = shopOf('LIVE');

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const logo = (page: Page) => page.locator('header img');

test('[SCREEN-06] [ROUTE-06] an order bump is added to the same payment', async ({
  page,
  visit,
  buyer,
  sandbox,
}) => {
  await visit.open('/lead', mentoring);
  await visit.lead.send(buyer, mentoring);
  await visit.at('/order-bump-presentation');
  await expect(visit.lead.back).toBeVisible();
  await expect(main(page)).toContainText('Caderno de planos da semana');
  await expect(main(page)).toContainText('R$ 47,00');
  await press(page, 'Quero adicionar');
  await visit.at('/payment');
  // A reload would cut off the calls for the price.
  await expect(visit.payment.summary).toContainText('R$ 644,00');
  await visit.reload();
  await expect(visit.payment.summary).toContainText(/Caderno de planos da semanaR\$\s47,00/);
  await expect(visit.payment.summary).toContainText('R$ 644,00');
  await visit.payment.installments.selectOption('2');
  await visit.payment.pay(cards.approved, buyer, mentoring);
  await visit.at('/success');
  const body = await sandbox.onlyBody('payV2');
  expect(body).toMatchObject({ amount: 644, planId: 'anual', plan: 'anual,CADERNO' });
  expect(body.paymentMethods).toMatchObject([{ amount: 644, installments: 2 }]);
});

test(
  '[FLOW-24] a buyer who declines an order bump pays for the main product alone',
  LONG,
  async ({ page, visit, buyer, sandbox }) => {
    await visit.open('/lead', mentoring);
    await visit.lead.send(buyer, mentoring);
    await press(page, 'Quero adicionar');
    await visit.at('/payment');
    await visit.lead.back.click();
    await press(page, 'Não, obrigado');
    await visit.at('/payment');
    await expect(visit.payment.summary).toContainText('R$ 597,00');
    await expect(main(page)).not.toContainText('Caderno');
    await visit.payment.pay(cards.approved, buyer, mentoring);
    await visit.at('/success');
    expect(await sandbox.onlyBody('payV2')).toMatchObject({ amount: 597, plan: 'anual' });
  },
);

test('an order bump that cannot be loaded does not block the purchase', async ({
  page,
  visit,
  buyer,
}) => {
  await visit.open('/order-bump-presentation', english);
  await expect(main(page)).toContainText('Esta oferta não está disponível agora');
  await press(page, 'Continuar');
  await visit.at('/lead');
  await visit.lead.send(buyer, english);
  await visit.at('/payment');
});

test('[BRAND-75] [BRAND-76] [ENTITY-05] [ENTITY-07] profiles are chosen by cards, and payment opens with the choice', async ({
  page,
  visit,
  buyer,
  sandbox,
}) => {
  await visit.open('/lead', live);
  await visit.lead.send(buyer, live);
  await visit.at('/multiprofile-presentation');
  const card = (name: string) => page.locator('label').filter({ hasText: name });
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(main(page).locator('label img[src*="perfil.svg"]')).toHaveCount(3);
  await expect(card('1 perfil')).toContainText('R$ 99,00/mês');
  await expect(card('2 perfis')).toContainText('+ R$ 50,00/mês');
  await card('2 perfis').click();
  await expect(card('2 perfis')).toContainText('R$ 149,00/mês');
  await expect(card('1 perfil')).toContainText('− R$ 50,00/mês');
  await press(page, 'Continuar');
  await visit.at('/payment');
  const kept = (key: string) => page.evaluate((name) => sessionStorage.getItem(name), key);
  expect(await kept('defaultSelectedPlan')).toBe('"live-2"');
  await visit.reload();
  await expect(main(page)).toContainText('2 perfis');
  await expect(visit.payment.summary).toContainText('R$ 1.788,00');
  await visit.payment.pay(cards.approved, buyer, live);
  await visit.at('/success');
  expect(await sandbox.onlyBody('payV2')).toMatchObject({ planId: 'live-2', amount: 1788 });
  expect(await kept('PURCHASED_PROFILES_AMOUNT')).toBe('2');
  expect(await kept('PURCHASED_PLAN')).toBe('"live-2"');
});

test('a brand with one plan shows its full price, and asks nobody to choose', async ({
  page,
  visit,
}) => {
  await visit.open('/multiprofile-presentation', shopOf('EXEC'));
  await expect(main(page)).toContainText(/R\$\s49,75\/mêsR\$\s597,00 por ano/);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(main(page)).not.toContainText('+ R$');
});

test(
  '[ROUTE-08] profiles are offered once more after the purchase',
  LONG,
  async ({ page, visit, buyer, sandbox }) => {
    const family = shopOf('LIVE', '&flowId=familia');
    await visit.buy(family);
    await press(page, 'Quero aproveitar');
    await visit.at('/multiprofile-upsell-presentation');
    await expect(logo(page)).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await press(page, 'Continuar');
    await visit.at('/payment/upsell');
    await visit.payment.pay(cards.approved, buyer, family);
    await visit.at('/success/upsell');
    const [, upsell] = await sandbox.calls('payV2');
    expect(upsell!.body).toMatchObject({ productCode: 'WUP' });
  },
);
