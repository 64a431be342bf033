import { afterEach, expect, test, vi } from 'vitest';
import type { CatalogueEntry } from '../contract/compiled-brand.ts';
import { brandOf, catalogue, serverWith } from './server-test-kit.ts';
import { closeBrokenBrands } from './closed-brands.ts';

afterEach(() => vi.restoreAllMocks());

const text = { type: 'string' };
const formWith = (schema: object) => ({
  lead: {
    blocks: [
      {
        id: 'form',
        block: 'form',
        form: { action: 'createLead', pages: [{ variants: { '': { schema } } }] },
      },
    ],
  },
});
const many = Object.fromEntries(Array.from({ length: 301 }, (_, at) => [`f${at}`, text]));
const deep = (levels: number): object =>
  levels === 0 ? text : { type: 'object', properties: { a: deep(levels - 1) } };

/** The brands with modules of their own: a reason is logged once for each. */
const catalogueOf = (name: string) => ({
  ...catalogue,
  brands: catalogue.brands.map((one) => ({ ...one, module: `/brands/${one.id}-${name}.js` })),
});

/** A server on which the screens of the brand BETA are these; its module's name is new in each test. */
function serverWithScreens(screens: object | Error, name: string) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = serverWith({
    catalogue: catalogueOf(name),
    loadBrand: async (entry: CatalogueEntry) => {
      const loaded = brandOf(entry);
      if (entry.key !== 'BETA') return loaded;
      if (screens instanceof Error) throw screens;
      return { ...loaded, brand: { ...loaded.brand, screens } as never };
    },
  });
  return { ...server, log };
}

test.each<[string, object | Error]>([
  ['form-in-itself', formWith({ type: 'object', properties: { child: { $ref: '#' } } })],
  ['many-fields', formWith({ type: 'object', properties: many })],
  ['many-levels', formWith(deep(13))],
  ['million-entries', formWith({ properties: { a: { minItems: 1e6, items: text } } })],
  ['many-values', { lead: { blocks: Array.from({ length: 20_000 }, () => ({ id: 'a', b: 1 })) } }],
  ['broken-module', new Error('no such file')],
])('a brand is closed, and the others go on: %s', async (name, screens) => {
  const { get, log, pages } = serverWithScreens(screens, name);
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
  const load = async (entry: CatalogueEntry) => brandOf(entry);
  const reasons = new Map([
    ['alpha-br', 'a secret of the owner.'],
    ['beta-br', 'the same secret.'],
  ]);
  const { get, pages } = serverWith({
    settings: { sandbox: false },
    catalogue: catalogueOf('sale'),
    loadBrand: closeBrokenBrands(load, { reasons }),
  });
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
  const { get } = serverWith({ catalogue: catalogueOf('none'), loadBrand });
  const page = await get('/lead?product=BETA');
  expect(page.headers.get('location')).toBe('/generic-error?product=BETA');
  const last = await get('/generic-error?product=BETA');
  expect([last.status, await last.text()]).toEqual([500, 'Internal Server Error']);
});
