import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import type { Upstream } from '../support/independent-upstream/upstream.ts';

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

/** Sends payments as they stand, and gives status and token of each answer. */
const payingAt =
  (request: APIRequestContext, { origin }: Upstream) =>
  async (data: object, key = KEY): Promise<[number, string | undefined]> => {
    const response = await request.post(origin + PAY.path, { headers: withKey(key), data });
    const { data: paid } = (await response.json()) as { data?: { token: string } };
    return [response.status(), paid?.token];
  };

test('someone else’s upstream charges a key once, and another key again, with a complaint', async ({
  upstream,
  request,
}) => {
  const pay = payingAt(request, upstream);
  expect(await pay(payment)).toEqual([200, 'tok-1']);
  expect(await pay(payment)).toEqual([200, 'tok-1']);
  expect(upstream.complaints).toEqual([]);
  expect(await pay(payment, `${KEY}-2`)).toEqual([200, 'tok-2']);
  expect(upstream.complaints).toEqual(['payV2: paid a second time']);
  expect(upstream.taken.map(({ key }) => key)).toEqual([KEY, `${KEY}-2`]);
  upstream.reset();
});

const card = {
  type: 'creditcard',
  amount: 600,
  card: { ...CARD, expiration: '08/31' },
};
const CHANGES: [what: string, change: object][] = [
  ['amount', { amount: 660, paymentMethods: [{ type: 'pix', amount: 660 }] }],
  ['plan', { planId: 'p-78', amount: 900, paymentMethods: [{ type: 'pix', amount: 900 }] }],
  ['e-mail', { email: 'ana.lima@example.com' }],
  ['method', { paymentMethods: [card] }],
];

for (const [what, change] of CHANGES) {
  test(`someone else’s upstream under a used key, with another ${what}: 422 if strict, else the first answer`, async ({
    upstream,
    request,
  }) => {
    const pay = payingAt(request, upstream);
    expect(await pay(payment)).toEqual([200, 'tok-1']);
    expect(await pay({ ...payment, ...change })).toEqual([200, 'tok-1']);
    upstream.holdKeys('strict');
    expect(await pay({ ...payment, ...change })).toEqual([422, undefined]);
    expect(upstream.taken).toHaveLength(1);
  });
}

test('someone else’s strict upstream compares neither captcha token nor card', async ({
  upstream,
  request,
}) => {
  upstream.holdKeys('strict');
  const pay = payingAt(request, upstream);
  expect(await pay({ ...payment, paymentMethods: [card] })).toEqual([200, 'tok-1']);
  const other = { ...card, card: { ...card.card, number: '5555555555554444' } };
  const repeat = { ...payment, captchaToken: 'another', paymentMethods: [other] };
  expect(await pay(repeat)).toEqual([200, 'tok-1']);
});

for (const policy of ['replaying', 'strict'] as const) {
  test(`someone else’s ${policy} upstream: a lost answer, then a wall that looks no key up, then the first answer`, async ({
    upstream,
    request,
  }) => {
    upstream.holdKeys(policy);
    const line = `POST ${PAY.path}`;
    const gone = { status: 504, json: { message: 'late' } };
    upstream.failNext(line, { when: 'after', reply: gone });
    upstream.failNext(line, { when: 'before', reply: { status: 403, json: { message: 'no' } } });
    const pay = payingAt(request, upstream);
    expect(await pay(payment)).toEqual([504, undefined]);
    expect(upstream.taken).toHaveLength(1);
    expect(await pay(payment)).toEqual([403, undefined]);
    expect(await pay(payment)).toEqual([200, 'tok-1']);
    expect(upstream.taken).toHaveLength(1);
  });
}

test('where API_URL is set there is no workbench', async ({ request, upstream }) => {
  const once = { maxRedirects: 0 };
  const page = await request.get('/sandbox', once);
  expect([page.status(), page.headers().location]).toEqual([307, '/generic-error']);
  expect((await request.post('/sandbox/faults', { ...once, data: {} })).status()).not.toBe(201);
  expect((await request.delete('/sandbox/faults', once)).status()).toBe(405);
  expect(upstream.seen).toEqual([]);
});
