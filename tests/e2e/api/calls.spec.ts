import { OPERATIONS } from '../../../src/contract/generated/operations.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique } from '../support/shops.ts';
import { brandOf } from '../support/sold.ts';

test('[CALL-02] [SCREEN-09] the browser calls its own origin alone, with no credentials', async ({
  page,
  visit,
}) => {
  const requests: { url: URL; headers: Record<string, string> }[] = [];
  page.on('request', (request) => {
    requests.push({ url: new URL(request.url()), headers: request.headers() });
  });
  await visit.buy(examPrep);
  const origin = new URL(page.url()).origin;
  const web = requests.filter(({ url }) => url.protocol.startsWith('http'));
  expect(web.filter(({ url }) => url.origin !== origin)).toEqual([]);
  const calls = web.filter(({ url }) => url.pathname.startsWith('/api/'));
  expect(calls.length).toBeGreaterThan(2);
  for (const { headers } of web) expect(headers).not.toHaveProperty('authorization');
});

test('[CALL-07] [BRAND-80] the price is asked for with filled fields of version 1 only', async ({
  visit,
  sandbox,
  buyer,
}) => {
  await visit.toPayment(english, 'voucher=ABC');
  await expect(visit.payment.summary).toContainText('R$');
  const { business } = await brandOf(english);
  const { leads } = await sandbox.state();
  const calls = await sandbox.calls('getProductV1');
  const queries = calls.map(({ address }) => new URL(address, 'http://upstream').searchParams);
  expect(queries.map((query) => Object.fromEntries(query))).toContainEqual({
    planType: 'yearly',
    operation: 'BR',
    voucher: 'ABC',
    email: buyer.email,
    business,
    leadId: leads[0]!.leadId,
  });
  for (const { address } of calls) expect(address).toMatch(/^\/api\/v1\/product\/WUP\?/);
});

test('[CALL-08] [CALL-09] [BRAND-108] an offer asks for version 2, and for the config of its plan', async ({
  visit,
  sandbox,
  buyer,
}) => {
  await visit.toPayment(english, 'oferta=wup-anual&seller=maria&source=x-1');
  await expect(visit.payment.summary).toContainText('R$');
  const query = await sandbox.query('getProductV2');
  expect(query).toMatchObject({ planId: 'wup-anual', priceMode: 'default', operation: 'BR' });
  expect(query).toMatchObject({ seller: 'maria', source: 'x-1', email: buyer.email });
  const known: readonly string[] = OPERATIONS.getProductV2.query;
  expect(Object.keys(query).filter((name) => !known.includes(name))).toEqual([]);
  expect(Object.values(query)).not.toContain('');
  const configs = await sandbox.calls('getProductConfig');
  expect(configs[0]!.address).toBe('/api/v1/product/WUP/config?planId=wup-anual');
});

test('[ENTITY-14] the account of the seller goes into the price call, the name onto the page', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit.toPayment(english, 'oferta=wup-anual&seller=maria');
  await expect(page.getByText('Atendimento: Maria')).toBeVisible();
  await expect(visit.payment.summary).toContainText('R$');
  expect(await sandbox.query('getProductV2')).toHaveProperty('accountId', 'conta-maria');
});

test('[ENTITY-45] the Mozambican price call carries the product id of the brand', async ({
  visit,
  sandbox,
}) => {
  await visit.toPayment(mozambique);
  await expect(visit.payment.summary).toContainText('MT');
  expect(await sandbox.query('getProductV1')).toMatchObject({
    productId: 'wup-mz-subscription',
    operation: 'MZ',
  });
});

test('[CALL-30] [QUERY-07] route=pix: the lead carries planType and no route', async ({
  visit,
  buyer,
  sandbox,
}) => {
  await visit.open('/lead', examPrep, 'route=pix');
  await visit.lead.send(buyer, examPrep);
  await visit.at('/pix');
  const body = await sandbox.onlyBody('createLead');
  expect(body).toHaveProperty('planType', 'yearly');
  expect(body).not.toHaveProperty('route');
});
