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
import { answeredWith } from '../support/noise.ts';
import { english, mozambique, type Shop } from '../support/shops.ts';
import { own } from '../support/texts.ts';
import type { Visit } from '../support/visit.ts';
import { LONG } from '../support/long.ts';

const closed = (page: Page, method: string) =>
  page.getByRole('status').filter({ hasText: `${method} não está disponível para este plano.` });
/** A tab of the choice of a method. */
const tab = (page: Page, name: string) =>
  page
    .getByRole('radiogroup', { name: 'Forma de pagamento' })
    .getByRole('radio', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });

/** The bodies of the payments that went out. */
const payments = ({ seen }: Upstream) =>
  seen.filter(({ method, path }) => method === 'POST' && path.includes('/payment'));

async function leave(visit: Visit, more: string, shop: Shop = english): Promise<void> {
  await visit.open('/lead', shop, more);
  await visit.lead.send(visit.buyer, shop);
}

for (const [what, takes] of [
  ['product', productTakes('pix')],
  ['plan', plansTake('pix')],
] as const) {
  test(`[ENTITY-38] a ${what} with Pix alone: no card form, and the buyer is led to Pix`, async ({
    page,
    visit,
    upstream,
  }) => {
    applySwitches(upstream, takes);
    await leave(visit, '');
    await visit.at('/pix');
    await expect(closed(page, 'Cartão de crédito')).toBeVisible();
    await expect(visit.payment.number).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await visit.pix.ask();
    await expect(visit.pix.code).toHaveValue(PIX_CODE);
    expect(payments(upstream)).toHaveLength(1);
  });
}

test('[ENTITY-38] [SCREEN-30] Pix switched off: its link leads to the card, with a sentence', async ({
  page,
  visit,
  upstream,
}) => {
  applySwitches(upstream, productTakes('creditcard', 'boleto'));
  await leave(visit, 'route=pix');
  await visit.at('/payment');
  await expect(closed(page, 'Pix')).toBeVisible();
  await expect(tab(page, 'Boleto')).toBeVisible();
  await expect(tab(page, 'Pix')).toHaveCount(0);
  await visit.payment.pay(cards.approved, visit.buyer, english);
  await visit.at('/success');
});

test('[ENTITY-38] [FLOW-12] [SCREEN-32] the slip switched off: its link shows the card, with a sentence', async ({
  page,
  visit,
  upstream,
}) => {
  applySwitches(upstream, plansTake('creditcard', 'pix'));
  await leave(visit, 'route=bankslip');
  await visit.at('/payment');
  await expect(closed(page, 'Boleto')).toBeVisible();
  await expect(visit.boleto.issue).toHaveCount(0);
  await visit.payment.pay(cards.approved, visit.buyer, english);
  await visit.at('/success');
});

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
  await leave(visit, '');
  await visit.at('/payment');
  const none = page.getByRole('status').filter({ hasText: 'Não é possível pagar este plano' });
  await expect(none.getByRole('link', { name: 'Precisa de ajuda?' })).toBeVisible();
  await expect(visit.payment.number).toHaveCount(0);
  await expect(
    page.locator('main').getByRole('button', { name: /pagamento|boleto|Pix/ }),
  ).toHaveCount(0);
});

test(
  '[ENTITY-36] methods that nobody limits are offered, and what was typed is kept on the way',
  LONG,
  async ({ page, visit, upstream }) => {
    applySwitches(upstream, methodsUnsaid);
    await visit.open('/payment', english);
    await visit.lead.fillPerson(visit.buyer, english);
    await tab(page, 'Boleto').click();
    await visit.at('/payment');
    await expect(visit.boleto.issue).toBeVisible();
    await expect(visit.lead.email).toHaveValue(visit.buyer.email);
    await visit.payment.cpf.fill(visit.buyer.cpf);
    await tab(page, 'Pix').click();
    await visit.at('/pix');
    await expect(visit.lead.email).toHaveValue(visit.buyer.email);
    await tab(page, 'Cartão').click();
    await visit.at('/payment');
    await expect(visit.payment.number).toBeVisible();
    await expect(visit.lead.email).toHaveValue(visit.buyer.email);
  },
);

