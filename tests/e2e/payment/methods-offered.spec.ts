import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { PIX_CODE } from '../support/independent-upstream/answers.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import {
  applySwitches,
  methodsUnsaid,
  plansTake,
  productTakes,
} from '../support/independent-upstream/switches.ts';
import type { Upstream } from '../support/independent-upstream/upstream.ts';
import { english } from '../support/shops.ts';

const closed = (page: Page, method: string) =>
  page.getByRole('status').filter({ hasText: `${method} não está disponível para este plano.` });

/** The bodies of the payments that went out. */
const payments = ({ seen }: Upstream) =>
  seen.filter(({ method, path }) => method === 'POST' && path.includes('/payment'));

test('[ENTITY-38] Pix alone: no card form, but that of Pix', async ({ visit, upstream }) => {
  const { page } = visit;
  applySwitches(upstream, productTakes('pix'));
  await visit.passLead(english, '/pix');
  await expect(closed(page, 'Cartão de crédito')).toBeVisible();
  await expect(visit.payment.number).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await visit.pix.ask();
  await expect(visit.pix.code).toHaveValue(PIX_CODE);
  expect(payments(upstream)).toHaveLength(1);
});

test('[ENTITY-38] [SCREEN-30] Pix off: its link leads to cards', async ({
  page,
  visit,
  upstream,
}) => {
  applySwitches(upstream, plansTake('creditcard', 'boleto'));
  const payment = await visit.toPayment(english, 'route=pix');
  await expect(closed(page, 'Pix')).toBeVisible();
  await expect(payment.method('Cartão')).toBeChecked();
  await expect(payment.method('Pix')).toHaveCount(0);
  await visit.pay(english);
});

test('[ENTITY-36] another method is chosen by keys too', async ({ visit, upstream }) => {
  const { page } = visit;
  applySwitches(upstream, methodsUnsaid);
  const payment = await visit.toPayment(english);
  await payment.holder.fill('ANA LIMA');
  await payment.fillSecrets(cards.approved);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await visit.payment.method('Cartão').focus();
  await page.keyboard.press('ArrowRight');
  await visit.at('/pix');
  await expect(page).toHaveURL(/route=pix/);
  await expect(visit.payment.method('Pix')).toBeFocused();
  await expect(visit.payment.method('Pix')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await visit.at('/payment');
  await expect(visit.payment.method('Cartão')).toBeFocused();
  await expect(payment.holder).toHaveValue('ANA LIMA');
  await expect(payment.number).toHaveValue('4242 4242 4242 4242');
  await expect(payment.cvv).toHaveValue('');
  await expect(payment.errors).toBeHidden();
  // The slip shares its address with the card.
  await visit.payment.method('Boleto').click();
  await expect(visit.boleto.issue).toBeVisible();
  await visit.payment.method('Cartão').click();
  await expect(payment.number).toHaveValue('4242 4242 4242 4242');
  await expect(payment.cvv).toHaveValue('');
  await expect(payment.holder).toHaveValue('ANA LIMA');
  await visit.payment.method('Pix').click();
  await visit.at('/pix');
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  await visit.pix.ask();
  await expect(visit.pix.code).toHaveValue(PIX_CODE);
  const [sent, ...more] = payments(upstream);
  expect(sent!.body).toMatchObject({ type: 'pix', paymentMethods: [{ type: 'pix' }] });
  expect(more).toEqual([]);
});
