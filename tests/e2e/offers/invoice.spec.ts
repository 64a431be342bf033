import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { texts, PAYMENT_ERROR } from '../support/texts.ts';

test('[ROUTE-16] a paid invoice is not paid again', async ({ visit, sandbox, noise }) => {
  const { page, buyer } = visit;
  noise.expect(answeredWith(422, 'payment'));
  const { payment, lead } = visit;
  const path = `/payment/fatura-${buyer.id}`;
  await visit.open(path, english);
  await lead.fill(buyer, english);
  await payment.fill(cards.refused, buyer, english);
  await visit.reload();
  await expect(lead.name).toHaveValue(buyer.name);
  await expect(payment.holder).toHaveValue('ANA LIMA');
  await payment.fillSecrets(cards.refused);
  await payment.submit.click();
  await payment.fails(PAYMENT_ERROR);
  await expect(payment.cvv).toHaveValue('');
  await payment.fillSecrets(cards.approved);
  await visit.confirm(english, '/success-invoice');

  await page.goBack();
  await visit.at(path);
  await expect(payment.outcome).toContainText(texts['purchase.paid']);
  await expect(payment.submit).toBeHidden();
  await expect(payment.button(texts['purchase.again'])).toHaveCount(0);
  await payment.button(texts['purchase.show']).click();
  await visit.at('/success-invoice');
  expect(await sandbox.chargeCount()).toBe(1);
});
