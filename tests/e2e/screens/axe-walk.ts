import { AxeBuilder } from '@axe-core/playwright';
import { test, type Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { DESKTOP, expect, PHONE } from '../support/fixtures.ts';
import { LEAD } from '../support/hold.ts';
import { answeredWith, type Noise } from '../support/noise.ts';
import type { Shop } from '../support/shops.ts';
import type { Visit } from '../support/visit.ts';

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of what is open, at both widths, each with its elements. */
export async function violations(page: Page, tags = [...WCAG, 'best-practice']): Promise<string[]> {
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

/** Audits every screen of a purchase, also with errors, and returns the violations of each. */
export async function axeWalk(
  visit: Visit,
  shop: Shop,
  noise: Noise,
): Promise<Record<string, string[]>> {
  // Axe looks at up to nine screens at two widths, which takes longer than one purchase.
  test.slow();
  const { page, lead, payment, buyer } = visit;
  const found: Record<string, string[]> = {};
  const look = async (name: string) => void (found[name] = await violations(page));

  await visit.open('/lead', shop, 'seller=maria&homologacao=on');
  await look('lead');
  await lead.submit.click();
  await expect(lead.errors).toBeVisible();
  await look('lead with errors');
  noise.expect(answeredWith(500, 'lead'));
  await page.route(LEAD, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await lead.send(buyer, shop);
  await expect(lead.failure.dialog).toBeVisible();
  await look('what failed');
  await lead.failure.retry.click();
  await visit.at('/payment');
  await expect(payment.summary).toContainText(/R\$|MT/);
  await look('payment');
  await (shop.hasAddress ? payment.toAddress : payment.submit).click();
  await expect(payment.errors).toBeVisible();
  await look('payment with errors');
  await payment.fill(cards.approved, buyer, shop);
  if (shop.hasAddress) {
    await payment.toAddress.click();
    await payment.address.submit.click();
    await expect(payment.errors).toBeVisible();
    await look('address with errors');
    await payment.address.fill();
    await look('address');
    await payment.address.submit.click();
  } else await payment.submit.click();
  await visit.at('/success');
  if (shop.hasUpsell) {
    await look('success with an offer');
    await visit.success.decline();
  }
  await expect(visit.success.access).toBeVisible();
  await look('success');
  await visit.open('/generic-error', shop);
  await look('error');
  return found;
}
