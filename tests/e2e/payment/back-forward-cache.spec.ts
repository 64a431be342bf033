import type { Page } from '@playwright/test';
import { backForwardCache } from '../support/back-forward-cache.ts';
import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';
import { texts } from '../support/texts.ts';

test.use({ launchOptions: backForwardCache });

/** Leaves for another document and comes back; whether the page was frozen meanwhile. */
async function leaveAndReturn(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto('/sandbox');
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => 'persisted' in window && window.persisted === true);
}

test('after buying, away and back: the purchase is offered', async ({ visit, sandbox }) => {
  const { page } = visit;
  await visit.buy(english);
  expect(await leaveAndReturn(page)).toBe(true);
  await visit.at('/success');
  await page.goBack({ waitUntil: 'commit' });
  await visit.at('/payment');
  await expect(visit.payment.outcome).toContainText(texts['purchase.already']);
  await expect(visit.payment.submit).toBeHidden();
  expect(await sandbox.chargeCount()).toBe(1);
});
