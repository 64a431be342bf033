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
