// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { LoadedBrand } from '../contract/compiled-brand.ts';
import { hasLaterScreens } from './load-brand.ts';
import { loadOthersSoon } from './load-chunks.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const brandWithLater = () =>
  ({
    brand: { screens: {}, texts: {} },
    validators: {},
    later: `data:text/javascript,${encodeURIComponent('export default () => ({ screens: {}, validators: {} })')}`,
  }) as unknown as LoadedBrand;

const touch = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

test('the other screens are loaded after the first touch, and only when the browser is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  const loaded = brandWithLater();
  loadOthersSoon(loaded);
  expect(idle).toHaveLength(0);
  touch();
  touch();
  expect(idle).toHaveLength(1);
  expect(hasLaterScreens(loaded)).toBe(false);
  idle.pop()!();
  await vi.waitFor(() => expect(hasLaterScreens(loaded)).toBe(true));
});
