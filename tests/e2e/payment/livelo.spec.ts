import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { toMethod, toPoints } from '../support/points.ts';
import { english, shopOf } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';

const spend = shopOf('WUP', '&route=livelo');
const earn = shopOf('WUP', '&route=livelo-accrual');

const earned = (page: Page) => page.getByText(/Nesta compra você ganha pontos Livelo/);

test('[ROUTE-15, ROUTE-30, ROUTE-32, ROUTE-33] points pay', async ({ visit, sandbox }) => {
  await toPoints(visit, spend);
  await expect(visit.lead.logo).toHaveCount(0);
  await expect(visit.payment.summary).toContainText('38.500 pontos');
  await expect(visit.payment.number).toHaveCount(0);
  const before = (await sandbox.state()).requests.map(({ operationId }) => operationId);
  expect(before).not.toContain('payV2');
  await visit.payment.submit.click();
  await visit.at('/success');
  const body = await sandbox.onlyBody('payV2');
  expect(body).toMatchObject({
    type: 'livelo',
    planId: 'wup-anual',
    amount: 958.8,
    paymentMethods: [{ type: 'livelo', amount: 38500 }],
  });
  expect(await sandbox.chargeCount()).toBe(1);
});

test('[FLOW-14] another brand does not take the flow by the route', ({ visit }) =>
  visit.passLead(shopOf('MS', '&route=livelo'), '/payment'));

test('[CHROME-12] each screen opens by itself, and wants its answer', async ({ visit }) => {
  const { page } = visit;
  for (const [path, what] of [
    ['/livelo/cpf', 'CPF'],
    ['/livelo/select-device', 'Seu contato na Livelo'],
    ['/livelo/payment-method', 'Forma de pagamento'],
  ] as const) {
    await visit.open(path, spend);
    await expect(visit.lead.logo).toHaveCount(0);
    await visit.lead.submit.click();
    await expect(page.getByRole('group', { name: 'Confira os campos abaixo' })).toBeFocused();
    await expect(page.getByLabel(what).first()).toBeVisible();
    await visit.at(path);
  }
});

test('[ROUTE-33] nobody sends a code here: the buyer goes on without', async ({ page, visit }) => {
  await visit.open('/livelo/code', spend);
  await expect(page.getByText('Se não enviou, continue sem código.')).toBeVisible();
  await visit.lead.submit.click();
  await visit.at('/livelo/payment-method');
});

test('[FLOW-15] [QUERY-10] where points are earned a text says so, and the card pays', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit.open('/lead', earn);
  await expect(earned(page)).toBeVisible();
  await toMethod(visit, earn);
  await expect(earned(page)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await visit.lead.submit.click();
  await visit.at('/livelo/payment');
  await expect(earned(page)).toBeVisible();
  await expect(visit.payment.summary).toContainText('958,80');
  await visit.pay(earn);
  const { paymentMethods } = await sandbox.onlyBody('payV2');
  expect(paymentMethods).toMatchObject([{ type: 'creditcard' }]);
});

test.describe('a buyer whose payments are refused', () => {
  test.use({ mailbox: 'recusado' });

  test('[ROUTE-31] refused points lead to their error screen', async ({
    page,
    visit,
    sandbox,
    noise,
  }) => {
    // A page that is left takes its questions with it.
    noise.expect(/ERR_ABORTED .*\/api\/v\d\/product/);
    noise.expect(answeredWith(422, 'payment'));
    await toPoints(visit, spend);
    await visit.payment.submit.click();
    await visit.at('/livelo/error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Não foi possível pagar com pontos',
    );
    await expect(visit.lead.logo).toHaveCount(0);
    expect(await sandbox.chargeCount()).toBe(0);
    await page.getByRole('link', { name: 'Pagar com cartão' }).click();
    await visit.at('/payment');
    await expect(visit.payment.number).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Tentar com pontos' }).click();
    await visit.at('/livelo/payment-method');
    await expect(page.getByRole('radio', { name: 'Pontos Livelo' })).toBeChecked();
  });
});

test.describe('a buyer whose answers are lost', () => {
  test.use({ mailbox: 'perdido' });

  test('[ROUTE-30] no invitation to pay again if points may be gone', async ({ visit, noise }) => {
    noise.expect(answeredWith(502, 'payment'));
    await toPoints(visit, spend);
    await visit.payment.submit.click();
    await expect(visit.payment.failure.retry).toHaveCount(0);
    await visit.payment.fails(GENERAL_ERROR);
    await visit.at('/livelo/payment');
  });
});

test('[ENTITY-36] points stand beside the other methods', async ({ visit, sandbox }) => {
  const { page } = visit;
  const payment = await visit.toPayment(english);
  await payment.holder.fill('ANA LIMA');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await payment.method('Cartão').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(payment.method('Pontos')).toBeFocused();
  await visit.at('/payment');
  await page.keyboard.press('Enter');
  await visit.at('/livelo/cpf');
  await expect(page).toHaveURL(/route=livelo/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await visit.at('/payment');
  await expect(payment.holder).toHaveValue('ANA LIMA');

  await payment.method('Pontos').click();
  await visit.at('/livelo/cpf');
  await visit.payment.cpf.fill(visit.buyer.cpf);
  await visit.lead.submit.click();
  await page.getByRole('radio', { name: 'SMS' }).check();
  await visit.lead.submit.click();
  await visit.at('/livelo/code');
  await visit.lead.submit.click();
  await page.getByRole('radio', { name: 'Pontos Livelo' }).check();
  await visit.lead.submit.click();
  await visit.at('/livelo/payment');
  await expect(payment.method('Pontos')).toBeChecked();
  await payment.method('Cartão').click();
  await visit.at('/payment');
  await expect(payment.method('Cartão')).toBeFocused();
  await expect(payment.holder).toHaveValue('ANA LIMA');
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  await page.goBack();
  await visit.at('/livelo/payment-method');
  await visit.lead.submit.click();
  await visit.at('/livelo/payment');
  await visit.payment.submit.click();
  await visit.at('/success');
  expect(await sandbox.onlyBody('payV2')).toMatchObject({ type: 'livelo' });
});

test('a refused card is followed by any other method', async ({ visit, noise }) => {
  noise.expect(answeredWith(422, 'payment'));
  const payment = await visit.toFilledPayment(english, cards.refused);
  await payment.confirm(english);
  const { dialog } = payment.failure;
  await expect(dialog.getByRole('button')).toHaveText([
    'Fechar',
    'Pagar com Pix',
    'Pagar com boleto',
    'Pagar com pontos',
  ]);
  await dialog.getByRole('button', { name: 'Pagar com pontos' }).click();
  await visit.at('/livelo/cpf');
});
