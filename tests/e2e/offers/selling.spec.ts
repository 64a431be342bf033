import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdAnswer, PAYMENT } from '../support/hold.ts';
import { english, type Shop } from '../support/shops.ts';

const shopOf = (key: string, more = ''): Shop => ({
  ...english,
  title: key,
  productCode: key,
  query: `product=${key}${more}`,
});
const mentoring = shopOf('VC');
const club = shopOf('CCLUB');
const hub = shopOf('C-HUB');
const live = shopOf('LIVE');
const elite = { ...shopOf('APROVATOTAL', '&flowId=elite'), hasCpf: true };

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const logo = (page: Page) => page.locator('header img');
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

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
  await expect(main(page)).toContainText('+ Caderno de planos da semana');
  await expect(visit.payment.summary).toContainText('R$ 644,00');
  await visit.payment.installments.selectOption('2');
  await visit.payment.pay(cards.approved, buyer, mentoring);
  await visit.at('/success');
  const body = await sandbox.onlyBody('payV2');
  expect(body).toMatchObject({ amount: 644, planId: 'anual', plan: 'anual,CADERNO' });
  expect(body.paymentMethods).toMatchObject([{ amount: 644, installments: 2 }]);
});

test('[FLOW-24] a buyer who declines an order bump pays for the main product alone', async ({
  page,
  visit,
  buyer,
  sandbox,
}) => {
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
});

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

test('[SCREEN-33] [SCREEN-36] [STATE-05] [BRAND-72] an upsell is offered after success, with its own name and looks', async ({
  page,
  visit,
}) => {
  await visit.buy(hub);
  const own = await background(page);
  await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
  await expect(main(page)).toContainText('Gravações do Compasso');
  await expect(main(page)).toContainText('R$ 97,00');
  await visit.reload();
  await press(page, 'Quero aproveitar');
  await visit.at('/upsell-presentation');
  await expect(main(page)).toContainText('Gravações do Compasso');
  await expect(logo(page)).toHaveCount(0);
  await expect.poll(() => background(page)).not.toBe(own);
  await visit.reload();
  await expect(main(page)).toContainText('Gravações do Compasso');
});

test('[SCREEN-07] [SCREEN-34] [SCREEN-37] [STATE-06] an upsell has its own payment and its own success', async ({
  page,
  visit,
  buyer,
  sandbox,
}) => {
  await visit.buy(hub);
  await press(page, 'Quero aproveitar');
  await visit.at('/upsell-presentation');
  await press(page, 'Quero aproveitar');
  await visit.at('/payment/upsell');
  await expect(visit.lead.back).toBeVisible();
  await expect(main(page)).toContainText('Gravações do Compasso');
  await expect(visit.payment.summary).toContainText('R$ 97,00');
  await expect(page).toHaveTitle('Checkout - Contorno Hub');
  await visit.payment.pay(cards.approved, buyer, hub);
  await visit.at('/success/upsell');
  await expect(main(page)).toContainText('Contorno Hub e Gravações do Compasso');
  await visit.reload();
  await expect(main(page)).toContainText('Contorno Hub e Gravações do Compasso');
  await expect(visit.success.access).toBeVisible();
  const sent = (await sandbox.calls('payV2')).map(({ body }) => body);
  expect(sent).toMatchObject([
    { productCode: 'C-HUB', amount: 597 },
    { productCode: 'CCLUB-GRAVACAO', amount: 97, planId: 'cclub-gravacao' },
  ]);
  expect(await sandbox.chargeCount()).toBe(2);
  await page.goBack();
  await visit.at('/payment/upsell');
  await visit.payment.pay(cards.approved, buyer, hub);
  await expect(main(page)).toContainText('Você já concluiu esta compra.');
  expect(await sandbox.chargeCount()).toBe(2);
});

test('[SCREEN-35] [SCREEN-38] a buyer who declines the upsell has bought the main product alone', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit.buy(club);
  await press(page, 'Não, obrigado');
  await visit.at('/success/upsell');
  await expect(main(page)).toContainText('Clube Compasso');
  await expect(main(page)).not.toContainText('Gravações');
  await expect(visit.success.access).toBeVisible();
  expect(await sandbox.chargeCount()).toBe(1);
});

test('[CONST-13] the upsell with a voucher says 50%, and its calls carry the voucher', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit.buy(club);
  await expect(main(page)).toContainText('50% de desconto');
  await expect(main(page)).toContainText('R$ 97,00');
  const asked = (await sandbox.calls('getProductV1')).map(({ address }) => address);
  const upsell = asked.filter((address) => address.includes('/CCLUB-GRAVACAO?'));
  expect(upsell).toHaveLength(1);
  expect(upsell[0]).toContain('voucher=MEMBRO50');
});

