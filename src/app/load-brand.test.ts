// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { LoadedBrand } from '../contract/compiled-brand.ts';
import { loadBrand, loadJson, loadOthersSoon, loadScreen } from './load-brand.ts';

afterEach(() => vi.unstubAllGlobals());

const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

test('a brand module is handed what it needs of the program', async () => {
  const code = 'export default ({ formats }) => ({ brand: {}, validators: {}, formats })';
  const loaded = await loadBrand({ module: moduleOf(code) });
  expect(loaded).toMatchObject({ formats: { cpf: expect.any(Function) } });
});

const LATER = moduleOf('export default () => ({ screens: { md: {} }, validators: {} })');
/** A brand whose later screens are this module's. */
const withLater = (later: string): LoadedBrand =>
  ({ brand: { screens: {}, texts: {} }, validators: {}, later }) as never;

test('later screens that cannot be loaded are loaded again by the next caller', async () => {
  const loaded = withLater(moduleOf('throw new Error("gone")'));
  await expect(loadScreen(loaded, 'md')).rejects.toThrow('gone');
  loaded.later = LATER;
  await loadScreen(loaded, 'md');
  expect(Object.keys(loaded.brand.screens)).toEqual(['md']);
});

test('later screens are loaded after the first touch, and only when the browser is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const touch = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  const loaded = withLater(LATER);
  loadOthersSoon(loaded);
  expect(idle).toHaveLength(0);
  touch();
  touch();
  expect(idle).toHaveLength(1);
  expect(loaded.brand.screens).toEqual({});
  idle.pop()!();
  await vi.waitFor(() => expect(loaded.brand.screens).toHaveProperty('md'));
});

test('the catalogue is read, and one that is missing is an error', async () => {
  const answers = [Response.json({ brands: [] }), new Response('', { status: 404 })];
  vi.stubGlobal('fetch', async () => answers.shift());
  expect(await loadJson('/brands/catalogue.json')).toEqual({ brands: [] });
  await expect(loadJson('/looks.json')).rejects.toThrow('/looks.json answered 404.');
});
