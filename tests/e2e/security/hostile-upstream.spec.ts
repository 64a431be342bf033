import type { APIRequestContext, Page } from '@playwright/test';
import type { OperationId } from '../../../src/contract/generated/operations.ts';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { PAYMENT } from '../support/hold.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';

const MARKUP = '<img src=x onerror=alert(1)>';
const PRODUCT = '**/api/v1/product/*?*';

/** Anything of an answer that became part of the page instead of its text. */
async function expectNothingRan(page: Page): Promise<void> {
  await expect(
    page.locator('img[src="x"], b:empty, script:not([src], [type], [nonce])'),
  ).toHaveCount(0);
}

async function spoil(request: APIRequestContext, call: OperationId, fault: string, match: string) {
  const response = await request.post('/sandbox/faults', { data: { call, fault, match } });
  expect(response.status(), await response.text()).toBe(201);
}

test('texts of every answer are shown as text', async ({ page, visit, buyer, request }) => {
  const ran: string[] = [];
  page.on('dialog', (dialog) => void ran.push(dialog.message()));
  for (const call of ['getSeller', 'createLead', 'payV2'] as const) {
    await spoil(request, call, 'markup', buyer.id);
  }
  const payment = await visit.toPayment(english, 'seller=ana');
  await payment.fill(cards.approved, buyer, english);
  await expect(page.getByText(`Atendimento:`)).toContainText(MARKUP);
  await expectNothingRan(page);
  await payment.confirm(english);
  await visit.at('/success');
  await expectNothingRan(page);
  await expect(visit.success.access).toHaveAttribute('href', /^https:[^<>"]*$/);
  expect(ran).toEqual([]);
});

test('names and prices with markup are shown as text, and unknown ways to pay are not offered', async ({
  page,
  visit,
}) => {
  await page.route(PRODUCT, async (route) => {
    const product = await (await route.fetch()).json();
    const [plan] = product.plans;
    await route.fulfill({
      json: {
        ...product,
        __proto__: { polluted: true },
        availablePaymentMethods: ['creditcard', 'stealing', MARKUP, { type: 'wire' }],
        plans: [
          { ...plan, name: `Plano${MARKUP}`, type: 'weekly', currency: MARKUP, surprise: [1] },
        ],
      },
    });
  });
  const payment = await visit.toFilledPayment(english);
  await expect(page.getByRole('main')).toContainText(`Plano${MARKUP}`);
  await expect(payment.summary).toContainText('R$');
  await expectNothingRan(page);
  await payment.confirm(english);
  await visit.at('/success');
});

const NO_SUCCESS: [string, { status?: number; body: string }][] = [
  ['a page', { body: '<h1>approved</h1><script>alert(1)</script>' }],
  ['a word', { body: '"approved"' }],
  ['a list', { body: '[{"token":"t"}]' }],
  ['a state without a token', { body: '{"status":"approved","success":true}' }],
  ['a token that is no text', { body: '{"token":{"value":"t"}}' }],
  ['a token that is blank', { body: '{"token":"  "}' }],
  ['nothing', { status: 204, body: '' }],
];

test('a payment answered with anything but a token is not guessed to be a success', async ({
  page,
  visit,
  noise,
}) => {
  noise.expect(/Unreadable answer/);
  const payment = await visit.toFilledPayment(english);
  for (const [what, answer] of NO_SUCCESS) {
    await page.route(
      PAYMENT,
      (route) => route.fulfill({ contentType: 'application/json', status: 200, ...answer }),
      { times: 1 },
    );
    await payment.confirm(english);
    await expect(payment.failure.words, what).toHaveText(GENERAL_ERROR);
    await visit.at('/payment');
    await expectNothingRan(page);
    await payment.fails(GENERAL_ERROR);
    await payment.fillSecrets(cards.approved);
  }
});
