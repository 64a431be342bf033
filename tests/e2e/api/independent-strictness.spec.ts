import { expect, test } from '../support/independent-upstream/fixtures.ts';

const HEADERS = { accept: 'application/json', appversion: '1', 'content-type': 'application/json' };
const KEY = '7f3f1c1e-6f0a-4f0e-9a55-0d4a3c1f7b11';
const payment = {
  name: 'Ana Lima',
  email: 'ana@example.com',
  phone: '+5511987654321',
  amount: 600,
  business: 'b',
  captchaToken: '',
  operation: 'BR',
  paymentMethods: [{ type: 'pix', amount: 600 }],
  planId: 'p-77',
  productCode: 'WUP',
  seller: 'performance',
  source: 'direto',
};
const withKey = (key: string) => ({ ...HEADERS, 'idempotency-key': key });

const PAY = { method: 'POST', path: '/api/v2/payment', headers: withKey(KEY) };
const CARD = { company: 'visa', holder: 'A', number: '4242424242424242', cvv: '123' };

const WRONG: { what: string; complaint: string; path?: string; headers?: object; body?: object }[] =
  [
    { what: 'another call', path: '/api/v3/payment', complaint: 'none of the 21 calls' },
    { what: 'a name more', body: { ...payment, age: 7 }, complaint: 'payV2: unknown age' },
    {
      what: 'a name less',
      body: { ...payment, seller: undefined },
      complaint: 'seller is missing',
    },
    { what: 'nothing in a name', body: { ...payment, voucher: '' }, complaint: 'voucher is empty' },
    { what: 'no version', headers: { appversion: '' }, complaint: 'no appVersion' },
    { what: 'no key', headers: { 'idempotency-key': '' }, complaint: 'no Idempotency-Key' },
    { what: 'a cookie', headers: { cookie: 'email=a' }, complaint: 'payV2: a cookie' },
    { what: 'a query', path: '/api/v2/payment?a=1', complaint: 'payV2: a query' },
    { what: 'another price', body: { ...payment, amount: 1 }, complaint: 'the parts do not make' },
    {
      what: 'half a card',
      body: { ...payment, paymentMethods: [{ type: 'creditcard', amount: 600, card: CARD }] },
      complaint: 'expiration of the card',
    },
  ];

for (const { what, complaint, path = PAY.path, headers, body = payment } of WRONG) {
  test(`someone else’s upstream refuses ${what}`, async ({ upstream, request }) => {
    const response = await request.post(upstream.origin + path, {
      headers: { ...PAY.headers, ...headers },
      data: body,
    });
    expect(response.status()).toBe(400);
    expect(upstream.complaints.join()).toContain(complaint);
    upstream.reset();
  });
}

test('someone else’s upstream takes money once: the same key again, but no other', async ({
  upstream,
  request,
}) => {
  const pay = (key: string) =>
    request.post(upstream.origin + PAY.path, { headers: withKey(key), data: payment });
  const first = await (await pay(KEY)).json();
  expect(first).toHaveProperty('data.token', 'tok-1');
  expect(await (await pay(KEY)).json()).toEqual(first);
  expect(upstream.complaints).toEqual([]);
  expect((await pay(`${KEY}-2`)).status()).toBe(400);
  expect(upstream.complaints).toEqual(['payV2: paid a second time']);
  upstream.reset();
});

test('where API_URL is set there is no workbench', async ({ request, upstream }) => {
  const once = { maxRedirects: 0 };
  const page = await request.get('/sandbox', once);
  expect([page.status(), page.headers().location]).toEqual([307, '/generic-error']);
  expect((await request.post('/sandbox/faults', { ...once, data: {} })).status()).not.toBe(201);
  expect((await request.delete('/sandbox/faults', once)).status()).toBe(405);
  expect(upstream.seen).toEqual([]);
});
