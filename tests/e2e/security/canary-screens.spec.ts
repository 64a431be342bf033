import { canary, expect, test } from './canary.ts';
import { holdsCard } from './kept.ts';
import { LONG, longIf } from '../support/long.ts';
import { english, shopOf, shops, type Shop } from '../support/shops.ts';

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
  test(
    `[ENTITY-03] ${shop.title}: the card is in one request alone`,
    longIf(shop !== english),
    async ({ visit, cage }) => {
      const { page } = visit;
      await visit.toFilledPayment(shop, canary);
      await visit.confirm(shop);
      expect(cage.flights()).toEqual(['/api/v2/payment']);
      expect(await cage.memory(page)).toEqual([]);
      await visit.reload();
    },
  );
}

/** Screens with a card beside that of the payment: what has to be bought first, and the calls that carry the card. */
const OTHERS: [what: string, path: string, first: Shop | undefined, ...calls: string[]][] = [
  ['an invoice', '/payment/fatura', undefined, '/api/v1/payment'],
  ['a recovery', '/recovery/id', undefined, '/api/v1/subscription/id/renew'],
  ['a renewal', '/renew/id', undefined, '/api/v2/subscription/id/renew'],
  ['an upgrade', '/payment/upgrade', english, '/api/v2/payment'],
  ['an upsell', '/payment/upsell', hub, '/api/v2/payment'],
  ['a custom offer', '/custom-offer', english, 'custom-sale/verify-card', '/api/v2/payment'],
];

for (const [what, path, first, ...calls] of OTHERS) {
  test(`${what}: the card is in its calls and nowhere else`, LONG, async ({ visit, cage }) => {
    const { page, buyer, payment, lead } = visit;
    // A subscription of its own: a renewal that was paid is not paid again.
    const own = (address: string) =>
      address.replace(/(?<=\/)(id|fatura)(?=\/|$)/, `$1-${buyer.id}`);
    if (first) await visit.buy(first);
    await visit.open(own(path), first ?? english);
    await payment.priced();
    if (what === 'an invoice') await lead.fill(buyer, english);
    await payment.fill(canary, buyer, english);
    await payment.submit.click();
    // The address changes before the screen does, and the form is gone with its screen.
    await expect(page.locator('main[data-path^="/success"]')).toBeVisible();
    const flights = cage.flights();
    expect(flights).toEqual(calls.map((call) => expect.stringContaining(own(call))));
    cage.mayFlyTo(...flights);
    expect(await cage.memory(page)).toEqual([]);
  });
}
