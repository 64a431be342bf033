// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { LoadedBrand } from '../contract/compiled-brand.ts';
import { hasLaterScreens, loadBrand, loadCatalogue, loadLaterScreens } from './load-brand.ts';
import { loadOthersSoon } from './load-others.ts';

afterEach(() => vi.unstubAllGlobals());

test('a brand module is handed what it needs of the program', async () => {
  const code = 'export default ({ formats }) => ({ brand: {}, validators: {}, formats })';
  const loaded = await loadBrand({ module: `data:text/javascript,${encodeURIComponent(code)}` });
  expect(loaded).toMatchObject({ formats: { cpf: expect.any(Function) } });
});

const EMPTY = 'export default () => ({ screens: {}, validators: {} })';
/** A brand whose later screens come from this code. */
const withLater = (code = EMPTY) =>
  ({
    brand: { screens: {}, texts: {} },
    validators: {},
    later: `data:text/javascript,${encodeURIComponent(code)}`,
  }) as unknown as LoadedBrand;

test('later screens that cannot be loaded are loaded again by the next caller', async () => {
  const loaded = withLater('throw new Error("gone")');
  await expect(loadLaterScreens(loaded)).rejects.toThrow('gone');
  loaded.later = withLater().later;
  await loadLaterScreens(loaded);
  expect(hasLaterScreens(loaded)).toBe(true);
});

test('later screens are loaded after the first touch, and only when the browser is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const touch = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  const loaded = withLater();
  loadOthersSoon(loaded);
  expect(idle).toHaveLength(0);
  touch();
  touch();
  expect(idle).toHaveLength(1);
  expect(hasLaterScreens(loaded)).toBe(false);
  idle.pop()!();
  await vi.waitFor(() => expect(hasLaterScreens(loaded)).toBe(true));
});

test('the catalogue is read where no server has resolved the brand', async () => {
  const catalogue = { default: 'ALFA', designSystemOverrides: [], brands: [] };
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => Response.json(catalogue));
  vi.stubGlobal('fetch', fetch);
  expect(await loadCatalogue()).toEqual(catalogue);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/brands/catalogue.json');
});
