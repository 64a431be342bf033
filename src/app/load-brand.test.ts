import { afterEach, expect, test, vi } from 'vitest';
import { loadBrand, loadCatalogue } from './load-brand.ts';

afterEach(() => vi.unstubAllGlobals());

test('a brand module is handed what it needs of the program', async () => {
  const code = 'export default ({ formats }) => ({ brand: {}, validators: {}, formats })';
  const loaded = await loadBrand({ module: `data:text/javascript,${encodeURIComponent(code)}` });
  expect(loaded).toMatchObject({ formats: { cpf: expect.any(Function) } });
});

test('the catalogue is read where no server has resolved the brand', async () => {
  const catalogue = { default: 'ALFA', designSystemOverrides: [], brands: [] };
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => Response.json(catalogue));
  vi.stubGlobal('fetch', fetch);
  expect(await loadCatalogue()).toEqual(catalogue);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/brands/catalogue.json');
});

test('without a catalogue nothing can be drawn', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(loadCatalogue()).rejects.toThrow('The catalogue of brands answered 404.');
});
