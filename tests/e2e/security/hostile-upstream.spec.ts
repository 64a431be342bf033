import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';

const MARKUP = '<img src=x onerror=alert(1)>';

/** Anything of an answer that became part of the page instead of its text. */
async function expectNothingRan(page: Page): Promise<void> {
  await expect(
    page.locator('img[src="x"], b:empty, script:not([src], [type], [nonce])'),
  ).toHaveCount(0);
}

test('texts of every answer are shown as text', async ({ page, visit, buyer, request }) => {
  const ran: string[] = [];
  page.on('dialog', (dialog) => void ran.push(dialog.message()));
  for (const call of ['getSeller', 'createLead', 'payV2']) {
    const data = { call, fault: 'markup', match: buyer.id };
    expect((await request.post('/sandbox/faults', { data })).status()).toBe(201);
  }
  await page.route('**/api/v1/product/*?*', async (route) => {
    const product = await (await route.fetch()).json();
    const [plan] = product.plans;
    await route.fulfill({ json: { ...product, plans: [{ ...plan, name: `Plano${MARKUP}` }] } });
  });
  const payment = await visit.toPayment(english, 'seller=ana');
  await payment.fill(cards.approved, buyer, english);
  await expect(page.getByText(`Atendimento:`)).toContainText(MARKUP);
  await expect(page.getByRole('main')).toContainText(`Plano${MARKUP}`);
  await expectNothingRan(page);
  await visit.confirm();
  await expectNothingRan(page);
  await expect(visit.success.access).toHaveAttribute('href', /^https:[^<>"]*$/);
  expect(ran).toEqual([]);
});
