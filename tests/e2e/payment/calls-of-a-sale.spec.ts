import { ADDRESS } from '../support/models/address.ts';
import { expiry } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique, shops, type Shop } from '../support/shops.ts';
import { brandOf, planOf } from '../support/sold.ts';
import { longIf } from '../support/long.ts';

const card = {
  company: 'visa',
  holder: 'ANA LIMA',
  // As the sandbox remembers them.
  number: '**** 4242',
  cvv: '***',
  expiration: expiry,
};

/** Fields of a brand's payment beside the buyer. */
async function sale(shop: Shop) {
  const [{ business, productCode, area: operation }, plan] = [
    await brandOf(shop),
    await planOf(shop),
  ];
  return {
    business,
    productCode,
    operation,
    plan: plan.code ?? plan.id,
    planId: plan.id,
    planType: 'yearly',
    amount: plan.amount,
    seller: 'performance',
    source: 'direto',
    captchaToken: '',
  };
}

for (const shop of shops) {
  test(
    `[CALL-18] [SCREEN-02] [SCREEN-15] [BRAND-77] [CALL-38] ${shop.title}: the lead call carries what was typed`,
    longIf(shop !== english),
    async ({ visit, buyer, sandbox }) => {
      await visit.toPayment(shop);
      const { business, area: operation } = await brandOf(shop);
      expect(await sandbox.onlyBody('createLead')).toEqual({
        name: buyer.name,
        email: buyer.email,
        phone: shop.phone.sent,
        planType: 'yearly',
        product: shop.productCode,
        business,
        seller: 'performance',
        source: 'direto',
        operation,
      });
    },
  );
}

test('[CALL-31] [BRAND-81] [SCREEN-26] [ENTITY-11] the exam-prep payment carries the CPF', async ({
  visit,
  buyer,
  sandbox,
}) => {
  await visit.buy(examPrep);
  const { leads } = await sandbox.state();
  const about = await sale(examPrep);
  expect(await sandbox.onlyBody('payV2')).toEqual({
    ...about,
    name: buyer.name,
    email: buyer.email,
    phone: examPrep.phone.sent,
    sfLeadId: leads[0]!.leadId,
    document: buyer.cpf,
    paymentMethods: [{ type: 'creditcard', amount: about.amount, installments: 1, card }],
  });
  const patch = await sandbox.onlyBody('updateLead');
  expect(patch).toEqual({ document: buyer.cpf, business: about.business });
});

test('[BRAND-83] [SCREEN-25] [SCREEN-20] WUP: chosen instalments go out, no document does', async ({
  visit,
  buyer,
  sandbox,
}) => {
  const payment = await visit.toFilledPayment(english);
  const { installments = [], amount } = await planOf(english);
  await expect(payment.installments.getByRole('option')).toHaveCount(installments.length);
  await expect(payment.installments).toContainText(/12x de R\$\s79,90/);
  await payment.installments.selectOption('12');
  await payment.confirm(english);
  await visit.at('/success');
  const body = await sandbox.onlyBody('payV2');
  expect(body).toEqual({
    ...(await sale(english)),
    name: buyer.name,
    email: buyer.email,
    phone: english.phone.sent,
    sfLeadId: (await sandbox.state()).leads[0]!.leadId,
    paymentMethods: [{ type: 'creditcard', amount, installments: 12, card }],
  });
  expect(await sandbox.calls('updateLead')).toHaveLength(0);
});

test('[ENTITY-49] [CONST-04] WUP pt-MZ: the annual price goes out unchanged', async ({
  visit,
  buyer,
  sandbox,
}) => {
  await visit.buy(mozambique);
  const about = await sale(mozambique);
  expect(about.amount).toBe(18720);
  expect(await sandbox.onlyBody('payV2')).toEqual({
    ...about,
    name: buyer.name,
    email: buyer.email,
    phone: mozambique.phone.sent,
    sfLeadId: (await sandbox.state()).leads[0]!.leadId,
    paymentMethods: [{ type: 'creditcard', amount: about.amount, card }],
  });
});

test('[CALL-19] WUP pt-MZ: the address goes out with the lead', async ({ visit, sandbox }) => {
  await visit.buy(mozambique);
  const { business } = await brandOf(mozambique);
  const patch = await sandbox.onlyBody('updateLead');
  expect(patch).toEqual({ business, address: ADDRESS });
});
