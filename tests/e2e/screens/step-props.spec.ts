import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { flow, flowWithProps } from '../support/independent-upstream/flows.ts';
import { applySwitches, flowsAre } from '../support/independent-upstream/switches.ts';
import { english } from '../support/shops.ts';

test('[ENTITY-29, ENTITY-06, CHROME-23] props hold on their step', async ({ visit, upstream }) => {
  const { page } = visit;
  const logo = 'https://cdn.example.com/evento.svg';
  await page.route(logo, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  const flowOf = (id: string, business: string, isPaymentInPerson: boolean, media = {}) =>
    flowWithProps(id, 'lead payment success', {
      payment: { plan: { business }, isPaymentInPerson, media },
    });
  applySwitches(
    upstream,
    flowsAre(flowOf('default', 'events', false), flowOf('feira', 'leadership', true, { logo })),
  );
  await visit.toPayment(english, 'flowId=feira');
  await expect(visit.lead.logo).toHaveAttribute('src', logo);
  await expect.poll(() => visit.kept('isPaymentInPerson')).toBe('true');
  await visit.pay(english);
  const business = (method: string, path: RegExp) =>
    upstream.seen
      .filter((one) => one.method === method && path.test(one.path))
      .map(({ query, body }) => query.business ?? body?.business);
  expect(business('POST', /\/lead$/)).toEqual(['english-online']);
  // The lead screen asks for the price of its own step.
  expect(business('GET', /\/product\/WUP$/).at(-1)).toBe('leadership');
  expect(business('POST', /\/payment$/)).toEqual(['leadership']);

  await visit.open('/payment', english);
  await expect(visit.lead.logo).not.toHaveAttribute('src', logo);
  await expect.poll(() => visit.kept('isPaymentInPerson')).toBe('false');
});

test('[FLOW-02] a flow of all steps is walked in its order', async ({ visit, upstream }) => {
  const { page } = visit;
  for (const call of ['send-sms', 'validate']) {
    upstream.replies.set(`POST /api/v1/lead/L-1/phones/${call}`, { status: 204 });
  }
  const way = 'lead phone-verification video presentation order-bump-presentation payment success';
  const upsell = 'upsell-presentation payment/upsell success/upsell';
  const all = flowWithProps('default', `${way} ${upsell}`, {
    'order-bump-presentation': { orderBump: { planId: 'p-77' } },
  });
  applySwitches(upstream, flowsAre({ ...all, props: { upsell: { dsProductId: 'ds-live' } } }));
  await visit.passLead(english, '/phone-verification');
  await page.getByRole('textbox').fill('123456');
  await visit.lead.press('Continuar');
  await visit.at('/video');
  await visit.lead.press('Continuar');
  await visit.at('/presentation');
  await visit.lead.press('Continuar');
  await visit.at('/order-bump-presentation');
  await visit.lead.press('Quero adicionar');
  await visit.at('/payment');
  await visit.pay(english);
  // The presentation would only ask the same again, to whoever has accepted on success.
  await visit.lead.press('Quero aproveitar');
  await visit.at('/payment/upsell');
  await visit.lead.back.click();
  await visit.at('/upsell-presentation');
  await visit.lead.press('Quero aproveitar');
  await visit.at('/payment/upsell');
  await visit.pay(english, '/success/upsell');
  const paid = upstream.seen.filter(({ path }) => path === '/api/v2/payment');
  expect(paid.map(({ body }) => [body!.productCode, body!.amount])).toEqual([
    ['WUP', 1200],
    ['LIVE', 600],
  ]);
});

test('[ENTITY-35] the seller: name, account, live offers', async ({ visit, upstream }) => {
  const { page } = visit;
  const live = { ...english, query: 'product=LIVE' };
  applySwitches(upstream, flowsAre(flow('default', 'lead payment success')));
  await visit.open('/lead', live, 'seller=ana&oferta=p-77');
  await expect(page.getByText('Atendimento: Loja da Ana')).toBeVisible();
  const offer = page.getByText('Oferta da transmissão ao vivo');
  await expect(offer).toBeVisible();
  await visit.open('/payment', live, 'seller=ana&oferta=p-77');
  await expect(visit.payment.summary).toContainText('R$ 600,00');
  const asked = upstream.seen.find(({ path }) => path === '/api/v2/product/LIVE');
  expect(asked?.query).toMatchObject({ accountId: 'conta-9', seller: 'ana', planId: 'p-77' });

  const off = { status: 200, json: { name: 'Loja da Ana', isLiveEnabled: false } };
  upstream.replies.set('GET /api/v1/seller/direto', off);
  await visit.open('/lead', live, 'seller=ana');
  await expect(visit.lead.heading).toBeVisible();
  await expect(offer).toHaveCount(0);
});
