import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect } from '../support/fixtures.ts';
import { onOwnServer } from '../support/own-server.ts';
import { english, examPrep } from '../support/shops.ts';

/** A server that waits for each price for as long as it may. */
const test = onOwnServer({ PRICE_WAIT_MS: '5000' });

/** The queries of the calls that a page makes for a product. */
function productCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/\/api\/v[12]\/product\/[^/]+$/.test(pathname)) calls.push(searchParams);
  });
  return calls;
}

const summary = (page: Page) => page.locator('section[aria-busy]').first();

test('a page comes with its price, which is asked for once more', async ({ visit, sandbox }) => {
  const { page, buyer } = visit;
  const calls = productCalls(page);
  await visit.open('/lead', english, 'utm_source=news');
  await expect(summary(page)).toContainText(/R\$\s958,80/);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  // The upstream may have another price for this buyer.
  await visit.lead.send(buyer, english);
  await visit.at('/payment');
  const { payment } = visit;
  await payment.priced();
  expect(calls.map((query) => query.get('leadId'))).toEqual([expect.any(String)]);
  await payment.fill(cards.approved, buyer, english);
  await payment.confirm(english);
  await visit.at('/success');
  expect(await sandbox.chargeCount()).toBe(1);
});

test('a payment page that is opened directly shows its price at once, and a reload asks anew', async ({
  page,
  visit,
}) => {
  const calls = productCalls(page);
  await visit.open('/payment', examPrep);
  await expect(summary(page)).toContainText(/R\$\s499,00/);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await visit.reload();
  await expect.poll(() => calls.length).toBe(1);
  await expect(summary(page)).toContainText(/R\$\s499,00/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ noise }) =>
    noise.expect(/request failed: csp .*\/(brands|assets)\/[\w.-]+\.js/),
  );

  test('the price is on the page', async ({ page, visit }) => {
    await page.goto(visit.link('/lead', examPrep));
    await expect(summary(page)).toContainText(/R\$\s499,00/);
    await expect(page.getByText('Carregando valor')).toHaveCount(0);
  });
});
