import { expect, test } from 'vitest';
import { plainBrand } from '../../tests/drawing/plain-brand.ts';
import { criticalRules, styleTags } from './style-tags.ts';

const rules = [
  { name: '', css: 'body{margin:0;}' },
  { name: 'ga', css: '.ga{gap:1px;}' },
  { name: 'gb', css: '.gb{gap:2px;}' },
  { name: 'gc', css: '.gc{gap:3px;}' },
];

test('a page has the rules of its classes and of no others, in the order of the whole stylesheet', () => {
  const markup = '<p class="gc">class=&quot;gb&quot;</p><div class="other ga"></div>';
  expect(criticalRules(markup, rules)).toBe('body{margin:0;}.ga{gap:1px;}.gc{gap:3px;}');
});

test('the theme is an element of its own, so that the program can replace its rules', () => {
  const drawn = { rules, looks: plainBrand(), mode: 'dark' as const, nonce: 'n0nce' };
  const tags = styleTags('<p class="gb"></p>', drawn);
  expect(tags).toMatch(
    /^<style nonce="n0nce" id="theme">:root\{color-scheme:dark;[^<]*\}<\/style>/,
  );
  expect(tags).toMatch(/<style nonce="n0nce">body\{margin:0;\}\.gb\{gap:2px;\}<\/style>$/);
});
