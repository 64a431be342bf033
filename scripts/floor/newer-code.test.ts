import { expect, test } from 'vitest';
import { BROWSER_FLOOR } from './browser-floor.ts';
import { newerCodeOf } from './newer-code.ts';

test('the list of package.json becomes targets of the build', () => {
  expect(BROWSER_FLOOR).toEqual(['chrome109', 'edge109', 'safari15.4', 'ios15.4', 'firefox115']);
});

test.each([
  ['/(?<!a)b/u.test(text)', 'lookbehind: (?<!a)b'],
  ['new RegExp("(?<=a)b", "u")', 'lookbehind: (?<=a)b'],
  ['new RegExp(`(?<=a)${text}`)', 'lookbehind: (?<=a)'],
  ['/(?i:a)b/.test(text)', 'modifier: (?i:a)b'],
  ['/[a--b]/v.test(text)', 'syntax: /[a--b]/v.test(text);'],
  ['class A { static { start(); } }', 'syntax: static {'],
  ['using file = open();', 'syntax: using file = open();'],
])('%s is newer than the oldest browsers', async (code, found) => {
  expect(await newerCodeOf(code)).toContain(found);
});

test.each([
  'class A extends B { static get x() { return super.x; } async load() {} }',
  'const { a = 1, ...rest } = await load(); a?.b ?? rest.c; rest.d ||= 1;',
  'export const found = /(?<year>\\d{4})\\k<year>(?=\\p{L})/du.exec("(?:a)")?.at(-1);',
  'for await (const one of list) console.log(`${one}`, 1_000n);',
])('every browser that we support runs %s', async (code) => {
  expect(await newerCodeOf(code)).toEqual([]);
});
