import { expect, test, vi } from 'vitest';
import { flowBy } from '../../../tests/fakes/flows.ts';
import type { CatalogueEntry } from '../../contract/compiled-brand.ts';
import type { HandlerDeps } from '../deps.ts';
import { readSettings } from '../settings/settings.ts';
import { brandOf, ORIGIN, serverWith } from '../server-test-kit.ts';

const twoFlows = [
  flowBy('default', 'a presentation', 'b lead'),
  flowBy('pix', 'a video', 'b lead'),
];

test.each([
  ['product=BETA', '/presentation?product=BETA'],
  ['product=BETA&route=pix', '/video?product=BETA&route=pix'],
  ['product-slug=beta&lang=pt-MZ', '/presentation?product-slug=beta&lang=pt-MZ'],
  ['oferta=p1', '/lead?oferta=p1'],
])('[ROUTE-34] D-180: /?%s leads to the first step of the flow it takes: %s', async (query, to) => {
  const loadBrand = async (entry: CatalogueEntry) => {
    const loaded = brandOf(entry);
    return { ...loaded, brand: { ...loaded.brand, flows: twoFlows } };
  };
  const { get, calls } = serverWith({ loadBrand });
  expect((await get(`/?${query}`)).headers.get('location')).toBe(to);
  expect(calls).toEqual([]);
});

test('[ROUTE-34] [FLOW-20] plain / loads no product flow', async () => {
  for (const sandbox of [true, false]) {
    const { get, calls } = serverWith({ settings: { sandbox } });
    expect((await get('/?utm=1')).status).toBe(200);
    expect(calls).toEqual([]);
  }
});

test('the sandbox lists every brand with a link, and loads none', async () => {
  const loadBrand = vi.fn<HandlerDeps['loadBrand']>(async (entry) => brandOf(entry));
  const html = await (await serverWith({ loadBrand }).get('/')).text();
  expect(loadBrand).not.toHaveBeenCalled();
  const links = [...html.matchAll(/href="\/\?product=([^"]*)"/g)].map(([, query]) => query);
  expect(links).toEqual(['ALPHA', 'ALPHA&amp;lang=pt-MZ', 'BETA', 'GAMMA']);
  expect(html).toContain('Brand beta-br');
});

test('a real server lists nothing: it says that a link is needed', async () => {
  const html = await (await serverWith({ settings: { sandbox: false } }).get('/')).text();
  expect(html).toContain('Abra o link da oferta.');
  expect(html).not.toMatch(/BETA|href="\//);
});

const SANDBOX_PAGES: [string, string][] = [
  ['GET', '/sandbox'],
  ['POST', '/sandbox/reset'],
  ['DELETE', '/sandbox/faults/fault-1'],
];

test.each(SANDBOX_PAGES)('%s %s is the sandbox’s to answer', async (method, path) => {
  const { handler, calls } = serverWith({ answers: { '/sandbox': () => new Response('yes') } });
  const response = await handler(new Request(ORIGIN + path, { method }));
  expect([response.status, await response.text()]).toEqual([200, 'yes']);
  expect(calls.map((call) => [call.method, call.url])).toEqual([[method, ORIGIN + path]]);
});

test.each(SANDBOX_PAGES)('%s %s is nothing where API_URL is set', async (method, path) => {
  const env = { API_URL: 'https://api.example.com', ENVIRONMENT: 'test' };
  const settings = readSettings(env, { allowSandbox: true, dev: true });
  const { ask, calls } = serverWith({ settings });
  const response = await ask(path, { method });
  expect([307, 405]).toContain(response.status);
  expect(response.headers.get('location') ?? '/generic-error').toBe('/generic-error');
  expect(calls).toEqual([]);
});
