import { afterEach, expect, test, vi } from 'vitest';
import type { CatalogueEntry } from '../../contract/compiled-brand.ts';
import { brandOf, serverWith } from '../server-fakes.ts';

afterEach(() => vi.restoreAllMocks());

const text = { type: 'string' };
const formWith = (schema: object) => ({
  lead: {
    blocks: [{ id: 'form', block: 'form', form: { pages: [{ variants: { '': { schema } } }] } }],
  },
});
const many = Object.fromEntries(Array.from({ length: 301 }, (_, at) => [`f${at}`, text]));
const deep = (levels: number): object =>
  levels === 0 ? text : { type: 'object', properties: { a: deep(levels - 1) } };

/** A server on which the screens of the brand BETA are these; its module's name is new in each test. */
function serverWithScreens(screens: object | Error, name: string) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = serverWith({
    loadBrand: async (entry: CatalogueEntry) => {
      entry.module = entry.module.replace(/[^/]+$/, `${entry.id}-${name}.js`);
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
  expect(await (await get('/')).text()).toContain('Brand beta-br is closed');
});

test('a large brand within the limits is drawn', async () => {
  const { f300: _, ...most } = many;
  const { get, log } = serverWithScreens(formWith({ type: 'object', properties: most }), 'large');
  expect((await get('/lead?product=BETA')).status).toBe(200);
  expect(log).not.toHaveBeenCalled();
});
