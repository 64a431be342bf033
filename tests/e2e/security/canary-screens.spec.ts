import { canary, expect, test } from './canary.ts';
import { cards } from '../support/buyer.ts';
import { holdsCard } from './kept.ts';
import { english, shopOf, shops } from '../support/shops.ts';
import type { Visit } from '../support/visit.ts';

const hub = shopOf('C-HUB');

test('the cage itself would notice the canary', async ({ page, visit, cage }) => {
  const { number, cvv, shown } = canary;
  for (const text of [number, `{"x":"${shown}"}`, `?cvv=${cvv}&x=1`, shown.replaceAll(' ', '-')]) {
    expect(holdsCard(text, canary)).toBe(true);
  }
  expect(holdsCard('{"at":1763739100000,"key":"a7391-b"}', canary)).toBe(false);
  expect(holdsCard('at pay (chunk-Bq.js:1:7391)', canary)).toBe(false);
  const payment = await visit.toFilledPayment(english, canary);
  expect((await cage.memory(page)).length).toBeGreaterThan(0);
  await expect(payment.number).toHaveValue(shown);
});

for (const shop of shops) {
  test(`[ENTITY-03] ${shop.title}: the card is in one request alone`, async ({ visit, cage }) => {
    const { page } = visit;
    const payment = await visit.toFilledPayment(shop, canary);
    await payment.confirm(shop);
    await visit.at('/success');
    expect(cage.flights()).toEqual(['/api/v2/payment']);
    expect(await cage.memory(page)).toEqual([]);
    await visit.reload();
  });
}

for (const [what, path, call] of [
  ['an invoice', '/payment/fatura', '/api/v1/payment'],
  ['a recovery', '/recovery/assinatura', '/api/v1/subscription/assinatura/renew'],
  ['a renewal', '/renew/assinatura', '/api/v2/subscription/assinatura/renew'],
] as const) {
  test(`${what}: the card is in its one call and nowhere else`, async ({ visit, cage }) => {
    const { page, buyer } = visit;
    // A subscription of its own: a renewal that was paid is not paid again.
    const more = `-${buyer.id}`;
    cage.mayFlyTo(call.replace('assinatura', `assinatura${more}`));
    await visit.open(path + more, english);
    const { payment, lead } = visit;
    if (path.startsWith('/payment')) await lead.fill(buyer, english);
    await payment.fill(canary, buyer, english);
    await payment.submit.click();
    // The address changes before the screen does, and the form is gone with its screen.
    await expect(page.locator('main[data-path^="/success"]')).toBeVisible();
    expect(cage.flights()).toHaveLength(1);
    expect(await cage.memory(page)).toEqual([]);
  });
}

/** Buys, and then what the screen at a path offers besides, with the canary. */
async function buyMore(visit: Visit, path: string): Promise<void> {
  const { payment, buyer } = visit;
  await visit.buy(english);
  await visit.open(path, english);
  await expect(payment.summary).toContainText('R$');
  await payment.fill(canary, buyer, english);
  await payment.submit.click();
  await visit.at('/success');
}

test('a custom offer: the card is in its check and its payment alone', async ({ visit, cage }) => {
  const { page } = visit;
  await buyMore(visit, '/custom-offer');
  const [check, ...payments] = cage.flights();
  expect(check).toMatch(/^\/api\/v2\/subscription\/[^/]+\/custom-sale\/verify-card$/);
  expect(payments).toEqual(['/api/v2/payment']);
  cage.mayFlyTo(check!, ...payments);
  expect(await cage.memory(page)).toEqual([]);
});

test('an upgrade: the card is in its payment and nowhere else', async ({ page, visit, cage }) => {
  await buyMore(visit, '/payment/upgrade');
  expect(cage.flights()).toEqual(['/api/v2/payment']);
  expect(await cage.memory(page)).toEqual([]);
});

test('an upsell: the card is in its payment and nowhere else', async ({ visit, cage }) => {
  const { page, buyer } = visit;
  await visit.toFilledPayment(hub, cards.approved);
  await visit.payment.confirm(hub);
  await visit.at('/success');
  await visit.payment.button('Quero aproveitar').click();
  await visit.at('/payment/upsell');
  await visit.payment.fill(canary, buyer, hub);
  await visit.payment.confirm(hub);
  await visit.at('/success/upsell');
  expect(cage.flights()).toEqual(['/api/v2/payment']);
  expect(await cage.memory(page)).toEqual([]);
});
