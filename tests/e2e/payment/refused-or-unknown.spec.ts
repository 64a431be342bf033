import { cards, expiry } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { longIf } from '../support/long.ts';
import { answeredWith } from '../support/noise.ts';
import { english, mozambique, shops } from '../support/shops.ts';
import { GENERAL_ERROR, PAYMENT_ERROR } from '../support/texts.ts';

for (const shop of shops) {
  test(
    `[ERROR-02] ${shop.title}: a refused card, then a good one`,
    longIf(shop !== mozambique),
    async ({ visit, buyer, sandbox, noise }) => {
      noise.expect(answeredWith(422, 'payment'));
      const payment = await visit.failToPay(shop, PAYMENT_ERROR, cards.refused);
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

for (const shop of shops) {
  test(
    `[CALL-39] ${shop.title}: a lost answer, then another try: one key, one charge`,
    longIf(shop !== english),
    async ({ visit, sandbox, noise }) => {
      noise.expect(answeredWith(502, 'payment'));
      await visit.failToPay(shop, GENERAL_ERROR, cards.lost);
      expect(await sandbox.calls('payV2')).toHaveLength(1);

      await visit.payAgain(shop);
      await sandbox.chargedOnce();
    },
  );
}
