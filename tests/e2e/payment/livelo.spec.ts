import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { toMethod, toPoints } from '../support/points.ts';
import { shopOf } from '../support/shops.ts';
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

test('[FLOW-15] [QUERY-10] where points are earned the card pays', async ({ visit, sandbox }) => {
  const { page } = visit;
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

  test('[ROUTE-31] refused points lead to their error', async ({ visit, sandbox, noise }) => {
    const { page } = visit;
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
