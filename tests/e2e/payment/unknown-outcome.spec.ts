import { cards, type Card } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english, shops } from '../support/shops.ts';
import { GENERAL_ERROR, own, PAYMENT_ERROR } from '../support/texts.ts';
import { longIf } from '../support/long.ts';

for (const shop of shops) {
  test(
    `[CALL-39] ${shop.title}: a lost answer, then another try: one key, one charge`,
    longIf(shop !== english),
    async ({ visit, sandbox, noise }) => {
      noise.expect(answeredWith(502, 'payment'));
      const payment = await visit.toFilledPayment(shop, cards.lost);
      await payment.confirm(shop);
      await payment.fails(GENERAL_ERROR);
      expect(await sandbox.calls('payV2')).toHaveLength(1);

      await payment.fillSecrets(cards.approved);
      await payment.confirm(shop);
      await visit.at('/success');
      await sandbox.chargedOnce();
    },
  );
}

const unknown: [string, Card, RegExp, number][] = [
  ['an upstream that fails', cards.serverError, answeredWith(500, 'payment'), 0],
  ['an answer without a token', cards.noToken, /Unreadable answer .*payment/, 1],
];

for (const [what, card, complaint, charged] of unknown) {
  test(
    `${what}: the general text, and the key is kept`,
    longIf(card !== cards.serverError),
    async ({ visit, buyer, sandbox, noise }) => {
      noise.expect(complaint);
      const payment = await visit.toFilledPayment(english, card);
      await payment.confirm(english);
      await payment.fails(GENERAL_ERROR);
      expect(await sandbox.chargeCount()).toBe(charged);
      await payment.pay(card, buyer, english);
      await payment.fails(GENERAL_ERROR);
      const [first, second] = await sandbox.keys();
      expect(second).toBe(first);
      expect(await sandbox.chargeCount()).toBe(charged);
    },
  );
}

test('an answer 409 decides nothing: general text, same key', async ({ page, visit, noise }) => {
  noise.expect(answeredWith(409, 'payment'));
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v2/payment', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fulfill({ status: 409, json: { message: 'secret words of a server' } });
  });
  const payment = await visit.toFilledPayment(english);
  await payment.confirm(english);
  await payment.fails(GENERAL_ERROR);
  await payment.pay(cards.approved, visit.buyer, english);
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[0]).toBe(keys[1]);
});

test('after a lost answer another e-mail keeps the key', async ({ visit, sandbox, noise }) => {
  const { page, buyer } = visit;
  noise.expect(answeredWith(502, 'payment'));
  const payment = await visit.toFilledPayment(english, cards.lost);
  await payment.confirm(english);
  await payment.fails(GENERAL_ERROR);
  await payment.back.click();
  await visit.at('/lead');
  await visit.lead.email.fill(buyer.email.replace('ana+', 'ana.lima+'));
  await visit.lead.submit.click();
  await visit.at('/payment');
  await payment.pay(cards.approved, buyer, english);
  await expect(payment.doubt).toContainText(own.doubtOnDevice);
  await expect(payment.doubt.getByText(own.doubtOnDevice)).toBeFocused();
  expect(await sandbox.keys()).toHaveLength(1);
  await payment.button(own.doubtContinue).click();
  await visit.at('/success');
  await sandbox.chargedOnce();
  await expect(page.getByText(PAYMENT_ERROR)).toHaveCount(0);
});
