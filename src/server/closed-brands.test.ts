import { afterEach, expect, test, vi } from 'vitest';
import type { CatalogueEntry } from '../contract/compiled-brand.ts';
import { brandOf, serverWith } from './server-test-kit.ts';

afterEach(() => vi.restoreAllMocks());

test('a brand that cannot be loaded is closed, and the others go on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { get, pages } = serverWith({
    loadBrand: async (entry: CatalogueEntry) => {
      if (entry.key === 'BETA') throw new Error('no such file');
      return brandOf(entry);
    },
  });
  for (const path of ['/lead?product=BETA', '/payment?product=BETA']) {
    const response = await get(path);
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/generic-error?product=BETA');
  }
  const error = await get('/generic-error?product=BETA');
  expect(error.status).toBe(200);
  expect(await error.text()).toContain('<div id="root">alpha-br</div>');
  expect(pages).toHaveLength(1);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^The brand 'beta-br' is closed: /)]]);
  expect((await get('/lead?product=ALPHA')).status).toBe(200);
  expect((await get('/')).status).toBe(200);
});

test('a brand that is not for sale is closed, with the reason in the log alone (D-177)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const closedBrands = new Map([
    ['alpha-br', 'a secret of the owner.'],
    ['beta-br', 'the same secret.'],
  ]);
  const { get, pages } = serverWith({ settings: { sandbox: false }, closedBrands });
  const closed = await get('/lead?product=BETA');
  expect([closed.status, closed.headers.get('location')]).toEqual([
    307,
    '/generic-error?product=BETA',
  ]);
  // The default brand is closed too: the first open one speaks.
  const error = await get('/generic-error?product=BETA');
  expect([error.status, pages.length]).toEqual([200, 1]);
  const text = (await error.text()) + (await (await get('/')).text());
  expect(text).toContain('<div id="root">alpha-mz</div>');
  expect(text).toContain('Abra o link da oferta.');
  expect(text).not.toContain('secret');
  expect((await get('/lead?product=GAMMA')).status).toBe(200);
  expect(log.mock.calls.flat()).toContain("The brand 'beta-br' is closed: the same secret.");
});

test('where every brand is closed the error page ends in plain words, and does not lead to itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const loadBrand = () => Promise.reject(new Error('gone'));
  const { get } = serverWith({ loadBrand });
  const page = await get('/lead?product=BETA');
  expect(page.headers.get('location')).toBe('/generic-error?product=BETA');
  const last = await get('/generic-error?product=BETA');
  expect([last.status, await last.text()]).toEqual([500, 'Internal Server Error']);
});
