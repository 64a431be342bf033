import { cards, REMEMBERED_CARD } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { readShown } from '../support/shown.ts';
import { planOf } from '../support/sold.ts';
import { GENERAL_ERROR, PAYMENT_ERROR } from '../support/texts.ts';
import type { Visit } from '../support/visit.ts';

/** From the link over the purchase to the offer. */
async function toOffer(visit: Visit, more = '') {
  await visit.buy(english);
  await visit.open('/custom-offer', english, more);
  await expect(visit.payment.heading).toHaveText('Uma oferta para você');
  await expect(visit.payment.summary).toContainText(/R\$\s958,80/);
  return visit.payment;
}

test('[ROUTE-10, CALL-27] a card is verified, the offer is paid', async ({ visit, sandbox }) => {
  const { buyer } = visit;
  const payment = await toOffer(visit, 'seller=abc&source=loja-abc');
  await expect(payment.back).toHaveCount(0);
  await visit.reload();
  await payment.fill(cards.approved, buyer, english);
  expect(await readShown(visit)).toEqual({ total: 958.8 });
  await payment.submit.click();
  await visit.at('/success');

  const { requests, charges } = await sandbox.state();
  const posts = requests.filter(({ method }) => method !== 'GET');
  expect(posts.map(({ operationId }) => operationId)).toEqual([
    'createLead',
    'payV2',
    'verifyCard',
    'payV2',
  ]);
  const profile = charges[0]!.id.replace('charge', 'sandbox-profile');
  const [, , check, payment2] = posts;
  expect(check!.address).toBe(`/api/v2/subscription/${profile}/custom-sale/verify-card`);
  expect(check!.body).toEqual(REMEMBERED_CARD);
  const { id, amount } = await planOf(english);
  expect(payment2!.body).toMatchObject({ planId: id, amount, seller: 'abc', email: buyer.email });
  expect(charges.map((charge) => charge.amount)).toEqual([958.8, 958.8]);
});

test('a card that is not verified charges nothing', async ({ visit, sandbox, noise }) => {
  noise.expect(answeredWith(422, 'verify-card'));
  noise.expect(answeredWith(500, 'verify-card'));
  const payment = await toOffer(visit);
  await payment.fill(cards.refused, visit.buyer, english);
  await payment.submit.click();
  await payment.fails(PAYMENT_ERROR);
  await expect(payment.cvv).toHaveValue('');
  await payment.fillSecrets(cards.serverError);
  await payment.submit.click();
  await payment.fails(GENERAL_ERROR);
  expect(await sandbox.calls('payV2')).toHaveLength(1);
  await visit.payAgain(english);
  expect(await sandbox.chargeCount()).toBe(2);
});
