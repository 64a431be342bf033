import type { Page } from '@playwright/test';
import { cards, type Buyer } from '../support/buyer.ts';
import { expect } from '../support/fixtures.ts';
import { longIf } from '../support/long.ts';
import { MARKETS, type Market } from '../support/markets.ts';
import type { Noise } from '../support/noise.ts';
import { english, mozambique, type Shop } from '../support/shops.ts';
import { GENERAL_ERROR, PAYMENT_ERROR } from '../support/texts.ts';
import type { Visit } from '../support/visit.ts';
import { CALLS } from './calls-of-stories.ts';

/** The main stories of the product, told in the same words on the sandbox and on someone else's upstream. */
interface Scene {
  page: Page;
  visit: Visit;
  buyer: Buyer;
  noise: Noise;
  market: Market;
}

async function expectCalls(market: Market, story: keyof typeof CALLS): Promise<void> {
  expect(await market.calls()).toEqual([...new Set(CALLS[story])].sort());
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const sold = (query: string): Shop => ({ ...english, query });

async function leave({ visit, buyer }: Scene, shop: Shop): Promise<void> {
  await visit.open('/lead', shop);
  await visit.lead.send(buyer, shop);
}

async function payByCard({ visit, buyer }: Scene, shop: Shop, end = '/success'): Promise<void> {
  await visit.payment.pay(cards.approved, buyer, shop);
  await visit.at(end);
}

/** From the lead to the choice between points and card. */
async function toPointsOrCard(scene: Scene): Promise<void> {
  const { page, visit, buyer, market } = scene;
  market.sellForPoints();
  await leave(scene, sold('product=WUP&route=livelo'));
  await visit.at('/livelo/cpf');
  await visit.payment.cpf.fill(buyer.cpf);
  await press(page, 'Continuar');
  await page.getByRole('radio', { name: 'SMS' }).check();
  await press(page, 'Continuar');
  await page.getByRole('textbox', { name: 'Código recebido' }).fill('123456');
  await press(page, 'Continuar');
  await visit.at('/livelo/payment-method');
}

const STORIES: Record<string, (scene: Scene) => Promise<void>> = {
  '[CALL-22] [CALL-37] a lead, a card, success': async (scene) => {
    const { visit, buyer, market } = scene;
    await leave(scene, english);
    await visit.at('/payment');
    await expect(visit.payment.summary).toContainText(market.prices.main);
    await payByCard(scene, english);
    await expectCalls(market, 'sale');
    const [payment] = await market.bodies('payV2');
    expect(payment).toMatchObject({ email: buyer.email, productCode: 'WUP' });
    expect(await market.chargeCount()).toBe(1);
  },

  'a card that is refused, then one that pays': async (scene) => {
    const { visit, noise, market } = scene;
    noise.expect(/payment/);
    await market.next('refused');
    const payment = await visit.toFilledPayment(english);
    await payment.submit.click();
    await payment.fails(PAYMENT_ERROR);
    expect(await market.chargeCount()).toBe(0);
    await payment.fillSecrets(cards.approved);
    await payment.submit.click();
    await visit.at('/success');
    expect(await market.chargeCount()).toBe(1);
  },

  '[CALL-39] an unknown outcome is asked for again under the same key': async (scene) => {
    const { visit, noise, market } = scene;
    noise.expect(/payment/);
    await market.next('lost');
    const payment = await visit.toFilledPayment(english);
    await payment.submit.click();
    await payment.fails(GENERAL_ERROR);
    await payment.fillSecrets(cards.approved);
    await payment.submit.click();
    await visit.at('/success');
    const keys = await market.keys();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await market.chargeCount()).toBe(1);
  },

  '[CALL-22] [CALL-37] Pix': async (scene) => {
    const { visit, market } = scene;
    await leave(scene, sold('product=WUP&route=pix'));
    await visit.at('/pix');
    await expect(visit.pix.summary).toContainText(market.prices.main);
    await visit.pix.ask();
    await expect(visit.pix.code).toHaveValue(/^000201.*6304[0-9A-F]{4}$/);
    await visit.pix.next.click();
    await visit.at('/success');
    await expectCalls(market, 'sale');
    expect(await market.bodies('payV2')).toMatchObject([{ paymentMethods: [{ type: 'pix' }] }]);
  },

  '[CALL-22] [CALL-37] a bank slip': async (scene) => {
    const { visit, market } = scene;
    await leave(scene, sold('product=WUP&route=bankslip'));
    await visit.at('/payment');
    await expect(visit.boleto.summary).toContainText(market.prices.main);
    await visit.payment.cpf.fill(visit.buyer.cpf);
    await visit.boleto.issue.click();
    await visit.at('/success');
    await expect(visit.boleto.line).toHaveValue(/^[\d .]{47,}$/);
    await expectCalls(market, 'slip');
    expect(await market.bodies('payV2')).toMatchObject([{ paymentMethods: [{ type: 'boleto' }] }]);
  },

  '[ROUTE-29] Livelo: the card is the other way to pay': async (scene) => {
    const { page, visit } = scene;
    await toPointsOrCard(scene);
    await page.getByRole('radio', { name: 'Cartão de crédito' }).check();
    await press(page, 'Continuar');
    await visit.at('/payment');
    await payByCard(scene, english);
  },

  '[ROUTE-31] Livelo: points that are refused lead to their error': async (scene) => {
    const { page, visit, noise, market } = scene;
    noise.expect(/payment/);
    // A page that is left takes its questions with it.
    noise.expect(/ERR_ABORTED .*\/api\/v\d\/product/);
    await toPointsOrCard(scene);
    await page.getByRole('radio', { name: 'Pontos Livelo' }).check();
    await press(page, 'Continuar');
    await visit.at('/livelo/payment');
    await visit.payment.priced();
    await market.next('refused');
    await visit.payment.submit.click();
    await visit.at('/livelo/error');
    expect(await market.chargeCount()).toBe(0);
  },

  '[ROUTE-06] [FLOW-24] an order bump is paid along with the main plan': async (scene) => {
    const { page, visit, market } = scene;
    const shop = sold(market.links.bump);
    await leave(scene, shop);
    await visit.at('/order-bump-presentation');
    await press(page, 'Quero adicionar');
    await visit.at('/payment');
    await expect(visit.payment.summary).toContainText(market.prices.withBump);
    await payByCard(scene, shop);
    const [payment] = await market.bodies('payV2');
    expect(payment!.plan).toMatch(/^[^,]+,[^,]+$/);
    expect(await market.chargeCount()).toBe(1);
  },

  '[ROUTE-12] [ROUTE-13] an upsell has its own payment': async (scene) => {
    const { page, visit, market } = scene;
    const shop = sold(market.links.upsell);
    await leave(scene, shop);
    await visit.at('/payment');
    await payByCard(scene, shop);
    await press(page, 'Quero aproveitar');
    await visit.at('/payment/upsell');
    await expect(visit.payment.summary).toContainText(market.prices.upsell);
    await payByCard(scene, shop, '/success/upsell');
    const [main, upsell, ...more] = await market.bodies('payV2');
    expect(main).toMatchObject({ productCode: 'C-HUB' });
    expect(upsell).toMatchObject({ productCode: 'CCLUB-GRAVACAO' });
    expect(more).toEqual([]);
    expect(await market.chargeCount()).toBe(2);
  },

  '[ENTITY-52] [SCREEN-28] Mozambique': async (scene) => {
    const { visit, market } = scene;
    await leave(scene, mozambique);
    await visit.at('/payment');
    await payByCard(scene, mozambique);
    const [payment] = await market.bodies('payV2');
    expect(payment).toMatchObject({
      operation: 'MZ',
      phone: mozambique.phone.sent,
      paymentMethods: [{ type: 'creditcard', amount: 18720 }],
    });
    expect(await market.chargeCount()).toBe(1);
  },

  '[CALL-24] [CALL-37] an invoice': async (scene) => {
    const { visit, buyer, market } = scene;
    await visit.open('/payment/fatura-9', english);
    await visit.lead.fill(buyer, english);
    await visit.payment.fill(cards.approved, buyer, english);
    await visit.payment.submit.click();
    await visit.at('/success-invoice');
    await expectCalls(market, 'invoice');
    expect(await market.bodies('payV1')).toMatchObject([{ invoiceId: 'fatura-9' }]);
  },

  '[CALL-25] [CALL-37] recovery of a subscription': async (scene) => {
    const { visit, market } = scene;
    await visit.open('/recovery/assinatura-9', english, 'partner=escola-1');
    await expect(visit.payment.summary).toContainText(market.prices.main);
    await payByCard(scene, english);
    await expectCalls(market, 'recovery');
  },

  '[CALL-26] [CALL-37] renewal of a subscription': async (scene) => {
    const { visit, market } = scene;
    await visit.open('/renew/assinatura-9', english, 'partner=escola-1');
    await expect(visit.payment.summary).toContainText(market.prices.main);
    await payByCard(scene, english);
    await expectCalls(market, 'renewal');
  },

  'a link to the payment asks there who buys': async (scene) => {
    const { visit, buyer, market } = scene;
    await visit.open('/payment', english);
    await visit.lead.fill(buyer, english);
    await payByCard(scene, english);
    await expectCalls(market, 'sale');
    expect(await market.bodies('createLead')).toMatchObject([{ email: buyer.email }]);
  },
};

/** Ways to pay, an answer that is lost, another country; other specs tell the rest on the sandbox. */
const SHORT = /a card, success|unknown outcome|Pix|bank slip|Mozambique/;

for (const { name, isToldElsewhere, test } of MARKETS) {
  test.describe(name, () => {
    for (const [title, story] of Object.entries(STORIES)) {
      test(
        title,
        longIf(isToldElsewhere || !SHORT.test(title)),
        async ({ page, visit, buyer, noise, market }) => {
          await story({ page, visit, buyer, noise, market });
        },
      );
    }
  });
}