test('[ENTITY-36] another method is chosen in the same document, by keys too, and the focus stays on the choice', async ({
  page,
  visit,
  upstream,
}) => {
  applySwitches(upstream, methodsUnsaid);
  const payment = await visit.toPayment(english);
  await payment.holder.fill('ANA LIMA');
  await payment.fillSecrets(cards.approved);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await tab(page, 'Cartão').focus();
  await page.keyboard.press('ArrowRight');
  await visit.at('/pix');
  await expect(page).toHaveURL(/route=pix/);
  await expect(tab(page, 'Pix')).toBeFocused();
  await expect(tab(page, 'Pix')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await visit.at('/payment');
  await expect(tab(page, 'Cartão')).toBeFocused();
  await expect(payment.holder).toHaveValue('ANA LIMA');
  await expect(payment.number).toHaveValue('4242 4242 4242 4242');
  await expect(payment.cvv).toHaveValue('');
  await expect(payment.errors).toBeHidden();
  // The slip shares its address with the card.
  await tab(page, 'Boleto').click();
  await expect(visit.boleto.issue).toBeVisible();
  await tab(page, 'Cartão').click();
  await expect(payment.number).toHaveValue('4242 4242 4242 4242');
  await expect(payment.cvv).toHaveValue('');
  await expect(payment.holder).toHaveValue('ANA LIMA');
  await tab(page, 'Pix').click();
  await visit.at('/pix');
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  await visit.pix.ask();
  await expect(visit.pix.code).toHaveValue(PIX_CODE);
  const [sent, ...more] = payments(upstream);
  expect(sent!.body).toMatchObject({ type: 'pix', paymentMethods: [{ type: 'pix' }] });
  expect(more).toEqual([]);
});

test(
  'a refused card is followed by Pix, from the dialog',
  LONG,
  async ({ page, visit, upstream, noise }) => {
    noise.expect(answeredWith(422, 'payment'));
    applySwitches(upstream, methodsUnsaid);
    upstream.failNext('POST /api/v2/payment', {
      when: 'before',
      reply: { status: 422, json: { message: 'no' } },
    });
    const payment = await visit.toFilledPayment(english);
    await payment.confirm(english);
    await payment.failure.dialog.getByRole('button', { name: 'Pagar com Pix' }).click();
    await visit.at('/pix');
    await expect(tab(page, 'Pix')).toBeFocused();
    await tab(page, 'Cartão').click();
    await expect(payment.number).toHaveValue('4242 4242 4242 4242');
    await expect(payment.cvv).toHaveValue('');
    await tab(page, 'Pix').click();
    await visit.pix.ask();
    await expect(visit.pix.code).toHaveValue(PIX_CODE);
  },
);

test('[ENTITY-52] Pix is closed in Mozambique: its address leads to the card', async ({
  page,
  visit,
  upstream,
}) => {
  await visit.open('/pix', mozambique);
  await visit.at('/payment');
  await expect(closed(page, 'Pix')).toBeVisible();
  await expect(visit.payment.number).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Cartão de débito' })).toBeDisabled();
  await expect(page.getByRole('link', { name: /^Pagar com/ })).toHaveCount(0);
  expect(payments(upstream)).toEqual([]);
});

test(
  'a price that does not come says so, and closes no method',
  LONG,
  async ({ page, visit, upstream, noise }) => {
    noise.expect(/500/);
    upstream.replies.set('GET /api/v1/product/WUP', { status: 500 });
    await visit.open('/pix', english);
    await expect(page.getByRole('alert').first()).toContainText(own.noPrice);
    await visit.at('/pix');
    await expect(visit.pix.generate).toBeVisible();
  },
);

test.describe('Livelo', () => {
  async function toMethod(page: Page, visit: Visit): Promise<void> {
    await leave(visit, 'route=livelo');
    await visit.payment.cpf.fill(visit.buyer.cpf);
    await next(page).click();
    await page.getByRole('radio', { name: 'SMS' }).check();
    await next(page).click();
    await visit.at('/livelo/code');
    await next(page).click();
    await visit.at('/livelo/payment-method');
  }

  test('[CONST-36] points that nobody has named cannot be chosen, and the card stays open', async ({
    page,
    visit,
    upstream,
  }) => {
    await toMethod(page, visit);
    await expect(page.getByText('Pontos indisponíveis agora.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Pontos Livelo' })).toBeDisabled();
    await page.getByRole('radio', { name: 'Cartão de crédito' }).check();
    await next(page).click();
    await visit.at('/payment');
    await expect(visit.payment.number).toBeVisible();
    expect(payments(upstream)).toEqual([]);
  });

  test('[CONST-36] [ROUTE-30] the points screen shows no number of its own, and leads to the card', async ({
    page,
    visit,
  }) => {
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

  test('[CONST-36] the points of the plan are shown, and paid', async ({
    page,
    visit,
    upstream,
  }) => {
    applySwitches(upstream, plansCostPoints(12345));
    await toMethod(page, visit);
    await page.getByRole('radio', { name: 'Pontos Livelo' }).check();
    await next(page).click();
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
