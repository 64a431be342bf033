import { cards } from '../support/buyer.ts';
import { expectNoFieldError } from '../forms/field-checks.ts';
import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { LEAD } from '../support/hold.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR, own } from '../support/texts.ts';

test('[CONST-26] [CONST-27] a failure opens a dialog in the middle', async ({ visit, noise }) => {
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
});

test('an unknown outcome is no invitation to pay again', async ({ visit, noise }) => {
  noise.expect(answeredWith(502, 'payment'));
  const payment = await visit.toFilledPayment(english, cards.lost);
  await payment.cvv.press('Enter');
  await expect(payment.failure.words).toHaveText(GENERAL_ERROR);
  await expect(payment.failure.retry).toHaveCount(0);
  await expect(payment.failure.close).toBeFocused();
  await expect(payment.failure.dialog.getByRole('link', { name: own.help })).toBeVisible();
  await payment.fails(GENERAL_ERROR);
  await expect(payment.doubt).toContainText('onfira o seu');
  await expect(payment.doubt.getByText(own.doubtOwn)).toBeFocused();
  await expect(payment.number).toBeHidden();
  await expect(payment.submit).toBeHidden();
  await payment.retry.click();
  await expect(payment.number).toBeFocused();
  await payment.holder.focus();
  await expectNoFieldError(payment.cvv);
  await payment.submit.click();
  await expect(payment.cvv).toHaveAttribute('aria-invalid', 'true');
});

test('offline nothing is sent', async ({ context, visit, sandbox, noise }) => {
  const { page } = visit;
  // Chunks that are loaded ahead, and the question to our own server.
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  const payment = await visit.toFilledPayment(english);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: own.offline })).toBeVisible();
  await payment.submit.click();
  await payment.fails(own.notSentOffline);
  await expect(payment.number).toHaveValue(cards.approved.shown);
  await expect(payment.cvv).toHaveValue(cards.approved.cvv);
  await context.setOffline(false);
  await expect(page.getByText(own.offline)).toHaveCount(0);
  await payment.submit.click();
  await visit.at('/success');
  expect(await sandbox.chargeCount()).toBe(1);
});
