import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { CatalogueEntry } from '../../contract/compiled-brand.ts';
import { ANSWERS, brandOf, CONFIG, mutedErrors, ORIGIN, serverWith } from '../server-test-kit.ts';

const pathsOf = (calls: Request[]) => calls.map(({ url }) => url.slice(ORIGIN.length));

test('a link is answered with its page: brand, config and seller inside it', async () => {
  const { get, pages } = serverWith();
  const response = await get('/lead?product=BETA');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(html).toContain('<div id="root">beta-br</div>');
  expect(html).toContain('<link rel="modulepreload" href="/brands/beta-br.0a1b2c3d.js"');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(pages).toMatchObject([
    {
      brandModule: '/brands/beta-br.0a1b2c3d.js',
      productCode: 'BETA',
      business: 'business of BETA',
      state: 'ready',
      config: { flows: CONFIG.checkoutFlow.flows, title: 'Course' },
      seller: { name: 'Ana', isLiveEnabled: true },
      mode: 'light',
      environment: 'test',
      sandbox: true,
      appVersion: '0.1.0',
      hasLead: false,
    },
  ]);
  const embedded = /<script type="application\/json" id="page">(.*?)<\/script>/.exec(html)![1]!;
  expect(JSON.parse(embedded)).toEqual(JSON.parse(JSON.stringify(pages[0])));
});

test('a page of a screen that no flow begins with fetches the module of such screens at once', async () => {
  const later = '/brands/beta-br-later.0a1b2c3d.js';
  const loadBrand = async (entry: CatalogueEntry) => ({ ...brandOf(entry), later });
  const { get } = serverWith({ loadBrand });
  const html = async (path: string) => (await get(`${path}?product=BETA`)).text();
  const preload = `rel="modulepreload" href="${later}"`;
  expect(await html('/payment')).toContain(preload);
  expect(await html('/lead')).not.toContain(preload);
});

test('[CALL-06] config and seller are asked of the local server on port 3000', async () => {
  const { get, calls } = serverWith();
  await get('/lead?product=BETA&source=web-ana&seller=s1&oferta=p1');
  expect(calls.map(({ url }) => url).sort()).toEqual([
    'http://localhost:3000/api/v1/product/BETA/config?planId=p1',
    'http://localhost:3000/api/v1/seller/ana?seller=s1&operation=BR&product=BETA',
  ]);
  for (const { headers } of calls) expect(headers.get('appversion')).toBe('0.1.0');
});

test.each([
  ['[ROUTE-39] a path that is no screen', '/nope?product=WUP&query_param_x=1', '?product=WUP', 0],
  ['a screen of another brand’s own', '/x/quiz?product=BETA&seller=a', '?product=BETA&seller=a', 2],
  ['another host in its path', '//evil.example/lead?product=BETA', '?product=BETA', 0],
])('%s leads to the error page with the query', async (_, path, query, asked) => {
  const { get, calls, pages } = serverWith({ settings: { publicOrigin: 'https://shop.example' } });
  const { status, headers } = await get(path);
  expect([status, headers.get('location')]).toEqual([307, `/generic-error${query}`]);
  expect([calls.length, pages]).toEqual([asked, []]);
});

test('[FLOW-23] the error page makes no call', async () => {
  const { get, calls, pages } = serverWith();
  const response = await get('/generic-error?product=BETA');
  expect(response.status).toBe(200);
  expect(pages[0]).toMatchObject({ state: 'ready', config: null, seller: null });
  expect(calls).toEqual([]);
});

test('[FLOW-19] a brand without product flows makes no config call', async () => {
  const { get, calls, pages } = serverWith({ brandSettings: { isProductFlowsAvailable: false } });
  await get('/lead?product=BETA');
  expect(pathsOf(calls).every((path) => path.startsWith('/api/v1/seller/'))).toBe(true);
  expect(pages[0]).toMatchObject({ state: 'ready', config: null });
});

test('an offer without product asks first which product it belongs to', async () => {
  const { get, calls, pages } = serverWith({
    answers: { ...ANSWERS, '/plan/p1/product': () => Response.json({ productCode: 'BETA' }) },
  });
  await get('/lead?oferta=p1');
  expect(pathsOf(calls)[0]).toBe('/api/v1/plan/p1/product');
  expect(pathsOf(calls)).toContain('/api/v1/product/BETA/config?planId=p1');
  expect(pages[0]).toMatchObject({ productCode: 'BETA', business: 'business of BETA' });
});

test.each([
  ['/lead', 'private, no-cache'],
  ['/payment', 'no-store'],
  ['/payment/abc', 'no-store'],
])('%s may be kept: %s', async (path, expected) => {
  const response = await serverWith().get(`${path}?product=BETA`);
  expect(response.headers.get('cache-control')).toBe(expected);
});

test('a text of the upstream cannot end the page data', async () => {
  const config = { ...CONFIG, title: '</script><script>alert(1)' };
  const answers = { ...ANSWERS, '/config': () => Response.json(config) };
  const html = await (await serverWith({ answers }).get('/lead?product=BETA')).text();
  expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)');
  expect(html).not.toContain('<script>alert');
});

test('a page that cannot be drawn leads to the error page, and that one ends in plain words', async () => {
  const log = mutedErrors();
  const renderPage = () => {
    throw new Error('broken');
  };
  const { get } = serverWith({ renderPage });
  const { headers } = await get('/lead?product=BETA');
  expect(headers.get('location')).toBe('/generic-error?product=BETA');
  const last = await get('/generic-error?product=BETA');
  expect([last.status, await last.text()]).toEqual([500, 'Tente mais tarde.']);
  expect(log).toHaveBeenCalledTimes(2);
});

test('a page is compressed for a browser that takes gzip, and always says so', async () => {
  const long = { lang: 'pt-BR', title: '', head: '', body: 'x'.repeat(2000) };
  const { get } = serverWith({ renderPage: () => long });
  const response = await get('/lead?product=BETA', { 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(gunzipSync(await response.arrayBuffer()).toString()).toContain(long.body);
  const plain = await get('/lead?product=BETA', { 'accept-encoding': 'gzip;q=0' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('vary')).toBe('Accept-Encoding');
});

test('D-172: an unusable flow is logged with flow and step, once, and the page is drawn', async () => {
  const log = mutedErrors();
  const steps = [{ id: 's1', templateId: 'cart' }];
  const config = { checkoutFlow: { flows: [{ id: 'default', steps }] } };
  const { get } = serverWith({ answers: { ...ANSWERS, '/config': () => Response.json(config) } });
  for (const query of ['product=BETA', 'product=beta&voucher=A', 'product=BETA%0A']) {
    expect((await get(`/lead?${query}`)).status).toBe(200);
  }
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'beta-br: The flow "default" of the config cannot be used: unknown template "cart", step "s1".',
  );
  await get('/lead?product=ALPHA');
  expect(log).toHaveBeenCalledTimes(2);
});
