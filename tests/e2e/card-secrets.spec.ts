import type { Page } from '@playwright/test';
import { cards, type Card } from './buyer.ts';
import { expect, test } from './fixtures.ts';
import { holdsCard, leftIn, watchKept } from './kept.ts';
import { answeredWith } from './noise.ts';
import { english, shops } from './shops.ts';
import { PAYMENT_ERROR } from './texts.ts';

test('the test itself would notice a card', () => {
  const { number, cvv } = cards.approved;
  expect(holdsCard('{"x":"4242 4242-4242 4242"}', { number, cvv })).toBe(true);
  expect(holdsCard('?cvv=917&x=1', { number, cvv })).toBe(true);
  expect(holdsCard('{"at":1763917000000,"key":"a917-b"}', { number, cvv })).toBe(false);
});

for (const shop of shops) {
  test(`[ENTITY-03] ${shop.title}: number and CVV are in one request and nowhere else`, async ({
    context,
    page,
    visit,
    buyer,
    noise,
  }) => {
    noise.expect(answeredWith(422, 'payment'));
    const kept = await watchKept(context);
    const sent = cardsSentBy(page);
    const payment = await visit.toFilledPayment(shop, cards.refused);
    await payment.confirm(shop);
    await payment.fails(PAYMENT_ERROR);
    await payment.pay(cards.approved, buyer, shop);
    await visit.at('/success');
    await page.reload();

    const everything = [...kept.texts, ...(await leftIn(page))];
    expect(everything.some((text) => text.includes('dataForm'))).toBe(true);
    expect(everything.some((text) => text.startsWith('email='))).toBe(true);
    for (const card of [cards.refused, cards.approved]) {
      expect(everything.filter((text) => holdsCard(text, card))).toEqual([]);
      expect([...new Set(sent(card))]).toEqual(['/api/v2/payment']);
    }
  });
}

for (const [what, path, call] of [
  ['an invoice', '/payment/fatura', '/api/v1/payment'],
  ['a recovery', '/recovery/assinatura', '/api/v1/subscription/assinatura/renew'],
  ['a renewal', '/renew/assinatura', '/api/v2/subscription/assinatura/renew'],
] as const) {
  test(`${what}: number and CVV are in the body of its one call and nowhere else`, async ({
    context,
    page,
    visit,
    buyer,
    noise,
  }) => {
    noise.expect(answeredWith(422, ''));
    const kept = await watchKept(context);
    const sent = cardsSentBy(page);
    await visit.open(path, english);
    const { payment, lead } = visit;
    if (path.startsWith('/payment')) await lead.fillPerson(buyer, english);
    for (const card of [cards.refused, cards.approved]) {
      await payment.fill(card, buyer, english);
      await payment.submit.click();
      if (card === cards.refused) await expect(payment.number).toHaveValue('');
    }
    await expect(page).toHaveURL(/\/success/);
    await page.reload();
    const everything = [...kept.texts, ...(await leftIn(page))];
    for (const card of [cards.refused, cards.approved]) {
      expect(everything.filter((text) => holdsCard(text, card))).toEqual([]);
      expect([...new Set(sent(card))]).toEqual([call]);
    }
  });
}

test('a custom offer: number and CVV are in the card check and in the payment alone', async ({
  context,
  page,
  visit,
  buyer,
}) => {
  const kept = await watchKept(context);
  const sent = cardsSentBy(page);
  await visit.buy(english);
  await visit.open('/custom-offer', english);
  await expect(visit.payment.summary).toContainText('R$');
  const card = { ...cards.approved, number: '5555555555554444', cvv: '826' };
  await visit.payment.fill(card, buyer, english);
  await visit.payment.submit.click();
  await visit.at('/success');
  const everything = [...kept.texts, ...(await leftIn(page))];
  expect(everything.filter((text) => holdsCard(text, card))).toEqual([]);
  const [check, ...payments] = sent(card);
  expect(check).toMatch(/^\/api\/v2\/subscription\/[^/]+\/custom-sale\/verify-card$/);
  expect(payments).toEqual(['/api/v2/payment']);
});

/** Watches the calls of a page; the answer tells which of them carried a card. */
function cardsSentBy(page: Page) {
  const bodies: { path: string; body: string }[] = [];
  page.on('request', (request) => {
    bodies.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' });
  });
  return (card: Card) => bodies.filter(({ body }) => holdsCard(body, card)).map(({ path }) => path);
}

test('[ENTITY-02] [ENTITY-03] [ENTITY-08] session storage holds lead, form and plan', async ({
  page,
  visit,
  buyer,
}) => {
  await visit.buy(english);
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(JSON.parse(stored.dataLead)).toEqual({
    name: buyer.name,
    email: buyer.email,
    phone: english.phone.shown,
  });
  expect(JSON.parse(stored.dataForm).payment).toHaveProperty('cardName', 'ANA LIMA');
  expect(JSON.parse(stored.dataForm).payment).not.toHaveProperty('cardNumber');
  expect(JSON.parse(stored.PURCHASED_PLAN)).toBe('wup-anual');
});

test('local storage holds the purchase alone, without a word about the buyer', async ({
  page,
  visit,
  buyer,
}) => {
  await visit.buy(english);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const [record, ...more] = Object.entries(stored);
  expect(more).toEqual([]);
  expect(Object.keys(JSON.parse(String(record![1]))).sort()).toEqual(['at', 'key', 'state']);
  for (const word of [buyer.id, buyer.name, 'sandbox-token']) {
    expect(JSON.stringify(stored)).not.toContain(word);
  }
});

test('number and CVV are gone after a reload, all else is there', async ({ visit }) => {
  const payment = await visit.toFilledPayment(english);
  await payment.installments.selectOption('6');
  await visit.reload();
  await expect(payment.holder).toHaveValue('ANA LIMA');
  await expect(payment.installments).toHaveValue('6');
  await expect(payment.company('Visa')).toBeChecked();
  await expect(payment.number).toHaveValue('');
  await expect(payment.cvv).toHaveValue('');
});
