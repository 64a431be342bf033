import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { PIX_CODE } from '../support/independent-upstream/answers.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import {
  applySwitches,
  methodsUnsaid,
  plansCostPoints,
  plansTake,
  productTakes,
} from '../support/independent-upstream/switches.ts';
import type { Upstream } from '../support/independent-upstream/upstream.ts';
import { english, mozambique } from '../support/shops.ts';
import { own } from '../support/texts.ts';
import type { Visit } from '../support/visit.ts';

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

for (const [rows, method, more, takes] of [
  ['[SCREEN-30]', 'Pix', 'route=pix', productTakes('creditcard', 'boleto')],
  ['[FLOW-12] [SCREEN-32]', 'Boleto', 'route=bankslip', plansTake('creditcard', 'pix')],
] as const) {
  test(`[ENTITY-38] ${rows} ${method} off: its link leads to the card`, async ({
    page,
    visit,
    upstream,
  }) => {
    applySwitches(upstream, takes);
    const payment = await visit.toPayment(english, more);
    await expect(closed(page, method)).toBeVisible();
    await expect(payment.method('Cartão')).toBeChecked();
    await expect(payment.method(method)).toHaveCount(0);
    await visit.pay(english);
  });
}

test('[ENTITY-38] the card switched off, and Pix: the payment screen issues a slip', async ({
  page,
  visit,
  upstream,
}) => {
  applySwitches(upstream, productTakes('boleto'));
  await visit.open('/pix', english);
  await visit.at('/payment');
  await expect(closed(page, 'Pix')).toBeVisible();
  await expect(visit.boleto.issue).toBeVisible();
  await expect(visit.payment.number).toHaveCount(0);
});

test('[ENTITY-38] nothing that can be paid: a sentence and help, and no button to press', async ({
  page,
  visit,
  upstream,
}) => {
  applySwitches(upstream, plansTake('barter'), productTakes('barter'));
  await visit.toPayment(english);
  const none = page.getByRole('status').filter({ hasText: 'Não é possível pagar este plano' });
  await expect(none.getByRole('link', { name: 'Precisa de ajuda?' })).toBeVisible();
  await expect(visit.payment.number).toHaveCount(0);
  await expect(
    page.locator('main').getByRole('button', { name: /pagamento|boleto|Pix/ }),
  ).toHaveCount(0);
});

test('[ENTITY-36] what was typed stays from method to method', async ({ visit, upstream }) => {
  applySwitches(upstream, methodsUnsaid);
  await visit.open('/payment', english);
  await visit.lead.fillPerson(visit.buyer, english);
  await visit.payment.method('Boleto').click();
  await visit.at('/payment');
  await expect(visit.boleto.issue).toBeVisible();
  await expect(visit.lead.email).toHaveValue(visit.buyer.email);
  await visit.payment.cpf.fill(visit.buyer.cpf);
  await visit.payment.method('Pix').click();
  await visit.at('/pix');
  await expect(visit.lead.email).toHaveValue(visit.buyer.email);
  await visit.payment.method('Cartão').click();
  await visit.at('/payment');
  await expect(visit.payment.number).toBeVisible();
  await expect(visit.lead.email).toHaveValue(visit.buyer.email);
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

test('[ENTITY-52] Pix is closed in Mozambique, for the card', async ({ visit, upstream }) => {
  const { page } = visit;
  await visit.open('/pix', mozambique);
  await visit.at('/payment');
  await expect(closed(page, 'Pix')).toBeVisible();
  await expect(visit.payment.number).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Cartão de débito' })).toBeDisabled();
  await expect(page.getByRole('link', { name: /^Pagar com/ })).toHaveCount(0);
  expect(payments(upstream)).toEqual([]);
});

test('a price that does not come closes no method', async ({ visit, upstream, noise }) => {
  const { page } = visit;
  noise.expect(/500/);
  upstream.replies.set('GET /api/v1/product/WUP', { status: 500 });
  await visit.open('/pix', english);
  await expect(page.getByRole('alert').first()).toContainText(own.noPrice);
  await visit.at('/pix');
  await expect(visit.pix.generate).toBeVisible();
});

test.describe('Livelo', () => {
  async function toMethod(page: Page, visit: Visit): Promise<void> {
    await visit.passLead(english, '/livelo/cpf', 'route=livelo');
    await visit.payment.cpf.fill(visit.buyer.cpf);
    await visit.lead.submit.click();
    await page.getByRole('radio', { name: 'SMS' }).check();
    await visit.lead.submit.click();
    await visit.at('/livelo/code');
    await visit.lead.submit.click();
    await visit.at('/livelo/payment-method');
  }

  test('[CONST-36] points without a price cannot be chosen', async ({ visit, upstream }) => {
    const { page } = visit;
    await toMethod(page, visit);
    await expect(page.getByText('Pontos indisponíveis agora.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Pontos Livelo' })).toBeDisabled();
    await page.getByRole('radio', { name: 'Cartão de crédito' }).check();
    await visit.lead.submit.click();
    await visit.at('/payment');
    await expect(visit.payment.number).toBeVisible();
    expect(payments(upstream)).toEqual([]);
  });

  test('[CONST-36] [ROUTE-30] without points their screen leads to the card', async ({ visit }) => {
    const { page } = visit;
    await visit.open('/livelo/payment', english, 'route=livelo');
    await expect(
      page.getByRole('status').filter({ hasText: 'Pontos indisponíveis agora.' }),
    ).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/\d pontos/);
    await expect(page.locator('main')).not.toContainText('600');
    await expect(visit.payment.submit).toHaveCount(0);
    await page.getByRole('link', { name: 'Pagar com cartão' }).click();
    await visit.at('/payment');
  });

  test('[CONST-36] the points of the plan are shown, and paid', async ({ visit, upstream }) => {
    const { page } = visit;
    applySwitches(upstream, plansCostPoints(12345));
    await toMethod(page, visit);
    await page.getByRole('radio', { name: 'Pontos Livelo' }).check();
    await visit.lead.submit.click();
    await expect(visit.payment.summary).toContainText('12.345 pontos');
    await visit.payment.submit.click();
    await visit.at('/success');
    const [sent] = payments(upstream);
    expect(sent!.body).toMatchObject({
      amount: 600,
      type: 'livelo',
      paymentMethods: [{ type: 'livelo', amount: 12345 }],
    });
  });
});
