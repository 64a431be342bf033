// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const scripts = () => [...document.querySelectorAll('script')];

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<meta property="csp-nonce" nonce="abc">';
  delete window.dataLayer;
});

async function load(...ids: string[]) {
  const { isContainerLoaded, loadContainer } = await import('./container.ts');
  expect(isContainerLoaded()).toBe(false);
  for (const id of ids) loadContainer('https://tags.example/gtm.js', id);
  return isContainerLoaded();
}

test('a document loads one container, once, after what waited and the time of its start', async () => {
  window.dataLayer = ['earlier'];
  await load('GTM-BRAND01', 'GTM-BRAND01');
  expect(scripts()).toHaveLength(1);
  const start = { 'gtm.start': expect.any(Number) as number, event: 'gtm.js' };
  expect(window.dataLayer).toEqual(['earlier', start]);
});
