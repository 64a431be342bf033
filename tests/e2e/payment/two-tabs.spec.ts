import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdAnswer, PAYMENT } from '../support/hold.ts';
import { english } from '../support/shops.ts';
import { own } from '../support/texts.ts';

test('two tabs: while one pays the other waits; then it learns that it is bought', async ({
  page,
  visit,
  anotherTab,
  sandbox,
}) => {
  const other = await anotherTab();
  const first = await visit.toFilledPayment(english);
  const second = await other.toFilledPayment(english);
  const answer = await holdAnswer(page, PAYMENT);
  await first.submit.click();
  await expect.poll(() => sandbox.chargeCount()).toBe(1);

  await second.submit.click();
  await expect(second.alert).toHaveText(own.elsewhere);
  answer();
  await visit.at('/success');

  await second.submit.click();
  await expect(second.alert).toContainText(own.already);
  await expect(second.button(own.again)).toBeVisible();
  expect(await sandbox.calls('payV2')).toHaveLength(1);
  expect(await sandbox.chargeCount()).toBe(1);

  await second.button(own.show).click();
  await other.at('/success');
  await expect(other.success.heading).toHaveText('Compra realizada com sucesso!');
});

test('buying once more is a deliberate act: it charges again, with a key of its own', async ({
  visit,
  anotherTab,
  sandbox,
}) => {
  await visit.buy(english);
  const other = await anotherTab();
  const payment = await other.toFilledPayment(english, cards.approved);
  await payment.submit.click();
  await payment.button(own.again).click();
  await other.at('/success');
  const [first, second] = await sandbox.keys();
  expect(second).not.toBe(first);
  expect(await sandbox.chargeCount()).toBe(2);
});
