import { backForwardCache, leaveAndReturn } from '../support/back-forward-cache.ts';
import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';
import { texts } from '../support/texts.ts';

test.use({ launchOptions: backForwardCache });

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
