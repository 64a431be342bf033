// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { containerOf, loadContainer } from './container.ts';

test('[ENTITY-23] [BRAND-71] the container of the config wins over that of the brand, which is the one without it (D-29)', () => {
  expect(containerOf('GTM-CONFIG1', 'GTM-BRAND01')).toBe('GTM-CONFIG1');
  expect(containerOf(undefined, 'GTM-BRAND01')).toBe('GTM-BRAND01');
});

test.each([
  'GTM-A&id=GTM-EVIL01',
  'https://evil.example/x.js?GTM-ABC123',
  'GTM-ABC123\n',
  'gtm-abc123',
  `GTM-${'A'.repeat(5_000)}`,
  '',
])('an id such as %j reaches no address: the brand’s takes its place', (hostile) => {
  expect(containerOf(hostile, 'GTM-BRAND01')).toBe('GTM-BRAND01');
  expect(containerOf(undefined, hostile)).toBeUndefined();
});

test('a document loads one container, once, after what waited and the time of its start', () => {
  window.dataLayer = ['earlier'];
  for (const _ of [1, 2]) loadContainer('https://tags.example/gtm.js', 'GTM-BRAND01');
  expect(document.scripts).toHaveLength(1);
  const start = { 'gtm.start': expect.any(Number) as number, event: 'gtm.js' };
  expect(window.dataLayer).toEqual(['earlier', start]);
});
