import { expect, test } from 'vitest';
import { plainBrand } from '../../tests/drawing/plain-brand.ts';
import { createPageCache, styleTags } from './style-tags.ts';

/** A cache with two rules, as components of Emotion put them in. */
function drawnCache() {
  const cache = createPageCache('n0nce');
  cache.insert('.g-a', { name: 'a', styles: 'gap:8px;' }, cache.sheet, true);
  cache.insert('.g-b', { name: 'b', styles: '&:hover{color:red;}' }, cache.sheet, true);
  return cache;
}

const tagsOf = (cache = drawnCache()) =>
  styleTags(cache, { looks: plainBrand(), mode: 'dark' }).split(/(?<=<\/style>)/);

test('a page has every rule that its drawing inserted, under the nonce, with their names', () => {
  expect(tagsOf()[1]).toBe(
    '<style nonce="n0nce" data-emotion="g a b">.g-a{gap:0.5rem;}.g-b:hover{color:red;}</style>',
  );
});

test('the theme and the rules of the document are an element that the program can replace', () => {
  const [theme, drawn, ...others] = tagsOf();
  expect(theme).toMatch(
    /^<style nonce="n0nce" id="theme">:root\{color-scheme:dark;[^<]*<\/style>$/,
  );
  expect(theme).toContain('body{margin:0;');
  expect(drawn).not.toContain(':root');
  expect(others).toEqual([]);
});
