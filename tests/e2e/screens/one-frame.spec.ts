import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep } from '../support/shops.ts';
import { own } from '../support/texts.ts';

const points = { ...english, query: 'product=WUP&route=livelo' };

/** Left edge and width of the frame and of the column in it. */
const frameOf = (page: Page) =>
  page.evaluate(() => {
    const edges = ['main', 'main h1'].map((part) => {
      const { left, width } = document.querySelector(part)!.getBoundingClientRect();
      return part === 'main' ? [left, width] : [left];
    });
    return edges.flat();
  });

test('one frame holds every step from the lead to the payment of the upsell', async ({
  page,
  visit,
  buyer,
}) => {
  await visit.open('/lead', examPrep);
  const frame = await frameOf(page);
  await visit.lead.send(buyer, examPrep);
  await visit.at('/payment');
  expect(await frameOf(page)).toEqual(frame);
  await visit.payment.pay(cards.approved, buyer, examPrep);
  await visit.at('/success');
  await expect(visit.success.heading).toBeVisible();
  expect(await frameOf(page)).toEqual(frame);
  const offer = page.getByRole('main');
  await expect(offer).toContainText('ou até 12x de');
  await expect(offer).toContainText('Sua compra: Cume Certo');
  await page.getByRole('button', { name: 'Quero aproveitar' }).click();
  await visit.at('/payment/upsell');
  expect(await frameOf(page)).toEqual(frame);
});

test('[CHROME-12] the screens of Livelo say step and price, and lead back', async ({
  page,
  visit,
  buyer,
}) => {
  await visit.open('/lead', points);
  const frame = await frameOf(page);
  await visit.lead.send(buyer, points);
  for (const path of ['/livelo/cpf', '/livelo/select-device']) {
    await visit.at(path);
    await expect(visit.lead.step).toHaveAttribute('aria-label', 'Etapa 2 de 3');
    await expect(page.getByRole('main')).toContainText('38.500 pontos');
    expect(await frameOf(page)).toEqual(frame);
    if (path !== '/livelo/cpf') break;
    await page.getByLabel('CPF').fill(buyer.cpf);
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  }
  await page.getByRole('link', { name: 'Passo anterior' }).click();
  await visit.at('/livelo/cpf');
});

test.describe('a buyer whose payment got no answer', () => {
  test('corrects the e-mail in place, and the payment in doubt keeps its key', async ({
    page,
    visit,
    buyer,
    sandbox,
    noise,
  }) => {
    noise.expect(/payment/);
    const payment = await visit.toPayment(english);
    await payment.pay(cards.lost, buyer, english);
    await page.getByRole('button', { name: 'Fechar' }).click();
    await page.getByRole('link', { name: 'Alterar' }).click();
    await page.getByLabel(/^E.mail/).fill(buyer.email.replace('ana+', 'ana.lima+'));
    await page.getByRole('button', { name: /^Salvar/ }).click();
    await expect(page.getByRole('main')).toContainText('ana.lima+');
    await expect(payment.doubt).toBeVisible();
    await payment.fillSecrets(cards.approved);
    await payment.submit.click();
    // Another e-mail may be another purchase: the buyer says that this one is the payment that was sent.
    await payment.button(own.doubtContinue).click();
    await visit.at('/success');
    const keys = (await sandbox.calls('payV2')).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(await sandbox.chargeCount()).toBe(1);
  });
});
