import { afterEach, expect, test, vi } from 'vitest';
import type { LoadedBrand } from '../contract/compiled-brand.ts';
import { hasLaterScreens, loadBrand, loadCatalogue, loadLaterScreens } from './load-brand.ts';

afterEach(() => vi.unstubAllGlobals());

test('a brand module is handed what it needs of the program', async () => {
  const code = 'export default ({ formats }) => ({ brand: {}, validators: {}, formats })';
  const loaded = await loadBrand({ module: `data:text/javascript,${encodeURIComponent(code)}` });
  expect(loaded).toMatchObject({ formats: { cpf: expect.any(Function) } });
});

/** A brand whose later screens come from this code. */
const withLater = (code: string) =>
  ({
    brand: { screens: {}, texts: {} },
    validators: {},
    later: `data:text/javascript,${encodeURIComponent(code)}`,
  }) as unknown as LoadedBrand;

test('later screens that cannot be loaded are loaded again by the next caller', async () => {
  const loaded = withLater('throw new Error("gone")');
  await expect(loadLaterScreens(loaded)).rejects.toThrow('gone');
  loaded.later = `data:text/javascript,${encodeURIComponent('export default () => ({ screens: {}, validators: {} })')}`;
  await loadLaterScreens(loaded);
  expect(hasLaterScreens(loaded)).toBe(true);
});

test('the catalogue is read where no server has resolved the brand', async () => {
  const catalogue = { default: 'ALFA', designSystemOverrides: [], brands: [] };
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => Response.json(catalogue));
  vi.stubGlobal('fetch', fetch);
  expect(await loadCatalogue()).toEqual(catalogue);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/brands/catalogue.json');
});
