import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';

test('[ENTITY-02, ENTITY-03, ENTITY-08] the session holds lead, form, plan', async ({ visit }) => {
  const { page, buyer } = visit;
  await visit.toFilledPayment(english);
  const form = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('dataForm')!));
  // What is typed is kept a moment later.
  await expect.poll(form).toHaveProperty('payment.cardName', 'ANA LIMA');
  expect(await form()).not.toHaveProperty('payment.cardNumber');
  await visit.confirm();
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  expect(JSON.parse(stored.dataLead)).toEqual({
    name: buyer.name,
    email: buyer.email,
    phone: english.phone.shown,
  });
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
  const names = ['at', 'key', 'purchases', 'requestId', 'sold', 'state'];
  expect(Object.keys(JSON.parse(String(record![1]))).sort()).toEqual(names);
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
