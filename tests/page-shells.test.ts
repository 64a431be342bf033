import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sandboxBrands } from '../scripts/brand-files/sandbox-brands.ts';
import { answerForm, renderPage } from '../src/app/server-entry.tsx';
import { createSandbox } from '../src/sandbox/create-sandbox.ts';
import { createHandler } from '../src/server/handler.ts';
import { readSettings, type Settings } from '../src/server/settings/settings.ts';
import { looksOf } from '../src/visit/visit-brand.ts';
import { loaded } from './drawing/brands.ts';
import { wantQuietConsole } from './fakes/quiet-console.ts';
import { shortAndLong } from './long.ts';
import { brandIn, catalogue, checked, compiledBrands, distinctScreens } from './walk/brands.ts';

wantQuietConsole();

const { fetch: upstream } = createSandbox({ brands: sandboxBrands(checked) });

/** A server that has answered nothing yet. */
function aServer(changes: Partial<Settings> = {}) {
  let drawn = 0;
  const env = {
    TAG_MANAGER_URL: 'https://tags.example/gtm.js',
    SENTRY_DSN: 'https://key@errors.example/1',
  };
  const settings = { ...readSettings(env, { allowSandbox: true }), ...changes };
  const handler = createHandler(settings, {
    catalogue,
    loadBrand: async ({ id }) => loaded(brandIn(id)),
    loadLooks: async ({ id }) => looksOf(brandIn(id)),
    renderPage: (input) => {
      drawn++;
      return renderPage(input);
    },
    answerForm,
    clientAssets: { script: '/assets/entry.js', preloads: [], captchaProgram: '/c.js' },
    upstream,
  });
  return { handler, drawn: () => drawn };
}

interface Visit {
  path: string;
  host?: string;
  cookie?: string;
  encoding?: string;
}

async function answerOf(handler: ReturnType<typeof aServer>['handler'], visit: Visit) {
  const { path, host = 'localhost:3000', cookie = '', encoding = '' } = visit;
  const headers = { cookie, 'accept-encoding': encoding };
  const response = await handler(new Request(`http://${host}${path}`, { headers }));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isGzip = response.headers.get('content-encoding') === 'gzip';
  return { response, isGzip, html: String(isGzip ? gunzipSync(bytes) : Buffer.from(bytes)) };
}

/** All that a visitor gets, without what differs in every response. */
async function comparable(handler: ReturnType<typeof aServer>['handler'], visit: Visit) {
  const { response, html } = await answerOf(handler, visit);
  const policy = response.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const plain = (text: string) => (nonce ? text.replaceAll(nonce, 'NONCE') : text);
  const headers = Object.fromEntries(response.headers);
  delete headers['x-request-id'];
  return { status: response.status, headers: plain(JSON.stringify(headers)), html: plain(html) };
}

/** Queries that say the same, something else, or hardly anything, in odd ways. */
const QUERIES = [
  '',
  '&utm_source=news&gclid=1',
  '&gclid=2&utm_source=other%20place&x=%22%3E%3Cb%3E%26amp%3B%27',
  '&seller=maria',
  '&seller=joao&utm_source=news',
  '&seller=%3Cimg%20src%3Dx%3E',
  '&route=pix&utm_medium=a&&flowId=pix&b',
  '&utm=1&route=livelo-accrual&utm=2',
  '&oferta=zz&voucher=METADE',
  '&voucher=ISENTO&a=1&product=OTHER&b=2',
  '&lang=pt-MZ',
  '&homologacao=on',
  '&query_param_x=1&utm=3',
  '&%70roduct=OTHER&%',
  `&${'abcdefghijkl'
    .split('')
    .map((name) => `${name}=1&seller=s${name}`)
    .join('&')}`,
];

const COOKIES = ['', 'email=a%40b.example', 'tracking=denied', 'homologacao=on; tracking=granted'];

function visitsOf(product: string, area: string): Visit[] {
  const lang = area === 'MZ' ? '&lang=pt-MZ' : '';
  return ['/lead', '/payment'].flatMap((screen, at) =>
    QUERIES.flatMap((query, index): Visit[] => {
      const path = `${screen}?product=${product}${lang}${query}`;
      if ((index + at) % 2 === 0)
        return [{ path, cookie: COOKIES[(index >> 1) % COOKIES.length], encoding: 'gzip' }];
      const elsewhere = `${screen}?utm=1&product=${product}${lang}${query}&utm=2`;
      return [{ path: elsewhere, host: 'other.example' }];
    }),
  );
}

const isFirst = (_: unknown, index: number) => index === 0;

/** Brands whose first screen or payment no brand before them has. */
const distinctBrands = compiledBrands.filter((brand) =>
  distinctScreens.some((one) => one.brand === brand && /^(lead|payment)$/.test(one.template)),
);

for (const [option, some] of shortAndLong(distinctBrands, isFirst)) {
  test.each(some)(
    '$id: a visitor gets what would be drawn for them alone, whoever came before',
    option,
    async ({ settings }) => {
      const shared = aServer();
      const visits = visitsOf(settings.key!, settings.area);
      const alone = new Map<Visit, unknown>();
      for (const visit of visits) alone.set(visit, await comparable(aServer().handler, visit));
      for (const visit of [...visits, ...visits.toReversed()]) {
        const mine = await comparable(shared.handler, visit);
        expect(mine, JSON.stringify(visit)).toEqual(alone.get(visit));
      }
      expect(shared.drawn()).toBeLessThan(visits.length);
    },
  );
}

const [first] = compiledBrands;
const LEAD = `/lead?product=${first!.settings.key}`;

test('what buyers post at the same moment meets in no page', async () => {
  const { handler } = aServer();
  const buyers = Array.from({ length: 12 }, (_, at) => `comprador${at}x@mail.example`);
  const post = async (email: string) => {
    const request = new Request(`http://localhost:3000${LEAD}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ name: email, email }),
    });
    return (await handler(request)).text();
  };
  const pages = await Promise.all(
    buyers.flatMap((email) => [post(email), answerOf(handler, { path: LEAD })]),
  );
  const found = pages.map((page) => {
    const text = typeof page === 'string' ? page : page.html;
    return [...new Set(text.match(/comprador\d+x/g))];
  });
  expect(found).toEqual(buyers.flatMap((email) => [[email.split('@')[0]], []]));
});

test('in development every page is drawn', async () => {
  const { handler, drawn } = aServer({ dev: true });
  for (let index = 0; index < 3; index++) await answerOf(handler, { path: LEAD });
  expect(drawn()).toBe(3);
});
