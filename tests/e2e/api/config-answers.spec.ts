import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { CONFIG, FLOW, PRODUCT } from '../support/independent-upstream/answers.ts';
import { checkField, each } from '../forms/field-checks.ts';
import { english } from '../support/shops.ts';

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

test("[CONST-33] [FLOW-09] of the config's flows the default one is taken, though it is not the first", async ({
  visit,
  upstream,
}) => {
  const flows = ['alt', 'default'].map(flow);
  upstream.replies.set(CONFIG_CALL, answer({ checkoutFlow: { flows } }));
  upstream.replies.set('GET /api/v1/product/WUP', { status: 200, json: PRODUCT });
  await visit.toPayment(english);
  await expect(visit.payment.summary).toContainText('R$');
  const lead = upstream.seen.find(({ path }) => path === '/api/v1/lead');
  expect(lead!.body).toHaveProperty('voucher', 'V-default');
});

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
