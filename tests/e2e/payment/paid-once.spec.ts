import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdAnswer, LEAD, PAYMENT } from '../support/hold.ts';
import { english, examPrep, mozambique, shops, type Shop } from '../support/shops.ts';
import { ofMozambique, own } from '../support/texts.ts';
import type { Visit } from '../support/visit.ts';
import { watchShifts } from '../support/shifts.ts';
import { longIf } from '../support/long.ts';

// A charge too many must not pass at a second try.
test.describe.configure({ retries: 0 });

/** The button that sends the payment, with everything before it filled. */
async function lastButton(visit: Visit, shop: Shop) {
  const payment = await visit.toFilledPayment(shop);
  if (!shop.hasAddress) return payment.submit;
  await payment.toAddress.click();
  await payment.address.fill();
  return payment.address.submit;
}

for (const shop of shops) {
  test(
    `${shop.title}: a double click pays once`,
    longIf(shop !== mozambique),
    async ({ visit, sandbox }) => {
      const button = await lastButton(visit, shop);
      await button.dblclick();
      await visit.at('/success');
      expect(await sandbox.calls('payV2')).toHaveLength(1);
      expect(await sandbox.chargeCount()).toBe(1);
    },
  );
}

test('Enter twice pays once', async ({ visit, page, sandbox }) => {
  const payment = await visit.toFilledPayment(english);
  await payment.cvv.focus();
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await visit.at('/success');
  expect(await sandbox.calls('payV2')).toHaveLength(1);
});

test('a double click on the lead sends it once', async ({ visit, buyer, sandbox }) => {
  await visit.open('/lead', english);
  await visit.lead.fill(buyer, english);
  await visit.lead.submit.dblclick();
  await visit.at('/payment');
  expect(await sandbox.calls('createLead')).toHaveLength(1);
});

test('[STATE-11] the overlay stays as long as the call, and meanwhile nothing can be pressed', async ({
  page,
  visit,
  sandbox,
}) => {
  const payment = await visit.toFilledPayment(examPrep);
  const answer = await holdAnswer(page, PAYMENT);
  await payment.submit.click();
  await expect(payment.overlay).toBeVisible();
  await payment.submit.press('Enter');
  // The page behind is inert: its button takes neither focus nor press.
  await expect(payment.submit).not.toBeFocused();
  await payment.submit.click({ force: true });
  await expect(payment.submit).not.toBeFocused();
  answer();
  await visit.at('/success');
  await expect(payment.overlay).toBeHidden();
  expect(await sandbox.calls('payV2')).toHaveLength(1);
});

test('[STATE-11] the overlay goes when the call fails', async ({ page, visit, buyer, noise }) => {
  noise.expect(/500/);
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(LEAD, async (route) => {
    await failed;
    await route.fulfill({ status: 500, body: 'no' });
  });
  await visit.open('/lead', english);
  await visit.lead.send(buyer, english);
  await expect(visit.lead.overlay).toBeVisible();
  fail();
  await expect(visit.lead.outcome).toBeVisible();
  await expect(visit.lead.overlay).toBeHidden();
});

test('a reload while sending: the next press repeats the same purchase', async ({
  page,
  visit,
  buyer,
  sandbox,
  noise,
}) => {
  noise.expect(/request failed: net::ERR_ABORTED .*payment/);
  const payment = await visit.toFilledPayment(english);
  await holdAnswer(page, PAYMENT);
  await payment.submit.click();
  await expect.poll(() => sandbox.chargeCount()).toBe(1);
  const shifts = await watchShifts(page);
  await visit.reload();
  await expect(payment.doubt).toContainText(own.doubtOwn);
  await expect(payment.submit).toBeHidden();
  expect(await shifts()).toBe(0);
  await payment.retry.click();
  await expect(payment.holder).toHaveValue('ANA LIMA');
  await payment.pay(cards.approved, buyer, english);
  await visit.at('/success');
  const [first, second, ...more] = await sandbox.keys();
  expect(second).toBe(first);
  expect(more).toEqual([]);
  expect(await sandbox.chargeCount()).toBe(1);
});

test('Back after success: what was bought is shown, not charged again', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit.buy(mozambique);
  while (!/\/payment/.test(page.url())) await page.goBack();
  await expect(visit.payment.outcome).toContainText(ofMozambique.already);
  await page.goto(page.url());
  await expect(visit.payment.outcome).toContainText(ofMozambique.already);
  await expect(visit.payment.number).toBeHidden();
  await visit.payment.button(own.show).click();
  await visit.at('/success');
  await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
  expect(await sandbox.chargeCount()).toBe(1);
});

test('a reload of success shows it again and sends nothing', async ({ page, visit, sandbox }) => {
  await visit.buy(examPrep);
  await page.reload();
  await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
  expect(await sandbox.calls('payV2')).toHaveLength(1);
});
