import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';
import { own } from '../support/texts.ts';
import { LONG } from '../support/long.ts';

/** The answer to the next payment waits until the returned function is called. */
async function holdPayment(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v2/payment', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('while a payment is under way the page says so at once, and nothing behind it can be reached', async ({
  page,
  visit,
}) => {
  const payment = await visit.toFilledPayment(english);
  const release = await holdPayment(page);
  await payment.submit.click();
  await expect(page.getByRole('dialog', { name: own.wait })).toBeVisible();
  await expect(payment.overlay).toBeVisible();
  await payment.submit.focus();
  await expect(payment.submit).not.toBeFocused();
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('form'))).toBeNull();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: own.wait })).toBeVisible();
  release();
  await visit.at('/success');
});

test('without a connection a payment is not sent, and the card is still there', async ({
  page,
  context,
  visit,
  sandbox,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  const payment = await visit.toFilledPayment(english);
  await payment.priced();
  await context.setOffline(true);
  await payment.submit.click();
  await payment.fails(own.notSentOffline);
  await expect(payment.number).toHaveValue('4242 4242 4242 4242');
  await expect(payment.cvv).toHaveValue(cards.approved.cvv);
  await context.setOffline(false);
  await payment.submit.click();
  await visit.at('/success');
  expect(await sandbox.chargeCount()).toBe(1);
  await expect(page.getByText(own.offline)).toHaveCount(0);
});

for (const height of [568, 900]) {
  test(
    `bought in another tab while this one is typed in, at a height of ${height}: the words take the focus and stand in sight`,
    LONG,
    async ({ visit, anotherTab, sandbox }) => {
      const other = await anotherTab();
      await other.page.setViewportSize({ width: 320, height });
      const payment = await other.toFilledPayment(english);
      await payment.cvv.focus();
      await visit.buy(english);
      await expect(payment.outcome).toContainText(own.already);
      await expect(payment.outcome).toBeFocused();
      await expect(payment.outcome).toBeInViewport({ ratio: 1 });
      await expect(payment.submit).toBeHidden();
      expect(await sandbox.chargeCount()).toBe(1);
    },
  );
}
