import type { Page } from '@playwright/test';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { english } from '../support/shops.ts';

const closed = (page: Page, method: string) =>
  page.getByRole('status').filter({ hasText: `${method} não está disponível para este plano.` });

test('[ENTITY-38] Pix alone: no card form, but that of Pix', async ({ visit, upstream }) => {
  const { page } = visit;
  upstream.answers.product.availablePaymentMethods = ['pix'];
  await visit.passLead(english, '/pix');
  await expect(closed(page, 'Cartão de crédito')).toBeVisible();
  await expect(visit.payment.number).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await visit.pix.ask();
  await expect(visit.pix.code).toHaveValue(/^000201/);
  expect(upstream.taken).toHaveLength(1);
});

test('[ENTITY-38] [SCREEN-30] Pix off: its link leads to cards', async ({
  page,
  visit,
  upstream,
}) => {
  upstream.answers.product.plans[0]!.paymentMethods = ['creditcard', 'boleto'];
  const payment = await visit.toPayment(english, 'route=pix');
  await expect(closed(page, 'Pix')).toBeVisible();
  await expect(payment.method('Cartão')).toBeChecked();
  await expect(payment.method('Pix')).toHaveCount(0);
  await visit.pay(english);
});
