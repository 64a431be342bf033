import { cards, REMEMBERED_CARD } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english, type Shop } from '../support/shops.ts';
import { brandOf, planOf } from '../support/sold.ts';
import { GENERAL_ERROR, PAYMENT_ERROR } from '../support/texts.ts';
import type { Visit } from '../support/visit.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const WAYS = [
  { row: '[ROUTE-17] [CALL-25]', screen: 'recovery', call: 'renewV1' },
  { row: '[ROUTE-18] [CALL-26]', screen: 'renew', call: 'renewV2' },
] as const;

const subscription = ({ buyer }: Visit) => `assinatura-${buyer.id}`;

/** Fields of both bodies beside the price. */
async function saidBy(shop: Shop) {
  const { business, productCode } = await brandOf(shop);
  return {
    business,
    productCode,
    planId: (await planOf(shop)).id,
    captchaToken: '',
    seller: 'abc',
    source: 'loja-abc',
    sessionId: expect.stringMatching(UUID),
    metadata: { seller: 'abc', source: 'loja-abc', partner: 'escola-1' },
  };
}

for (const { row, screen, call } of WAYS) {
  test(`${row} [SELLER-09] /${screen}/[id] renews by a card`, async ({ visit, sandbox }) => {
    const { page, buyer, payment, lead } = visit;
    const id = subscription(visit);
    await visit.open(`/${screen}/${id}`, english, 'seller=abc&source=loja-abc&partner=escola-1');
    await expect(payment.back).toHaveCount(0);
    await expect(lead.name).toHaveCount(0);
    await expect(lead.email).toHaveCount(0);
    await expect(payment.summary).toContainText(/R\$\s958,80/);
    await visit.reload();
    await payment.fill(cards.approved, buyer, english);
    await payment.installments.selectOption('12');
    await payment.submit.click();
    await visit.at('/success');
    await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');

    const { amount } = await planOf(english);
    const paid = { type: 'creditcard', amount, installments: 12, card: REMEMBERED_CARD };
    expect(await sandbox.onlyBody(call)).toEqual({
      ...(await saidBy(english)),
      ...(call === 'renewV1'
        ? { numberInstallments: 12, paymentMethod: paid }
        : { amount, paymentMethods: [paid] }),
    });
    const { charges } = await sandbox.state();
    expect(charges).toMatchObject([{ resourceId: id, amount, status: 'paid' }]);
    expect(await sandbox.writes()).toEqual([call]);

    await page.goBack();
    await visit.at(`/${screen}/${id}`);
    await expect(payment.outcome).toContainText('Você já concluiu');
    await expect(payment.submit).toBeHidden();
    expect(await sandbox.chargeCount()).toBe(1);
  });

  test(`${screen}: a lost answer keeps its key`, async ({ visit, sandbox, noise }) => {
    const { buyer } = visit;
    noise.expect(answeredWith(422, 'renew'));
    noise.expect(answeredWith(502, 'renew'));
    const { payment } = visit;
    await visit.open(`/${screen}/${subscription(visit)}`, english);
    await payment.fill(cards.refused, buyer, english);
    await payment.submit.click();
    await payment.fails(PAYMENT_ERROR);
    await expect(payment.cvv).toHaveValue('');
    await payment.fillSecrets(cards.lost);
    await payment.submit.click();
    await payment.fails(GENERAL_ERROR);
    await visit.reload();
    await visit.payAgain(english);
    const keys = await sandbox.keys(call);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
    expect(await sandbox.chargeCount()).toBe(1);
  });
}
