import { cards, expiry } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english, mozambique, shops } from '../support/shops.ts';
import { PAYMENT_ERROR } from '../support/texts.ts';
import { longIf } from '../support/long.ts';

for (const shop of shops) {
  test(
    `[ERROR-02] ${shop.title}: a refused card, then a good one`,
    longIf(shop !== mozambique),
    async ({ visit, buyer, sandbox, noise }) => {
      noise.expect(answeredWith(422, 'payment'));
      const payment = await visit.toFilledPayment(shop, cards.refused);
      await payment.confirm(shop);
      await payment.fails(PAYMENT_ERROR);
      await visit.at('/payment');

      await expect(payment.number).toHaveValue(cards.refused.shown);
      await expect(payment.cvv).toHaveValue('');
      await expect(payment.holder).toHaveValue('ANA LIMA');
      await expect(payment.expiry).toHaveValue(expiry);
      await expect(payment.company('Visa')).toBeChecked();
      if (shop.hasCpf) await expect(payment.cpf).toHaveValue('529.982.247-25');

      await payment.fillSecrets(cards.approved);
      if (shop.hasAddress) {
        await payment.toAddress.click();
        await expect(payment.address.city).toHaveValue('Maputo');
        await payment.address.submit.click();
      } else await payment.submit.click();
      await visit.at('/success');

      const [refused, paid, ...more] = await sandbox.keys();
      expect(refused).not.toBe(paid);
      expect(more).toEqual([]);
      const { payments, charges, leads } = await sandbox.state();
      expect(payments.map(({ result }) => result)).toEqual(['refused', 'approved']);
      expect(charges).toHaveLength(1);
      expect(leads).toHaveLength(1);
      expect(leads[0]).toHaveProperty('email', buyer.email);
    },
  );
}

test('[ERROR-02] [ERROR-11] any refusal is told in our own words', async ({ visit, noise }) => {
  const { page } = visit;
  noise.expect(answeredWith(400, 'payment'));
  const body = '<html><b>Stack trace</b></html>';
  await page.route('**/api/v2/payment', (route) =>
    route.fulfill({ status: 400, body, contentType: 'text/html' }),
  );
  const payment = await visit.toFilledPayment(english);
  await payment.confirm(english);
  await payment.fails(PAYMENT_ERROR);
  await expect(page.getByText('Stack trace')).toHaveCount(0);
});
