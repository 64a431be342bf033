import { cards } from './buyer.ts';
import { expect, test } from './fixtures.ts';
import { holdsCard, leftIn, watchKept } from './kept.ts';
import { answeredWith } from './noise.ts';
import { english, shops } from './shops.ts';

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
    const kept = await watchKept(context, page);
    const bodies: { path: string; body: string }[] = [];
    page.on('request', (request) => {
      bodies.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' });
    });
    const payment = await visit.toFilledPayment(shop, cards.refused);
    await payment.confirm(shop);
    await expect(payment.alert).toBeVisible();
    await payment.pay(cards.approved, buyer, shop);
    await visit.at('/success');
    await page.reload();

    const everything = [...kept.texts, ...(await leftIn(page))];
    expect(everything.some((text) => text.includes('dataForm'))).toBe(true);
    expect(everything.some((text) => text.startsWith('email='))).toBe(true);
    for (const card of [cards.refused, cards.approved]) {
      expect(everything.filter((text) => holdsCard(text, card))).toEqual([]);
      const carriers = bodies.filter(({ body }) => holdsCard(body, card));
      const payments = carriers.filter(({ path }) => path === '/api/v2/payment');
      expect(carriers).toEqual(payments);
      expect(payments.length).toBeGreaterThan(0);
    }
  });
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
