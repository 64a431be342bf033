import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdAnswer, PAYMENT } from '../support/hold.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { texts } from '../support/texts.ts';

test('the other tab follows the payment here', async ({ page, visit, anotherTab, sandbox }) => {
  const other = await anotherTab();
  const first = await visit.toFilledPayment(english);
  const second = await other.toFilledPayment(english);
  const answer = await holdAnswer(page, PAYMENT);
  await first.submit.click();
  await expect(second.outcome).toContainText(texts['purchase.elsewhere']);
  await expect(second.submit).toBeHidden();
  // A tab that is loaded meanwhile says so from the beginning.
  await other.reload();
  await expect(second.outcome).toContainText(texts['purchase.elsewhere']);
  await expect(second.doubt).toHaveCount(0);
  await expect.poll(() => sandbox.chargeCount()).toBe(1);
  answer();
  await visit.at('/success');

  await expect(second.outcome).toContainText(texts['purchase.already']);
  await expect(second.button(texts['purchase.again'])).toBeVisible();
  await expect(second.submit).toBeHidden();
  await other.reload();
  await expect(second.outcome).toContainText(texts['purchase.already']);
  expect(await sandbox.calls('payV2')).toHaveLength(1);
  expect(await sandbox.chargeCount()).toBe(1);

  await second.button(texts['purchase.show']).click();
  await other.at('/success');
  await expect(other.success.heading).toHaveText('Compra realizada com sucesso!');
});

test('refused in one tab: the other opens again', async ({ visit, anotherTab, sandbox, noise }) => {
  const { page } = visit;
  noise.expect(answeredWith(422, 'payment'));
  const other = await anotherTab();
  const first = await visit.toFilledPayment(english, cards.refused);
  const second = await other.toFilledPayment(english);
  const answer = await holdAnswer(page, PAYMENT);
  await first.submit.click();
  await expect(second.outcome).toContainText(texts['purchase.elsewhere']);
  answer();
  await expect(second.submit).toBeVisible();
  await expect(second.outcome).toHaveCount(0);
  await expect(second.doubt).toHaveCount(0);
  await expect(second.cvv).toHaveValue(cards.approved.cvv);
  await second.submit.click();
  await other.at('/success');
  expect(await sandbox.chargeCount()).toBe(1);
});

test('closed while it sends: the other asks', async ({
  context,
  visit,
  anotherTab,
  sandbox,
  noise,
}) => {
  noise.expect(/ERR_ABORTED .*payment/);
  const sending = await anotherTab();
  const first = await sending.toFilledPayment(english);
  const second = await visit.toFilledPayment(english);
  await holdAnswer(sending.page, PAYMENT);
  await first.submit.click();
  await expect.poll(() => sandbox.chargeCount()).toBe(1);
  await expect(second.outcome).toContainText(texts['purchase.elsewhere']);
  await sending.page.close({ runBeforeUnload: false });
  await expect(second.doubt).toContainText(texts['purchase.doubt.device']);
  await expect(second.outcome).toHaveCount(0);
  await second.button(texts['purchase.doubt.continue']).click();
  await second.submit.click();
  await visit.at('/success');
  const [key, repeated] = await sandbox.keys();
  expect(repeated).toBe(key);
  expect(await sandbox.chargeCount()).toBe(1);
  expect(context.pages()).toHaveLength(1);
});
