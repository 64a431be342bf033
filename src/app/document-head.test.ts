// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { brandWith } from '../../tests/drawing/brands.ts';
import { aCheckout, type CheckoutChanges } from '../../tests/drawing/checkout.ts';
import { headTags, showInHead } from './document-head.ts';

const brand = brandWith();
const media = { favicon: 'https://cdn.example.com/a.ico' };
const flow = { id: 'default', steps: [], props: { media } };

afterEach(() => document.head.replaceChildren());

test("[BRAND-36] [CHROME-19] [ENTITY-24] [ENTITY-32] a document gets its brand's icon, colour and title, and a late flow's icon and product", () => {
  document.head.innerHTML =
    '<title>Checkout</title><link rel="icon" href="data:,"><meta name="theme-color">';
  const { light, dark } = brand.theme;
  const expectHead = (title: string, icon: string, { background }: typeof light) => {
    const color = `<meta name="theme-color" content="${background.page}">`;
    const head = `<title>${title}</title><link rel="icon" href="${icon}">${color}`;
    expect(document.head.innerHTML).toBe(head);
  };
  showInHead(aCheckout(brand));
  expectHead('Checkout - Curso Alfa', '/brands/cafe0001/favicon.svg', light);
  expect(document.documentElement.lang).toBe('pt-BR');
  const config = { flows: [], title: 'Curso Beta' };
  showInHead(aCheckout(brand, { flow, page: { mode: 'dark', config } }));
  expectHead('Checkout - Curso Beta', media.favicon, dark);
});

const url = new URL('https://pay.example.com/lead?seller=a');
const tags = (changes: CheckoutChanges = {}, of = brand, wearsUpsell = false) =>
  headTags(aCheckout(of, changes), url, wearsUpsell);

test('[ENTITY-32] a shared link shows product, language, and a picture that messengers can draw', () => {
  const sharedPicture = '/brands/alfa-picture.cafe0001.png';
  const head = tags({ flow }, { ...brand, sharedPicture });
  expect(head).toContain('<meta property="og:title" content="Checkout - Curso Alfa">');
  expect(head).toContain('<meta property="og:locale" content="pt_BR">');
  expect(head).toMatch(/<meta property="og:description" content="[^"]+Curso Alfa[^"]+">/);
  expect(head).toContain(
    '<meta property="og:image" content="https://pay.example.com/brands/alfa-picture.cafe0001.png">',
  );
  expect(head).toContain('<meta property="og:image:width" content="1200">');
  expect(head).toContain(`<link rel="icon" href="${media.favicon}">`);
});

test("the font of the page's theme is asked for at once, that of its upsell on its pages", () => {
  const themeWith = (address: string) => ({ ...brand.theme, font: { address, rules: [] } });
  const withFonts = {
    ...brand,
    theme: themeWith('/assets/alfa.woff2'),
    upsellTheme: themeWith('/assets/beta.woff2'),
  };
  const fontOf = (wearsUpsell: boolean) =>
    /rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin/.exec(
      tags({}, withFonts, wearsUpsell),
    )?.[1];
  expect([fontOf(false), fontOf(true)]).toEqual(['/assets/alfa.woff2', '/assets/beta.woff2']);
  expect(tags()).not.toContain('as="font"');
});

test('a name cannot end its attribute', () => {
  const page = { config: { flows: undefined, title: '"><script>alert(1)</script>&' } };
  const head = tags({ page });
  expect(head).not.toContain('<script>');
  expect(head).toContain('Checkout - &#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#38;');
});
