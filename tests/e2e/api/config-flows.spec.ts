import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { flow } from '../support/independent-upstream/flows.ts';
import { english, examPrep, type Shop } from '../support/shops.ts';

const points: Shop = { ...english, query: 'product=WUP&route=livelo' };

test("[ROUTE-29] [FLOW-24] D-171: where config has no card step, the card choice leads to the brand's, and back", async ({
  page,
  visit,
  upstream,
  buyer,
}) => {
  upstream.answers.config.checkoutFlow.flows = [
    flow('livelo', 'lead livelo/payment-method livelo/payment success'),
  ];
  const toCard = async () => {
    await page.getByRole('radio', { name: 'Cartão de crédito' }).check();
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
    await visit.at('/payment');
  };
  await visit.open('/lead', points);
  await visit.lead.send(buyer, points);
  await visit.at('/livelo/payment-method');
  await toCard();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await visit.at('/livelo/payment-method');
  await toCard();
  await visit.payment.pay(cards.approved, buyer, points);
  await visit.at('/success');
  expect(upstream.taken).toHaveLength(1);
});

test('D-171: config decides the steps and their order, and JSON their numbers where it writes them', async ({
  page,
  visit,
  upstream,
  buyer,
}) => {
  upstream.answers.config.checkoutFlow.flows = [
    flow('default', 'lead presentation payment success'),
  ];
  await visit.open('/lead', examPrep);
  await visit.lead.send(buyer, examPrep);
  await visit.at('/presentation');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await visit.at('/payment');
  await expect(page.getByText('Etapa 3 de 4')).toBeVisible();
});

test('[BRAND-64] [BRAND-78] a flow of config with other steps keeps the numbers that the JSON of its brand writes', async ({
  page,
  visit,
  upstream,
  buyer,
}) => {
  const school: Shop = { ...english, query: 'product=ESCOLACONQUER' };
  upstream.answers.config.checkoutFlow.flows = [flow('default', 'lead payment success')];
  await visit.open('/lead', school);
  await expect(page.getByText('Etapa 1 de 4')).toBeVisible();
  await visit.lead.send(buyer, school);
  await visit.at('/payment');
  await expect(page.getByText('Etapa 3 de 4')).toBeVisible();
});