test('[BRAND-51] [ENTITY-25] the elite product is offered on top of the main plan', async ({
  page,
  visit,
  buyer,
  sandbox,
}) => {
  await visit.buy(elite);
  await expect(main(page)).toContainText('Esquadrão de Elite');
  await press(page, 'Quero aproveitar');
  await press(page, 'Quero aproveitar');
  await visit.at('/payment/upsell');
  await visit.payment.pay(cards.approved, buyer, elite);
  await visit.at('/success/upsell');
  const [, upsell] = await sandbox.calls('payV2');
  expect(upsell!.body).toMatchObject({ productCode: 'APROVATOTAL-ESQUADRAO-ELITE' });
});

test('[ROUTE-23] [ROUTE-24] the upsell pages are there by their other names', async ({
  page,
  visit,
}) => {
  await visit.open('/upsell-presentation', shopOf('APROVATOTAL'));
  await expect(main(page)).toContainText('Esquadrão de Elite');
  await visit.open('/upsell-payment', shopOf('APROVATOTAL'));
  await expect(visit.lead.back).toBeVisible();
  await expect(main(page)).toContainText('Esquadrão de Elite');
});

test('without an upsell its pages sell nothing and lead on', async ({ page, visit, sandbox }) => {
  await visit.open('/upsell-presentation', english);
  await expect(main(page)).toContainText('Não há outra oferta para você agora.');
  await visit.open('/upsell-payment', english);
  await expect(main(page)).toContainText('Ocorreu um erro inesperado');
  expect(await sandbox.calls('getProductV1')).toEqual([]);
  await visit.open('/upsell-presentation', english);
  await press(page, 'Continuar');
  await visit.at('/lead');
});

test('[SCREEN-39] any path with upsell in it marks an upsell page', async ({ page, visit }) => {
  const paths = ['/video/upsell', '/payment/upsell', '/multiprofile-upsell-presentation'];
  await visit.open('/payment', club);
  const own = await background(page);
  await expect(logo(page)).toHaveCount(1);
  for (const path of [...paths, '/upsell-payment']) {
    await visit.open(path, club);
    await expect(logo(page)).toHaveCount(0);
    expect(await background(page)).not.toBe(own);
  }
});

test('[SCREEN-46] the overlay has the upsell style on upsell routes only', async ({
  page,
  visit,
  buyer,
}) => {
  const payment = await visit.toFilledPayment(club);
  let release = await holdAnswer(page, PAYMENT);
  await payment.submit.click();
  const overlay = page.getByRole('status').filter({ has: page.getByAltText('Loading...') });
  await expect(overlay).toBeVisible();
  await expect(overlay).not.toHaveAttribute('data-style', 'upsell');
  const plain = await overlay.evaluate((cover) => getComputedStyle(cover).backgroundColor);
  release();
  await press(page, 'Quero aproveitar');
  await visit.at('/payment/upsell');
  await payment.fill(cards.approved, buyer, club);
  release = await holdAnswer(page, PAYMENT);
  await payment.submit.click();
  await expect(overlay).toHaveAttribute('data-style', 'upsell');
  await expect(overlay).not.toHaveCSS('background-color', plain);
  release();
  await visit.at('/success/upsell');
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

test('[BRAND-76] other brands show the full price of each plan', async ({ page, visit }) => {
  await visit.open('/multiprofile-presentation', shopOf('EXEC'));
  await expect(page.getByRole('radio')).not.toHaveCount(0);
  await expect(main(page).locator('label').first()).toContainText(/R\$\s[\d.,]+\/mês$/);
  await expect(main(page)).not.toContainText('+ R$');
});

test('[ROUTE-08] profiles are offered once more after the purchase', async ({
  page,
  visit,
  buyer,
  sandbox,
}) => {
  const family = shopOf('LIVE', '&flowId=familia');
  await visit.buy(family);
  await press(page, 'Quero aproveitar');
  await visit.at('/multiprofile-upsell-presentation');
  await expect(logo(page)).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(1);
  await press(page, 'Continuar');
  await visit.at('/payment/upsell');
  await visit.payment.pay(cards.approved, buyer, family);
  await visit.at('/success/upsell');
  const [, upsell] = await sandbox.calls('payV2');
  expect(upsell!.body).toMatchObject({ productCode: 'WUP' });
});
