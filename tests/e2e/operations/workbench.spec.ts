import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';
import { LONG } from '../support/long.ts';

async function ask(request: APIRequestContext, failure: object): Promise<string> {
  const response = await request.post('/sandbox/faults', { data: failure });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

test(
  'a failure hits the calls of one buyer alone, and is deleted by its id',
  LONG,
  async ({ visit, buyer, sandbox, request, noise }) => {
    noise.expect(answeredWith(502, 'payment'));
    const id = await ask(request, { call: 'payV2', fault: 'cutBefore', match: buyer.id });
    await ask(request, {
      call: 'payV2',
      fault: 'status',
      value: 500,
      match: 'nobody at all',
      times: 1,
    });
    const payment = await visit.toFilledPayment(english);
    await payment.submit.click();
    await payment.fails(GENERAL_ERROR);
    expect(await sandbox.chargeCount()).toBe(0);
    expect(await sandbox.calls('payV2')).toMatchObject([{ fault: 'cutBefore' }]);

    expect((await request.delete(`/sandbox/faults/${id}`)).status()).toBe(204);
    await payment.fillSecrets(cards.approved);
    await payment.submit.click();
    await visit.at('/success');
    expect(await sandbox.chargeCount()).toBe(1);
  },
);

for (const viewport of [PHONE, DESKTOP]) {
  test(
    `the page of the sandbox fits ${viewport.width} px and can be used by everybody`,
    LONG,
    async ({ page, visit, request }) => {
      await page.setViewportSize(viewport);
      await ask(request, { call: 'verifyCard', fault: 'huge', match: visit.buyer.id, times: 1 });
      await visit.buy(english);
      await page.goto('/sandbox');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(viewport.width);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    },
  );
}
