import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { CONFIG } from '../support/independent-upstream/answers.ts';
import type { Upstream } from '../support/independent-upstream/upstream.ts';
import { english } from '../support/shops.ts';
import { LONG } from '../support/long.ts';

interface Step {
  templateId: string;
  props?: object;
}

/** A flow of the config call through these screens, one after the other. */
function flowOf(id: string, steps: readonly (string | Step)[], props?: object) {
  const all = steps.map((step) => (typeof step === 'string' ? { templateId: step } : step));
  return {
    id,
    props,
    steps: all.map((step, at) => ({
      ...step,
      id: `s${at}`,
      defaultNextStepId: all[at + 1] && `s${at + 1}`,
    })),
  };
}

function takes(upstream: Upstream, ...flows: object[]): void {
  const json = { ...CONFIG, checkoutFlow: { flows } };
  upstream.replies.set('GET /api/v1/product/WUP/config', { status: 200, json });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const kept = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

test('[ENTITY-29] [ENTITY-06] [CHROME-23] the props of the step in the chosen flow hold on its screen', async ({
  page,
  visit,
  upstream,
  buyer,
}) => {
  const logo = 'https://cdn.example.com/evento.svg';
  await page.route(logo, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  const payment = (business: string, isPaymentInPerson: boolean, media = {}) => ({
    templateId: 'payment',
    props: { plan: { business }, isPaymentInPerson, media },
  });
  takes(
    upstream,
    flowOf('default', ['lead', payment('events', false), 'success']),
    flowOf('feira', ['lead', payment('leadership', true, { logo }), 'success']),
  );
  await visit.open('/lead', english, 'flowId=feira');
  await visit.lead.send(buyer, english);
  await visit.at('/payment');
  await expect(page.locator('header img')).toHaveAttribute('src', logo);
  await expect.poll(() => kept(page, 'isPaymentInPerson')).toBe('true');
  await visit.payment.pay(cards.approved, buyer, english);
  await visit.at('/success');
  const business = (method: string, path: RegExp) =>
    upstream.seen
      .filter((one) => one.method === method && path.test(one.path))
      .map(({ query, body }) => query.business ?? body?.business);
  expect(business('POST', /\/lead$/)).toEqual(['english-online']);
  // The lead screen asks for the price of its own step.
  expect(business('GET', /\/product\/WUP$/).at(-1)).toBe('leadership');
  expect(business('POST', /\/payment$/)).toEqual(['leadership']);

  await visit.open('/payment', english);
  await expect(page.locator('header img')).not.toHaveAttribute('src', logo);
  await expect.poll(() => kept(page, 'isPaymentInPerson')).toBe('false');
});

test('[FLOW-02] a flow of all steps is walked in its order, one press each', async ({
  page,
  visit,
  upstream,
  buyer,
}) => {
  for (const call of ['send-sms', 'validate']) {
    upstream.replies.set(`POST /api/v1/lead/L-1/phones/${call}`, { status: 204 });
  }
  takes(
    upstream,
    flowOf(
      'default',
      [
        'lead',
        'phone-verification',
        'video',
        'presentation',
        { templateId: 'order-bump-presentation', props: { orderBump: { planId: 'p-77' } } },
        'payment',
        'success',
        'upsell-presentation',
        'payment/upsell',
        'success/upsell',
      ],
      { upsell: { dsProductId: 'ds-live' } },
    ),
  );
  await visit.open('/lead', english);
  await visit.lead.send(buyer, english);
  await visit.at('/phone-verification');
  await page.getByRole('textbox').fill('123456');
  await press(page, 'Continuar');
  await visit.at('/video');
  await press(page, 'Continuar');
  await visit.at('/presentation');
  await press(page, 'Continuar');
  await visit.at('/order-bump-presentation');
  await press(page, 'Quero adicionar');
  await visit.at('/payment');
  await visit.payment.pay(cards.approved, buyer, english);
  await visit.at('/success');
  // The presentation would only ask the same again, to whoever has accepted on success.
  await press(page, 'Quero aproveitar');
  await visit.at('/payment/upsell');
  await visit.lead.back.click();
  await visit.at('/upsell-presentation');
  await press(page, 'Quero aproveitar');
  await visit.at('/payment/upsell');
  await visit.payment.pay(cards.approved, buyer, english);
  await visit.at('/success/upsell');
  const paid = upstream.seen.filter(({ path }) => path === '/api/v2/payment');
  expect(paid.map(({ body }) => [body!.productCode, body!.amount])).toEqual([
    ['WUP', 1200],
    ['LIVE', 600],
  ]);
});

test('[ENTITY-35] the seller: its name on the badge, its account in the v2 call, its live offers in conditions', async ({
  page,
  visit,
  upstream,
}) => {
  const live = { ...english, query: 'product=LIVE' };
  takes(upstream, flowOf('default', ['lead', 'payment', 'success']));
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

test(
  'a sale in person leaves nothing of its buyer on the device, and success stays',
  LONG,
  async ({ page, context, visit, upstream, buyer }) => {
    const payment = { templateId: 'payment', props: { isPaymentInPerson: true } };
    takes(upstream, flowOf('default', ['lead', payment, 'success']));
    await visit.open('/lead', english);
    await visit.lead.send(buyer, english);
    await visit.at('/payment');
    await visit.payment.pay(cards.approved, buyer, english);
    await visit.at('/success');
    await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
    const leftOf = () =>
      page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    await expect.poll(leftOf).not.toContain(buyer.email);
    expect(await leftOf()).not.toMatch(/Ana Lima|ANA LIMA/);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('email');
    await visit.reload();
    await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');

    await page.goBack();
    await visit.at('/payment');
    await expect(visit.lead.email).toHaveValue('');
    await expect(visit.payment.holder).toHaveValue('');
  },
);

test(
  'in person a fresh link begins with an empty form, also where nothing was bought',
  LONG,
  async ({ visit, upstream, buyer }) => {
    const payment = { templateId: 'payment', props: { isPaymentInPerson: true } };
    takes(upstream, flowOf('default', ['lead', payment, 'success']));
    await visit.open('/lead', english);
    await visit.lead.send(buyer, english);
    await visit.at('/payment');
    await expect(visit.page.getByText('Enviaremos o acesso para')).toBeVisible();
    await visit.open('/lead', english);
    await expect(visit.lead.name).toHaveValue('');
    await visit.lead.name.fill('Eva Reis');
    await visit.reload();
    await expect(visit.lead.name).toHaveValue('Eva Reis');
  },
);
