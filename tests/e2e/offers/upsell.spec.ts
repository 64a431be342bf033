import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdAnswer, PAYMENT } from '../support/hold.ts';
import { shopOf } from '../support/shops.ts';
import { bodyOf, booked, readShown } from '../support/shown.ts';
import type { Visit } from '../support/visit.ts';

const club = shopOf('CCLUB');
const hub = shopOf('C-HUB');
const elite = { ...shopOf('APROVATOTAL'), hasCpf: true };

const background = (visit: Visit) => visit.style('body', 'background-color');

test('[SCREEN-07, SCREEN-33, SCREEN-34, SCREEN-36, SCREEN-37, STATE-05, STATE-06, BRAND-72] an upsell in its own looks is paid', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit.buy(hub);
  const own = await background(visit);
  await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
  await expect(visit.lead.main).toContainText('Gravações do Compasso');
  await visit.lead.press('Quero aproveitar');
  await visit.at('/payment/upsell');
  await expect(visit.lead.logo).toHaveCount(0);
  await expect.poll(() => background(visit)).not.toBe(own);
  await expect(visit.lead.back).toBeVisible();
  await expect(visit.lead.main).toContainText('Gravações do Compasso');
  await expect(visit.payment.summary).toContainText('R$ 97,00');
  await expect(page).toHaveTitle('Checkout - Contorno Hub');
  await visit.pay(hub, '/success/upsell');
  for (const isFirst of [true, false]) {
    await expect(visit.success.heading).toHaveText('Compras realizadas com sucesso!');
    await expect(visit.lead.main).toContainText(
      'Suas compras de Contorno Hub e Gravações do Compasso foram confirmadas.',
    );
    if (isFirst) await visit.reload();
  }
  await expect(visit.success.access).toBeVisible();
  const sent = await sandbox.bodies('payV2');
  expect(sent).toMatchObject([
    { productCode: 'C-HUB', amount: 597 },
    { productCode: 'CCLUB-GRAVACAO', amount: 97, planId: 'cclub-gravacao' },
  ]);
  expect(await sandbox.chargeCount()).toBe(2);
  await page.goBack();
  await visit.at('/payment/upsell');
  await expect(visit.lead.main).toContainText('Você já concluiu esta compra.');
  await expect(visit.payment.submit).toBeHidden();
  expect(await sandbox.chargeCount()).toBe(2);
});

test('[SCREEN-35] [SCREEN-38] who declines an upsell buys one product', async ({
  visit,
  sandbox,
}) => {
  await visit.buy(club);
  const [own, shop] = [await background(visit), await visit.lead.logo.getAttribute('src')];
  await visit.lead.press('Não, obrigado');
  await visit.at('/success/upsell');
  await expect(visit.success.heading).toHaveText('Tudo certo. Nada mais foi cobrado.');
  expect(await background(visit)).toBe(own);
  await expect(visit.lead.logo).toHaveAttribute('src', shop!);
  await expect(visit.lead.main).toContainText('Clube Compasso');
  await expect(visit.lead.main).not.toContainText('Gravações');
  await expect(visit.success.access).toBeVisible();
  expect(await sandbox.chargeCount()).toBe(1);
});

test('[CONST-13] an upsell with a voucher is charged as shown', async ({ visit, sandbox }) => {
  await visit.buy(club);
  await expect(visit.lead.main).toContainText('50% de desconto');
  await expect(visit.lead.main).toContainText('R$ 97,00');
  const asked = (await sandbox.calls('getProductV1')).map(({ address }) => address);
  const upsell = asked.filter((address) => address.includes('/CCLUB-GRAVACAO?'));
  expect(upsell).toHaveLength(1);
  expect(upsell[0]).toContain('voucher=MEMBRO50');
  const { payment } = visit;
  await payment.press('Quero aproveitar');
  await visit.at('/payment/upsell');
  await payment.fill(cards.approved, visit.buyer, club);
  await payment.priced();
  await payment.installments.selectOption('3');
  const shown = { count: 3, each: 32.33, total: 97 };
  expect(await readShown(visit)).toEqual(shown);
  await payment.submit.click();
  await visit.at('/success/upsell');
  const [, body] = await sandbox.bodies('payV2');
  expect(body).toMatchObject({ voucher: 'MEMBRO50', ...bodyOf(shown) });
  expect(booked(await sandbox.state()).at(-1)).toBe(97);
});

test('[BRAND-51] the elite product is offered behind Pix, which nothing says is paid', async ({
  visit,
}) => {
  const { page } = visit;
  await visit.passLead(elite, '/pix', 'route=pix');
  await visit.pix.ask();
  await visit.pix.next.click();
  await visit.at('/success');
  const offer = page.getByRole('button', { name: 'Quero aproveitar' });
  await expect(offer).toBeVisible();
  const [title, button] = [await visit.success.heading.boundingBox(), await offer.boundingBox()];
  expect(title!.y).toBeLessThan(button!.y);
  await expect(visit.lead.main).toContainText('Esquadrão de Elite');
  const words = (await visit.success.heading.textContent())!;
  await visit.lead.press('Quero aproveitar');
  await visit.at('/payment/upsell');
  await visit.pay(elite, '/success/upsell');
  await expect(visit.success.heading).toHaveText(words);
  await expect(visit.lead.main).toContainText('Sua compra de Esquadrão de Elite foi confirmada.');
  await expect(visit.lead.main).not.toContainText('realizadas com sucesso');
});

test('[SCREEN-39] any path with upsell in it marks an upsell page', async ({ visit }) => {
  const paths = ['/video/upsell', '/payment/upsell', '/multiprofile-upsell-presentation'];
  await visit.open('/payment', club);
  const own = await background(visit);
  await expect(visit.lead.logo).toHaveCount(1);
  for (const path of [...paths, '/upsell-payment']) {
    await visit.open(path, club);
    await expect(visit.lead.logo).toHaveCount(0);
    expect(await background(visit)).not.toBe(own);
  }
});

test('[SCREEN-46] the overlay has the upsell style on upsell routes only', async ({ visit }) => {
  const { page, buyer } = visit;
  const payment = await visit.toFilledPayment(club);
  let release = await holdAnswer(page, PAYMENT);
  await payment.submit.click();
  const overlay = page.getByRole('status').filter({ has: page.getByAltText('Loading...') });
  await expect(overlay).toBeVisible();
  await expect(overlay).not.toHaveAttribute('data-style', 'upsell');
  const plain = await overlay.evaluate((cover) => getComputedStyle(cover).backgroundColor);
  release();
  await visit.lead.press('Quero aproveitar');
  await visit.at('/payment/upsell');
  await payment.fill(cards.approved, buyer, club);
  release = await holdAnswer(page, PAYMENT);
  await payment.submit.click();
  await expect(overlay).toHaveAttribute('data-style', 'upsell');
  await expect(overlay).not.toHaveCSS('background-color', plain);
  release();
  await visit.at('/success/upsell');
});
