import { expect, test } from 'vitest';
import { brandWith } from '../../tests/drawing/brands.ts';
import { aCheckout, type CheckoutChanges } from '../../tests/drawing/checkout.ts';
import { headTags } from './document-head.ts';

const url = new URL('https://pay.example.com/lead?seller=a');
const tags = (changes: CheckoutChanges = {}) => headTags(aCheckout(brandWith(), changes), url);

test('a shared link shows product, language, and a picture that messengers can draw', () => {
  const brand = { ...brandWith(), sharedPicture: '/brands/alfa-picture.cafe0001.png' };
  const head = headTags(aCheckout(brand), url);
  expect(head).toContain('<meta property="og:title" content="Checkout - Curso Alfa">');
  expect(head).toContain('<meta property="og:locale" content="pt_BR">');
  expect(head).toMatch(/<meta property="og:description" content="[^"]+Curso Alfa[^"]+">/);
  expect(head).toContain(
    '<meta property="og:image" content="https://pay.example.com/brands/alfa-picture.cafe0001.png">',
  );
  expect(head).toContain('<meta property="og:image:width" content="1200">');
  expect(head).toContain('<link rel="icon" href="/brands/cafe0001/favicon.svg">');
});

test('[ENTITY-32] a flow may bring its own icon', () => {
  const media = { favicon: 'https://cdn.example.com/a.ico' };
  const flow = { id: 'default', steps: [], props: { media } };
  expect(tags({ flow })).toContain(`<link rel="icon" href="${media.favicon}">`);
});

test("the font of the page's theme is asked for at once, that of its upsell on its pages", () => {
  const { theme } = brandWith();
  const themeWith = (address: string) => ({ ...theme, font: { address, rules: [] } });
  const brand = {
    ...brandWith(),
    theme: themeWith('/assets/alfa.woff2'),
    upsellTheme: themeWith('/assets/beta.woff2'),
  };
  const fontOf = (wearsUpsell: boolean) =>
    /rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin/.exec(
      headTags(aCheckout(brand), url, wearsUpsell),
    )?.[1];
  expect([fontOf(false), fontOf(true)]).toEqual(['/assets/alfa.woff2', '/assets/beta.woff2']);
  expect(tags()).not.toContain('as="font"');
});

test('a name cannot end its attribute', () => {
  const page = { config: { flows: undefined, title: '"><script>alert(1)</script>&' } };
  const head = tags({ page });
  expect(head).not.toContain('<script>');
  expect(head).toContain('Checkout - &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;');
});
