import { cards } from '../support/buyer.ts';
import { expectNoFieldError } from '../forms/field-checks.ts';
import { DESKTOP, expect, PHONE, test } from '../support/fixtures.ts';
import { LEAD } from '../support/hold.ts';
import { answeredWith } from '../support/noise.ts';
import { english, shopOf } from '../support/shops.ts';
import { GENERAL_ERROR, own, PAYMENT_ERROR } from '../support/texts.ts';

const PRODUCT = '**/api/v1/product/*?*';
const CONTRACT = '**/contract?*';

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

test('the dialog tries the same again, and then it goes on', async ({ visit, sandbox, noise }) => {
  const { page, buyer } = visit;
  noise.expect(answeredWith(500, 'lead'));
  await page.route(LEAD, (route) => route.fulfill({ status: 500 }), { times: 2 });
  await visit.open('/lead', english);
  await visit.lead.send(buyer, english);
  await visit.lead.failure.retry.click();
  await expect(visit.lead.failure.words).toHaveText(GENERAL_ERROR);
  await visit.lead.failure.retry.click();
  await visit.at('/payment');
  await expect(visit.lead.failure.dialog).toHaveCount(0);
  expect(await sandbox.calls('createLead')).toHaveLength(1);
});

test('several failures share one dialog', async ({ visit, noise }) => {
  const { page } = visit;
  noise.expect(answeredWith(500, 'product'));
  noise.expect(answeredWith(500, 'contract'));
  let answer = () => {};
  const hold = new Promise<void>((resolve) => (answer = resolve));
  const fail = async (route: { fulfill(answer: object): Promise<void> }) => {
    await hold;
    await route.fulfill({ status: 500 });
  };
  await page.route(PRODUCT, fail, { times: 1 });
  await page.route(CONTRACT, fail, { times: 1 });
  await visit.open('/payment', shopOf('ESCOLACONQUER'));
  await visit.payment.button('Ler o contrato').click();
  answer();
  await expect(visit.payment.alert).toHaveCount(2);
  await expect(visit.payment.failure.dialog).toHaveCount(1);
  await visit.payment.failure.retry.click();
  await expect(visit.payment.summary).toContainText('R$');
  await expect(page.getByRole('dialog', { name: 'Contrato' })).toBeVisible();
  await expect(visit.payment.failure.dialog).toHaveCount(0);
});

test('a refused card is not tried again as it is', async ({ visit, noise }) => {
  noise.expect(answeredWith(422, 'payment'));
  const payment = await visit.toFilledPayment(english, cards.refused);
  await payment.confirm(english);
  await expect(payment.failure.words).toHaveText(PAYMENT_ERROR);
  await expect(payment.failure.retry).toHaveCount(0);
  await payment.failure.close.click();
  await expect(payment.cvv).toBeFocused();
  await expect(payment.cvv).toHaveValue('');
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

test('the failure of a screen disappears with the screen', async ({ page, visit, noise }) => {
  noise.expect(answeredWith(500, 'product'));
  const payment = await visit.toPayment(english, 'voucher=preco-500');
  await expect(payment.failure.dialog).toBeVisible();
  await page.goBack();
  await visit.at('/lead');
  await expect(payment.failure.dialog).toHaveCount(0);
  await visit.lead.name.fill('Ana Maria Lima');
});
