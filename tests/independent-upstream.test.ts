import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createUpstream } from './e2e/support/independent-upstream/upstream.ts';

const FOLDER = 'tests/e2e/support/independent-upstream';
const HEADERS = { accept: 'application/json', appversion: '1', 'content-type': 'application/json' };

const sources = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
/** Only the fixture runs the program: the upstream itself knows nothing of it. */
const KNOWN =
  /^(\.\/.*|hono|node:timers\/promises|\.\.\/collectors\/local-server\.ts|\.\.\/\.\.\/\.\.\/contract\/specification\.ts)$/;

test.each(sources.filter((name) => name !== 'fixtures.ts'))(
  'the upstream’s %s imports its own folder, a server, and the specification’s table alone, and reads no file',
  (name) => {
    const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
    const imported = [...text.matchAll(/(?:from|import) ?\(?'([^']+)'/g)].map(([, path]) => path!);
    expect(imported.filter((path) => !KNOWN.test(path))).toEqual([]);
    expect(text).not.toMatch(/brands\/|readFile/);
  },
);

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

const PAY = {
  method: 'POST',
  path: '/api/v2/payment',
  headers: { ...HEADERS, 'idempotency-key': KEY },
};
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

const send = (
  { fetch }: ReturnType<typeof createUpstream>,
  { path = PAY.path, headers = {}, body = payment }: Partial<(typeof WRONG)[number]>,
) =>
  fetch(
    new Request(`http://upstream.example${path}`, {
      method: PAY.method,
      headers: { ...PAY.headers, ...headers },
      body: JSON.stringify(body),
    }),
  );

test.each(WRONG)('a request with $what is refused', async ({ complaint, ...wrong }) => {
  const upstream = createUpstream();
  expect((await send(upstream, wrong)).status).toBe(400);
  expect(upstream.complaints.join()).toContain(complaint);
});

test('a key is charged once; another key again, with a complaint', async () => {
  const upstream = createUpstream();
  for (const key of [KEY, KEY, `${KEY}-2`]) {
    expect((await send(upstream, { headers: { 'idempotency-key': key } })).status).toBe(200);
  }
  expect(upstream.complaints).toEqual(['payV2: paid a second time']);
  expect(upstream.taken.map(({ key }) => key)).toEqual([KEY, `${KEY}-2`]);
});
