import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { CONFIG, FLOW, PRODUCT } from '../support/independent-upstream/answers.ts';
import { checkField, each } from '../forms/field-checks.ts';
import { english } from '../support/shops.ts';
import { longIf } from '../support/long.ts';

const CONFIG_CALL = 'GET /api/v1/product/WUP/config';
const answer = (config: object) => ({ status: 200, json: { ...CONFIG, ...config } });

/** A flow identified by the voucher of its first step. */
const flow = (id: string) => ({
  ...FLOW,
  id,
  steps: FLOW.steps.map((step, index) =>
    index === 0 ? { ...step, props: { voucher: `V-${id}` } } : step,
  ),
});

const choices = [
  [
    '[CONST-33] [FLOW-09] the default one, though it is not the first',
    ['alt', 'default'],
    '',
    'default',
  ],
  [
    '[QUERY-04] [FLOW-07] [ENTITY-22] the one of flowId, even with oferta',
    ['default', 'offer', 'alt'],
    'flowId=alt&oferta=p9',
    'alt',
  ],
  [
    '[FLOW-08] [QUERY-05] offer, where oferta is there',
    ['default', 'offer'],
    'oferta=p-77',
    'offer',
  ],
  ['[FLOW-10] the first, where the chosen one is missing', ['alt', 'other'], 'flowId=none', 'alt'],
  [
    '[FLOW-18] default for a route that nobody knows',
    ['default', 'pix'],
    'route=teleport',
    'default',
  ],
] as const;

for (const [title, flows, query, chosen] of choices) {
  test(`of the config's flows ${title}`, async ({ visit, upstream }) => {
    upstream.replies.set(CONFIG_CALL, answer({ checkoutFlow: { flows: flows.map(flow) } }));
    upstream.replies.set('GET /api/v1/product/WUP', { status: 200, json: PRODUCT });
    await visit.toPayment(english, query);
    await expect(visit.payment.summary).toContainText('R$');
    const lead = upstream.seen.find(({ path }) => path === '/api/v1/lead');
    expect(lead!.body).toHaveProperty('voucher', `V-${chosen}`);
  });
}

test('[FLOW-16] [ENTITY-30] the voucher of the first step fills a missing one, in calls and address', async ({
  page,
  visit,
  upstream,
}) => {
  upstream.replies.set(CONFIG_CALL, answer({ checkoutFlow: { flows: [flow('default')] } }));
  await visit.open('/lead', english);
  await expect(page).toHaveURL(/\/lead\?.*voucher=V-default/);
  await visit.toPayment(english);
  await expect(visit.payment.summary).toContainText('R$');
  const voucherOf = (call: string) =>
    upstream.seen.find(({ method, path }) => `${method} ${path}` === call);
  expect(voucherOf('POST /api/v1/lead')!.body).toHaveProperty('voucher', 'V-default');
  expect(voucherOf('GET /api/v1/product/WUP')!.query).toHaveProperty('voucher', 'V-default');
  expect(new URL(page.url()).searchParams.get('voucher')).toBe('V-default');

  upstream.seen.length = 0;
  await visit.toPayment(english, 'voucher=X');
  await expect(visit.payment.summary).toContainText('R$');
  expect(voucherOf('POST /api/v1/lead')!.body).toHaveProperty('voucher', 'X');
});

test('[ENTITY-21] [BRAND-62] the mode of designSystemId makes the page dark or light; that of a brand outside the list changes nothing', async ({
  page,
  visit,
  upstream,
}) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  for (const [designSystemId, mode] of [
    ['WUP$dark', 'dark'],
    ['WUP$light', 'light'],
    ['x$dark', 'light'],
  ]) {
    upstream.replies.set(CONFIG_CALL, answer({ designSystemId }));
    await visit.open('/lead', english);
    expect(await scheme()).toBe(mode);
  }
});

test('[ENTITY-20] [ENTITY-26] [ENTITY-65] [RULE-37] hasAddressForm brings the Brazilian address', async ({
  page,
  visit,
  upstream,
}) => {
  upstream.replies.set(CONFIG_CALL, answer({ hasAddressForm: true }));
  const payment = await visit.toPayment(english);
  const state = page.getByRole('combobox', { name: 'Estado' });
  await expect(state).toBeVisible();
  const codes = await state
    .getByRole('option')
    .evaluateAll((nodes) => nodes.map((node) => (node as HTMLOptionElement).value));
  expect(codes).toHaveLength(28);
  expect([codes[0], codes[1], codes.at(-1)]).toEqual(['', 'AC', 'TO']);
  const cep = payment.field('CEP');
  await checkField(cep, each('Insira um CEP válido', '', '0131010'), ['01310100', '01310-100']);
  await expect(cep).toHaveValue('01 310-100');

  upstream.replies.set(CONFIG_CALL, answer({ hasAddressForm: false }));
  await visit.open('/payment', english);
  await expect(payment.number).toBeVisible();
  await expect(cep).toHaveCount(0);
});

test('[ENTITY-32] [ENTITY-33] a flow brings logo, its width and favicon', async ({
  page,
  visit,
  upstream,
}) => {
  const media = {
    logo: 'https://cdn.example.com/logo.svg',
    favicon: 'https://cdn.example.com/icon.svg',
  };
  await page.route('https://cdn.example.com/*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    }),
  );
  const props = { media, style: { logoWidth: 99 } };
  upstream.replies.set(CONFIG_CALL, answer({ checkoutFlow: { flows: [{ ...FLOW, props }] } }));
  await visit.open('/lead', english);
  const logo = page.locator('header img');
  await expect(logo).toHaveAttribute('src', media.logo);
  expect((await logo.boundingBox())!.width).toBe(99);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', media.favicon);
});

for (const [what, reply] of [
  ['404', { status: 404, json: {} }],
  ['500', { status: 500, text: '<h1>stack</h1>' }],
  ['no JSON', { status: 200, text: '<h1>hello</h1>' }],
  ['another answer', { status: 200, json: { message: 'ok' } }],
] as const) {
  test(
    `a config that is ${what} ends at the error page, query kept`,
    longIf(what !== '500'),
    async ({ page, visit, buyer, upstream, noise }) => {
      noise.expect(/config or seller: .*\/config/);
      upstream.replies.set(CONFIG_CALL, reply);
      await page.goto(visit.link('/lead', english, 'voucher=A'));
      await visit.at('/generic-error');
      expect(new URL(page.url()).search).toBe(`?product=WUP&voucher=A&visita=${buyer.id}`);
      await expect(page.locator('body')).not.toContainText(/stack|hello/);
    },
  );
}

for (const [what, flows] of [
  ['an empty list', []],
  ['a flow whose step is not a screen', [{ ...FLOW, steps: [{ id: 's', templateId: 'cart' }] }]],
] as const) {
  test(
    `D-172: a config with ${what} sells by the flows of the brand`,
    longIf(flows.length === 0),
    async ({ visit, upstream, buyer }) => {
      upstream.replies.set(CONFIG_CALL, answer({ checkoutFlow: { flows } }));
      await visit.open('/lead', english);
      await visit.lead.send(buyer, english);
      await visit.at('/payment');
      await expect(visit.payment.summary).toContainText('R$');
    },
  );
}
