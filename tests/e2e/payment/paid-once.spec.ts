import { expect, test } from '../support/fixtures.ts';
import { holdAnswer, PAYMENT } from '../support/hold.ts';
import { english, examPrep, mozambique, shops, type Shop } from '../support/shops.ts';
import { mozambicanTexts, texts } from '../support/texts.ts';
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

test('the second half of a double click does nothing on the screen that follows', async ({
  visit,
  noise,
}) => {
  noise.expect(/request failed: .*\/acesso/);
  const { page, success } = visit;
  const opened: string[] = [];
  page.on('request', (request) => /\/acesso/.test(request.url()) && opened.push(request.url()));
  const button = await lastButton(visit, examPrep);
  await button.click();
  await visit.at('/success');
  await success.access.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await success.access.click();
  await expect.poll(() => opened.length).toBe(1);
});

test('Enter twice pays once', async ({ visit, page, sandbox }) => {
  const payment = await visit.toFilledPayment(english);
  await payment.cvv.focus();
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  await visit.at('/success');
  expect(await sandbox.calls('payV2')).toHaveLength(1);
});

test('[STATE-11] nothing behind the overlay can be reached', async ({ visit, sandbox }) => {
  const { page } = visit;
  const payment = await visit.toFilledPayment(examPrep);
  const answer = await holdAnswer(page, PAYMENT);
  await payment.submit.click();
  const dialog = page.getByRole('dialog', { name: texts['purchase.wait'] });
  await expect(dialog).toBeVisible();
  await expect(payment.overlay).toBeVisible();
  await payment.submit.press('Enter');
  await expect(payment.submit).not.toBeFocused();
  await payment.submit.click({ force: true });
  await expect(payment.submit).not.toBeFocused();
  for (const key of ['Tab', 'Tab', 'Escape', 'Escape']) {
    await page.keyboard.press(key);
    await expect(page.locator('form :focus')).toHaveCount(0);
  }
  await expect(dialog).toBeVisible();
  answer();
  await visit.at('/success');
  await expect(payment.overlay).toBeHidden();
  expect(await sandbox.calls('payV2')).toHaveLength(1);
});

test('a reload while sending: the next press repeats it', async ({ visit, sandbox, noise }) => {
  const { page } = visit;
  noise.expect(/request failed: net::ERR_ABORTED .*payment/);
  const payment = await visit.toFilledPayment(english);
  await holdAnswer(page, PAYMENT);
  await payment.submit.click();
  await expect.poll(() => sandbox.chargeCount()).toBe(1);
  const shifts = await watchShifts(page);
  await visit.reload();
  await expect(payment.doubt).toContainText(texts['purchase.doubt.own']);
  await expect(payment.doubt).toContainText('cartão de crédito');
  await expect(payment.doubt).toContainText(`a***@${visit.buyer.email.split('@')[1]}`);
  await expect(payment.submit).toBeHidden();
  expect(await shifts()).toBe(0);
  await payment.retry.click();
  await expect(payment.holder).toHaveValue('ANA LIMA');
  await visit.pay(english);
  await sandbox.chargedOnce();
});

test('Back after success: the purchase is shown, not repeated', async ({ visit, sandbox }) => {
  const { page } = visit;
  const shifts = await watchShifts(page);
  await visit.buy(mozambique);
  while (!/\/payment/.test(page.url())) await page.goBack();
  await expect(visit.payment.outcome).toContainText(mozambicanTexts['purchase.already']);
  await page.goto(page.url());
  await expect(visit.payment.outcome).toContainText(mozambicanTexts['purchase.already']);
  await expect(visit.payment.number).toBeHidden();
  expect(await shifts()).toBe(0);
  await visit.payment.button(texts['purchase.show']).click();
  await visit.at('/success');
  await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
  expect(await sandbox.chargeCount()).toBe(1);
});
