import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdAnswer, PAYMENT } from '../support/hold.ts';
import { english, type Shop } from '../support/shops.ts';
import { LONG, longIf } from '../support/long.ts';

const shopOf = (key: string): Shop => ({
  ...english,
  title: key,
  productCode: key,
  query: `product=${key}`,
});
const club = shopOf('CCLUB');
const hub = shopOf('C-HUB');
const elite = { ...shopOf('APROVATOTAL'), hasCpf: true };

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const logo = (page: Page) => page.locator('header img');
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

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
  await visit.open('/upsell-presentation', hub);
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
  await visit.at('/payment/upsell');
  await expect(visit.lead.back).toBeVisible();
  await expect(main(page)).toContainText('Gravações do Compasso');
  await expect(visit.payment.summary).toContainText('R$ 97,00');
  await expect(page).toHaveTitle('Checkout - Contorno Hub');
  await visit.payment.pay(cards.approved, buyer, hub);
  await visit.at('/success/upsell');
  for (const isFirst of [true, false]) {
    await expect(visit.success.heading).toHaveText('Compras realizadas com sucesso!');
    await expect(main(page)).toContainText(
      'Suas compras de Contorno Hub e Gravações do Compasso foram confirmadas.',
    );
    if (isFirst) await visit.reload();
  }
  await expect(visit.success.access).toBeVisible();
  const sent = (await sandbox.calls('payV2')).map(({ body }) => body);
  expect(sent).toMatchObject([
    { productCode: 'C-HUB', amount: 597 },
    { productCode: 'CCLUB-GRAVACAO', amount: 97, planId: 'cclub-gravacao' },
  ]);
  expect(await sandbox.chargeCount()).toBe(2);
  await page.goBack();
  await visit.at('/payment/upsell');
  await expect(main(page)).toContainText('Você já concluiu esta compra.');
  await expect(visit.payment.submit).toBeHidden();
  expect(await sandbox.chargeCount()).toBe(2);
});

test('[SCREEN-35] [SCREEN-38] a buyer who declines the upsell has bought the main product alone, and reads so in the looks of its shop', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit.buy(club);
  const [own, shop] = [await background(page), await logo(page).getAttribute('src')];
  await press(page, 'Não, obrigado');
  await visit.at('/success/upsell');
  await expect(visit.success.heading).toHaveText('Tudo certo. Nada mais foi cobrado.');
  expect(await background(page)).toBe(own);
  await expect(logo(page)).toHaveAttribute('src', shop!);
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
  await visit.at('/payment/upsell');
  await visit.payment.pay(cards.approved, buyer, elite);
  await visit.at('/success/upsell');
  const [, upsell] = await sandbox.calls('payV2');
  expect(upsell!.body).toMatchObject({ productCode: 'APROVATOTAL-ESQUADRAO-ELITE' });
});

for (const [more, path] of [
  ['route=pix', '/pix'],
  ['route=bankslip', '/payment'],
]) {
  test(
    `[BRAND-51] the elite product is offered with ${more} too, below what is still to pay`,
    longIf(path !== '/pix'),
    async ({ page, visit, buyer }) => {
      await visit.open('/lead', elite, more);
      await visit.lead.send(buyer, elite);
      await visit.at(path!);
      if (path === '/pix') {
        await visit.pix.ask();
        await visit.pix.next.click();
      } else {
        await visit.payment.cpf.fill(buyer.cpf);
        await visit.boleto.issue.click();
      }
      await visit.at('/success');
      const offer = page.getByRole('button', { name: 'Quero aproveitar' });
      await expect(offer).toBeVisible();
      const [title, button] = [
        await visit.success.heading.boundingBox(),
        await offer.boundingBox(),
      ];
      expect(title!.y).toBeLessThan(button!.y);
      await expect(main(page)).toContainText('Esquadrão de Elite');
      const words = (await visit.success.heading.textContent())!;
      await press(page, 'Quero aproveitar');
      await visit.at('/payment/upsell');
      await visit.payment.pay(cards.approved, buyer, elite);
      await visit.at('/success/upsell');
      // The main purchase is not paid yet, and nothing says that it is.
      await expect(visit.success.heading).toHaveText(words);
      await expect(main(page)).toContainText('Sua compra de Esquadrão de Elite foi confirmada.');
      await expect(main(page)).not.toContainText('realizadas com sucesso');
    },
  );
}

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

test(
  'without an upsell its pages sell nothing and lead on',
  LONG,
  async ({ page, visit, sandbox }) => {
    await visit.open('/upsell-presentation', english);
    await expect(main(page)).toContainText('Não há outra oferta para você agora.');
    expect(await sandbox.calls('getProductV1')).toEqual([]);
    await press(page, 'Continuar');
    await visit.at('/lead');
    for (const path of ['/payment/upsell', '/upsell-payment']) {
      await page.goto(visit.link(path, english));
      await visit.at('/lead');
    }
    await visit.buy(english);
    await page.goto(visit.link('/payment/upsell', english));
    await visit.at('/success');
    await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
    expect(await sandbox.chargeCount()).toBe(1);
  },
);

test(
  '[SCREEN-39] any path with upsell in it marks an upsell page',
  LONG,
  async ({ page, visit }) => {
    const paths = ['/video/upsell', '/payment/upsell', '/multiprofile-upsell-presentation'];
    await visit.open('/payment', club);
    const own = await background(page);
    await expect(logo(page)).toHaveCount(1);
    for (const path of [...paths, '/upsell-payment']) {
      await visit.open(path, club);
      await expect(logo(page)).toHaveCount(0);
      expect(await background(page)).not.toBe(own);
    }
  },
);

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
