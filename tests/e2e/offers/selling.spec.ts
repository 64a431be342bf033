import { expect, test } from '../support/fixtures.ts';
import { english, shopOf } from '../support/shops.ts';
import { booked, readShown } from '../support/shown.ts';

const mentoring = shopOf('VC');
const live = shopOf('LIVE');

test('[SCREEN-06] [ROUTE-06] an order bump is paid with the main product', async ({
  visit,
  sandbox,
}) => {
  await visit.passLead(mentoring, '/order-bump-presentation');
  await expect(visit.lead.back).toBeVisible();
  await expect(visit.lead.main).toContainText('Caderno de planos da semana');
  await expect(visit.lead.main).toContainText('R$ 47,00');
  await visit.lead.press('Quero adicionar');
  await visit.at('/payment');
  // A reload would cut off the calls for the price.
  await expect(visit.payment.summary).toContainText('R$ 644,00');
  await visit.reload();
  await expect(visit.payment.summary).toContainText(/Caderno de planos da semanaR\$\s47,00/);
  await expect(visit.payment.summary).toContainText('R$ 644,00');
  await visit.payment.installments.selectOption('2');
  await visit.pay(mentoring);
  const body = await sandbox.onlyBody('payV2');
  expect(body).toMatchObject({ amount: 644, planId: 'anual', plan: 'anual,CADERNO' });
  expect(body.paymentMethods).toMatchObject([{ amount: 644, installments: 2 }]);
});

test('[FLOW-24] who declines an order bump pays without it', async ({ visit, sandbox }) => {
  const { buyer } = visit;
  await visit.open('/lead', mentoring);
  await visit.lead.send(buyer, mentoring);
  await visit.lead.press('Quero adicionar');
  await visit.at('/payment');
  await visit.lead.back.click();
  await visit.lead.press('Não, obrigado');
  await visit.at('/payment');
  await expect(visit.payment.summary).toContainText('R$ 597,00');
  await expect(visit.lead.main).not.toContainText('Caderno');
  await visit.pay(mentoring);
  expect(await sandbox.onlyBody('payV2')).toMatchObject({ amount: 597, plan: 'anual' });
});

test('an order bump that cannot be loaded does not block the purchase', async ({ visit }) => {
  const { buyer } = visit;
  await visit.open('/order-bump-presentation', english);
  await expect(visit.lead.main).toContainText('Esta oferta não está disponível agora');
  await visit.lead.press('Continuar');
  await visit.at('/lead');
  await visit.lead.send(buyer, english);
  await visit.at('/payment');
});

test('[BRAND-75, BRAND-76, ENTITY-05, ENTITY-07] profiles are chosen', async ({
  page,
  visit,
  sandbox,
}) => {
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

test('a brand with one plan shows its full price, and asks nobody to choose', async ({ visit }) => {
  const { page } = visit;
  await visit.open('/multiprofile-presentation', shopOf('EXEC'));
  await expect(visit.lead.main).toContainText(/R\$\s49,75\/mêsR\$\s597,00 por ano/);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(visit.lead.main).not.toContainText('+ R$');
});

test('[ROUTE-08] profiles are offered once more after the purchase', async ({ visit, sandbox }) => {
  const { page } = visit;
  const family = shopOf('LIVE', '&flowId=familia');
  await visit.buy(family);
  await visit.lead.press('Quero aproveitar');
  await visit.at('/multiprofile-upsell-presentation');
  await expect(visit.lead.logo).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await visit.lead.press('Continuar');
  await visit.at('/payment/upsell');
  await visit.pay(family, '/success/upsell');
  const [, upsell] = await sandbox.calls('payV2');
  expect(upsell!.body).toMatchObject({ productCode: 'WUP' });
});
