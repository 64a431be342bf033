import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cards } from './buyer.ts';
import { DESKTOP, expect, PHONE, test } from './fixtures.ts';
import { examPrep, shops, type Shop } from './shops.ts';
import type { Visit } from './visit.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of what is open, at both widths, each with its elements. */
async function violations(page: Page, tags = [...WCAG, 'best-practice']): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const { violations: faults } = await new AxeBuilder({ page })
      .withTags(tags)
      .setLegacyMode()
      .analyze();
    const elements = faults.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} at ${viewport.width}: ${target.join(' ')}`),
    );
    found.push(...elements);
  }
  return found;
}

/** Every screen of a purchase, also with faults, and what is found on each. */
async function walk(visit: Visit, shop: Shop): Promise<Record<string, string[]>> {
  const { page, lead, payment, buyer } = visit;
  const found: Record<string, string[]> = {};
  const look = async (name: string) => void (found[name] = await violations(page));

  await visit.open('/lead', shop, 'seller=maria&homologacao=on');
  await look('lead');
  await lead.submit.click();
  await expect(lead.alert).toBeVisible();
  await look('lead with faults');
  await lead.send(buyer, shop);
  await visit.at('/payment');
  await expect(payment.summary).toContainText(/R\$|MT/);
  await look('payment');
  await (shop.hasAddress ? payment.toAddress : payment.submit).click();
  await expect(payment.alert).toBeVisible();
  await look('payment with faults');
  await payment.fill(cards.approved, buyer, shop);
  if (shop.hasAddress) {
    await payment.toAddress.click();
    await payment.address.submit.click();
    await expect(payment.alert).toBeVisible();
    await look('address with faults');
    await payment.address.fill();
    await look('address');
    await payment.address.submit.click();
  } else await payment.submit.click();
  await visit.at('/success');
  await expect(visit.success.access).toBeVisible();
  await look('success');
  await visit.open('/generic-error', shop);
  await look('error');
  return found;
}

for (const shop of shops) {
  test(`axe finds nothing on any screen of ${shop.title}`, async ({ visit }) => {
    const found = await walk(visit, shop);
    for (const [screen, faults] of Object.entries(found)) expect(faults, screen).toEqual([]);
  });
}

test('axe finds nothing on the Pix screens', async ({ visit, page, buyer }) => {
  await visit.open('/lead', examPrep, 'route=pix');
  await visit.lead.send(buyer, examPrep);
  await expect(visit.pix.summary).toContainText('R$');
  expect(await violations(page)).toEqual([]);
  await visit.pix.generate.click();
  await expect(visit.pix.picture).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('axe finds nothing on the list of brands and the sandbox page', async ({ page }) => {
  for (const path of ['/', '/sandbox']) {
    await page.goto(path);
    expect(await violations(page, WCAG), path).toEqual([]);
  }
});
