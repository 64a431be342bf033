import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { LEAD } from '../support/hold.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';

test('[CONST-26] [CONST-27] [ERROR-01] [ERROR-12] a failure opens a dialog in the middle, and the form keeps its data', async ({
  visit,
  noise,
}) => {
  const { page } = visit;
  noise.expect(answeredWith(500, 'lead'));
  await page.setViewportSize(PHONE);
  await page.route(LEAD, (route) => route.fulfill({ status: 500 }));
  await visit.open('/lead', english);
  await visit.lead.fill(visit.buyer, english);
  await visit.lead.submit.press('Enter');
  const { dialog, words, retry, close } = visit.lead.failure;
  await expect(words).toHaveText(GENERAL_ERROR);
  await expect(dialog).toHaveCSS('width', '320px');
  await expect(dialog).toHaveCSS('z-index', '100000');
  await expect(words).toHaveCSS('text-align', 'center');
  for (const viewport of [{ width: 280, height: 500 }, DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const { x, y, width, height } = (await dialog.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(4);
    expect(x + width / 2).toBeCloseTo(viewport.width / 2, 0);
    expect(y + height / 2).toBeCloseTo(viewport.height / 2, 0);
  }

  await expect(retry).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(visit.lead.submit).toBeFocused();
  await expect(visit.lead.outcome).toHaveText(GENERAL_ERROR);
  await visit.at('/lead');
  await expect(visit.lead.email).toHaveValue(visit.buyer.email);
  await expect(visit.lead.terms).toBeChecked();
});
