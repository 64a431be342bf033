import type { Page } from '@playwright/test';
import { expect, PHONE, test } from '../support/fixtures.ts';
import { NEWER_APIS, removeApis } from '../support/newer-apis.ts';
import { english, examPrep } from '../support/shops.ts';
import { own } from '../support/texts.ts';

test.use({ viewport: PHONE });

test.describe('a browser without anything newer than the oldest that we support', () => {
  test.beforeEach(({ page }) => page.addInitScript(removeApis, NEWER_APIS));

  test('buys with a card, from the link to the end', async ({ page, visit, buyer, sandbox }) => {
    await visit.open('/lead', english);
    expect(await page.evaluate(removeApis, NEWER_APIS), 'what the browser still has').toEqual([]);
    await visit.lead.send(buyer, english);
    await visit.at('/payment');
    await visit.pay(english);
    await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
    expect(await sandbox.chargeCount()).toBe(1);
  });

  test('buys with Pix, and keeps the code over a reload', async ({ visit, sandbox }) => {
    await visit.passLead(examPrep, '/pix', 'route=pix');
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

test('a browser that cannot read the program sends the lead', async ({ visit, sandbox, noise }) => {
  const { page, buyer } = visit;
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
