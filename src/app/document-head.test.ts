// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { brandWith } from '../../tests/drawing/brands.ts';
import { aCheckout } from '../../tests/drawing/checkout.ts';
import { showInHead } from './document-head.ts';

const brand = brandWith();
const media = { favicon: 'https://cdn.example.com/a.ico' };
const flow = { id: 'default', steps: [], props: { media } };
const icons = () =>
  [...document.head.querySelectorAll('link[rel="icon"]')].map((one) => one.getAttribute('href'));
const colors = () =>
  [...document.head.querySelectorAll('meta[name="theme-color"]')].map((one) =>
    one.getAttribute('content'),
  );

afterEach(() => document.head.replaceChildren());

test('[BRAND-36] a document without an icon gets that of its brand, and its colour', () => {
  showInHead(aCheckout(brand));
  expect(icons()).toEqual(['/brands/cafe0001/favicon.svg']);
  expect(colors()).toEqual([brand.theme.light.background.page]);
});

test('[ENTITY-32] the icon of a flow that answers late takes the place of the brand’s', () => {
  showInHead(aCheckout(brand));
  showInHead(aCheckout(brand, { flow, page: { mode: 'dark' } }));
  expect(icons()).toEqual([media.favicon]);
  expect(colors()).toEqual([brand.theme.dark.background.page]);
});
