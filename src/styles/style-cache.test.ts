import { css } from '@emotion/react';
import type { CSSObject } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { plainBrand } from '../../tests/drawing/plain-brand.ts';
import { createPageCache, styleTags } from './style-cache.ts';
import { theme } from './theme.ts';

/** The rules of a class `.c` with these styles. */
function cssOf(styles: CSSObject): string {
  const cache = createPageCache('n0nce');
  const serialized = css(styles as never);
  cache.insert('.c', serialized, cache.sheet, true);
  return Object.values(cache.inserted).join('');
}

test("sizes follow the browser's font size; lines, and what a picture is made of, do not", () => {
  const rules = cssOf({
    fontSize: 15,
    margin: '-20px 0 0 1.6px',
    padding: '12px 16px -4px',
    width: 'calc(100% - 32px)',
    border: '1px solid red',
    outline: '3px solid red',
    background: 'url(a-16px.svg)',
  });
  expect(rules).toBe(
    '.c{font-size:0.9375rem;margin:-1.25rem 0 0 1.6px;padding:0.75rem 1rem -0.25rem;width:calc(100% - 2rem);border:1px solid red;outline:3px solid red;background:url(a-16px.svg);}',
  );
});

test('a width at which the layout changes counts letters too', () => {
  const rules = cssOf({
    [theme.breakpoints.up('md')]: { padding: 32 },
    [theme.breakpoints.down('xs')]: { padding: 12 },
  });
  expect(rules).toContain('@media (min-width:36em){.c{padding:2rem;}}');
  expect(rules).toContain('@media (max-width:23.434375em){.c{padding:0.75rem;}}');
});

test('only what a browser of the floor needs has a prefix', () => {
  expect(cssOf({ userSelect: 'none', display: 'flex', appearance: 'none' })).toBe(
    '.c{-webkit-user-select:none;user-select:none;display:flex;appearance:none;}',
  );
});

/** A cache with two rules, as components of Emotion put them in. */
function drawnCache() {
  const cache = createPageCache('n0nce');
  cache.insert('.g-a', { name: 'a', styles: 'gap:8px;' }, cache.sheet, true);
  cache.insert('.g-b', { name: 'b', styles: '&:hover{color:red;}' }, cache.sheet, true);
  return cache;
}

const tagsOf = () => styleTags(drawnCache(), plainBrand(), 'dark').split(/(?<=<\/style>)/);

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
