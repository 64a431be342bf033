import { canary, expect, test } from './canary.ts';
import { holdAnswer, PAYMENT } from '../support/hold.ts';
import { english, mozambique } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';
import { backForwardCache } from '../support/back-forward-cache.ts';
import { longIf } from '../support/long.ts';

test.use({ launchOptions: backForwardCache });

test('back to the lead: the card is forgotten, also after a wrong one', async ({
  page,
  visit,
  cage,
}) => {
  const payment = await visit.toFilledPayment(english, canary);
  await payment.holder.fill('');
  await payment.submit.click();
  await expect(payment.alert).toBeVisible();
  await payment.back.click();
  await visit.at('/lead');
  expect(await cage.memory(page)).toEqual([]);
});

test(
  'back from the second page of a form: the card is forgotten',
  longIf(true),
  async ({ page, visit, cage }) => {
    const payment = await visit.toFilledPayment(mozambique, canary);
    await payment.toAddress.click();
    await payment.address.fill();
    await page.goBack();
    await expect(payment.number).toHaveValue(canary.shown);
    await page.goBack();
    await visit.at('/lead');
    expect(await cage.memory(page)).toEqual([]);
  },
);

test(
  'back while it is being sent: the card is forgotten once it is answered',
  longIf(true),
  async ({ page, visit, cage }) => {
    const payment = await visit.toFilledPayment(english, canary);
    const answer = await holdAnswer(page, PAYMENT);
    await payment.submit.click();
    await expect(payment.overlay).toBeVisible();
    await page.goBack();
    await visit.at('/lead');
    answer();
    await visit.at('/success');
    expect(await cage.memory(page)).toEqual([]);
  },
);

test('to another document and back out of the cache: the card is forgotten', async ({
  page,
  visit,
  cage,
}) => {
  const payment = await visit.toFilledPayment(english, canary);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto('/sandbox');
  await page.goBack({ waitUntil: 'commit' });
  await visit.at('/payment');
  expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
  await expect(payment.number).toHaveValue('');
  await payment.back.click();
  await visit.at('/lead');
  expect(await cage.memory(page)).toEqual([]);
});

test(
  'reloaded, and offline: the card is forgotten',
  longIf(true),
  async ({ context, page, visit, buyer, noise, cage }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED|payV2: Failed to fetch/);
    const payment = await visit.toFilledPayment(english, canary);
    await visit.reload();
    await expect(payment.number).toHaveValue('');
    await payment.fill(canary, buyer, english);
    await context.setOffline(true);
    await payment.confirm(english);
    await payment.fails(GENERAL_ERROR);
    await expect(payment.number).toHaveValue('');
    await context.setOffline(false);
    await payment.back.click();
    await visit.at('/lead');
    expect(await cage.memory(page)).toEqual([]);
  },
);
