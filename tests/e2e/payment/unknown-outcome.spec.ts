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
      const [first, second, ...more] = await sandbox.keys();
      expect(second).toBe(first);
      expect(more).toEqual([]);
      expect(await sandbox.chargeCount()).toBe(1);
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

for (const status of [408, 409, 425, 429]) {
  test(
    `an answer ${status} decides nothing: general text, same key`,
    longIf(status !== 409),
    async ({ page, visit, buyer, noise }) => {
      noise.expect(answeredWith(status, 'payment'));
      const keys: (string | undefined)[] = [];
      await page.route('**/api/v2/payment', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        await route.fulfill({ status, json: { message: 'secret words of a server' } });
      });
      const payment = await visit.toFilledPayment(english);
      await payment.confirm(english);
      await payment.fails(GENERAL_ERROR);
      await payment.pay(cards.approved, buyer, english);
      await expect.poll(() => keys.length).toBe(2);
      expect(keys[0]).toBe(keys[1]);
    },
  );
}

test('after a lost answer another e-mail is asked about, and goes on with the same key', async ({
  page,
  visit,
  buyer,
  sandbox,
  noise,
}) => {
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
  const [first, second] = await sandbox.keys();
  expect(second).toBe(first);
  expect(await sandbox.chargeCount()).toBe(1);
  await expect(page.getByText(PAYMENT_ERROR)).toHaveCount(0);
});
