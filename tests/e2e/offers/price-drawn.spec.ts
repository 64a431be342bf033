import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { onOwnServer } from '../support/own-server.ts';
import { english, examPrep, shopOf } from '../support/shops.ts';
import { bodyOf, booked, readShown } from '../support/shown.ts';

/** A server that waits for each price for as long as it may. */
const test = onOwnServer({ PRICE_WAIT_MS: '5000' });
/** As operators run it: a page waits a moment for its price, and pages share answers. */
const asOperated = onOwnServer({ PRICE_WAIT_MS: '50', ANSWERS_MS: '5000' });

// A server that has just started sends the overlay first.
test.beforeEach(async ({ request }) => {
  for (const { query } of [english, examPrep]) {
    const served = async () => (await request.get(`/lead?${query}`)).text();
    await expect.poll(served).toContain('<main');
  }
});

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
  await visit.pay(english);
  expect(await sandbox.chargeCount()).toBe(1);
});

asOperated('what a shared price promises is charged, in twelve', async ({ visit, sandbox }) => {
  const shop = shopOf('CCLUB', '&voucher=METADE');
  const payment = await visit.toFilledPayment(shop);
  await payment.installments.selectOption('12');
  const shown = await readShown(visit);
  expect(shown).toEqual({ count: 12, each: 24.88, total: 298.5 });
  await payment.submit.click();
  await visit.at('/success');
  expect(await sandbox.onlyBody('payV2')).toMatchObject(bodyOf(shown));
  expect(booked(await sandbox.state())).toEqual([298.5]);
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
