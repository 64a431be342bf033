import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';
import { planOf } from '../support/sold.ts';
import { readShown } from '../support/shown.ts';
import { own } from '../support/texts.ts';

test('[ROUTE-21] the upgrade is a payment of its own', async ({ visit, sandbox }) => {
  const { page, buyer, payment } = visit;
  await visit.buy(english);
  await page.goto(visit.link('/payment/upgrade', english, 'seller=abc&source=loja-abc'));
  await expect(payment.heading).toHaveText('Amplie o seu plano');
  await expect(page.getByText('Fatura')).toHaveCount(0);
  await expect(payment.summary).toContainText(/R\$\s958,80/);
  await payment.fill(cards.approved, buyer, english);
  expect(await readShown(visit)).toEqual({ total: 958.8 });
  await payment.submit.click();
  await visit.at('/success');

  const { id, amount } = await planOf(english);
  const [main, upgrade] = await sandbox.bodies('payV2');
  expect(main).not.toHaveProperty('type');
  expect(upgrade).toMatchObject({ type: 'upgrade', planId: id, amount, seller: 'abc' });
  expect(await sandbox.calls('payV1')).toEqual([]);
  expect(await sandbox.chargeCount()).toBe(2);

  await page.goBack();
  await visit.at('/payment/upgrade');
  await expect(payment.outcome).toContainText(own.already);
  await expect(payment.submit).toBeHidden();
  expect(await sandbox.chargeCount()).toBe(2);
});

test('[ROUTE-21] without a lead the upgrade asks for it', async ({ visit, sandbox }) => {
  const { buyer, payment, lead } = visit;
  await visit.open('/payment/upgrade', english);
  await lead.fill(buyer, english);
  await visit.reload();
  await expect(lead.name).toHaveValue(buyer.name);
  await payment.fill(cards.approved, buyer, english);
  await payment.submit.click();
  await visit.at('/success');
  expect(await sandbox.onlyBody('payV2')).toMatchObject({ type: 'upgrade', email: buyer.email });
});
