import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, PHONE, test } from '../support/fixtures.ts';
import { NEWER_APIS, removeApis } from '../support/newer-apis.ts';
import { english, examPrep } from '../support/shops.ts';
import { own } from '../support/texts.ts';

const NAMES = Object.keys(NEWER_APIS);

test.use({ viewport: PHONE });

test.describe('a browser without anything newer than the oldest that we support', () => {
  test.beforeEach(({ page }) => page.addInitScript(removeApis, NAMES));

  test('buys with a card, from the link to the end', async ({ page, visit, buyer, sandbox }) => {
    await visit.open('/lead', english);
    expect(await page.evaluate(removeApis, NAMES), 'what the browser still has').toEqual([]);
    await visit.lead.send(buyer, english);
    await visit.at('/payment');
    await visit.payment.pay(cards.approved, buyer, english);
    await visit.at('/success');
    await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
    expect(await sandbox.chargeCount()).toBe(1);
  });

  test('buys with Pix, and keeps the code over a reload', async ({ visit, buyer, sandbox }) => {
    await visit.open('/lead', examPrep, 'route=pix');
    await visit.lead.send(buyer, examPrep);
    await visit.at('/pix');
    const { pix } = visit;
    await pix.ask();
    await expect(pix.picture).toBeVisible();
    await expect(pix.code).toHaveValue(/^000201/);
    await visit.reload();
    await expect(pix.code).toHaveValue(/^000201/);
    await pix.next.click();
    await visit.at('/success');
    await expect(visit.success.heading).toHaveText(own.pixWaits);
    expect(await sandbox.chargeCount()).toBe(1);
  });
});

/** Lets the page's browser stumble over the program, as one does that is older than its syntax. */
const makeUnreadable = (page: Page) =>
  page.route('**/assets/browser-entry-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nconst = /(?<=/;` });
  });

test('a browser that cannot read the program says what to do, and still sends the lead', async ({
  page,
  visit,
  buyer,
  sandbox,
  noise,
}) => {
  noise.expect(/Unexpected token|Invalid regular expression/);
  noise.expect(/ERR_ABORTED .*\/lead/);
  await makeUnreadable(page);
  await page.goto(visit.link('/lead', english));
  const note = page.locator('#start-note');
  await expect(note).toBeVisible();
  await expect(note).toContainText('atualize o navegador ou abra o mesmo link em outro aparelho');
  await visit.lead.fill(buyer, english);
  await visit.lead.submit.click({ noWaitAfter: true });
  await page.waitForURL(/\/payment/);
  expect(await sandbox.calls('createLead')).toHaveLength(1);
  await expect(note).toBeVisible();
});
