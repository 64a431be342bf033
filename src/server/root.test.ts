import { expect, test } from 'vitest';
import { serverWith } from './server-fakes.ts';

test.each(['product=BETA', 'product-slug=beta', 'oferta=p1', 'utm=1&product=BETA'])(
  '[ROUTE-34] /?%s goes on to /lead with its query',
  async (query) => {
    const { get, calls } = serverWith();
    const response = await get(`/?${query}`);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(`/lead?${query}`);
    expect(calls).toEqual([]);
  },
);

test('[ROUTE-34] [FLOW-20] plain / loads no product flow', async () => {
  for (const sandbox of [true, false]) {
    const { get, calls } = serverWith({ settings: { sandbox } });
    expect((await get('/?utm=1')).status).toBe(200);
    expect(calls).toEqual([]);
  }
});

test('the sandbox lists every brand with a link to each of its flows', async () => {
  const html = await (await serverWith().get('/')).text();
  const links = [...html.matchAll(/href="(\/lead[^"]*)"/g)].map(([, href]) =>
    href!.replaceAll('&amp;', '&'),
  );
  expect(links.slice(0, 8)).toEqual([
    '/lead?product=ALPHA',
    '/lead?product=ALPHA&route=pix',
    '/lead?product=ALPHA&voucher=v1',
    '/lead?product=ALPHA&flowId=gift',
    '/lead?product=ALPHA&lang=pt-MZ',
    '/lead?product=ALPHA&lang=pt-MZ&route=pix',
    '/lead?product=ALPHA&lang=pt-MZ&voucher=v1',
    '/lead?product=ALPHA&lang=pt-MZ&flowId=gift',
  ]);
  expect(html).toContain('Brand beta-br');
});

test('a real server lists nothing: it says that a link is needed', async () => {
  const html = await (await serverWith({ settings: { sandbox: false } }).get('/')).text();
  expect(html).toContain('Abra o link da oferta.');
  expect(html).not.toMatch(/BETA|href="\//);
});

test('the sandbox pages are there on the sandbox only', async () => {
  const answers = {
    '/sandbox': () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }),
  };
  const response = await serverWith({ answers }).get('/sandbox/state');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const real = serverWith({ answers, settings: { sandbox: false } });
  expect((await real.get('/sandbox/state')).headers.get('location')).toBe('/generic-error');
  expect(real.calls).toEqual([]);
});
