import type { Checkout } from '../checkout/checkout.ts';
import { colorOf, iconOf } from './document-head.ts';

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one]!,
  );

/**
 * Font, icon, colour and Open Graph tags of a page: what it is written with, and what browsers and messengers
 * show of a link.
 */
export function headTags(checkout: Checkout, url: URL, wearsUpsell = false): string {
  const { brand, productName } = checkout;
  const { font } = (wearsUpsell && brand.upsellTheme) || brand.theme;
  const properties = {
    'og:title': checkout.text('app.title'),
    'og:description': checkout.text('app.description'),
    'og:type': 'website',
    'og:site_name': productName,
    'og:locale': brand.settings.lang.replace('-', '_'),
    ...(brand.sharedPicture && {
      'og:image': new URL(brand.sharedPicture, url.origin).href,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': productName,
    }),
  };
  return [
    // A font is asked for as from another origin, also by its own (CSS Fonts, 4.9).
    font
      ? `<link rel="preload" href="${escape(font.address)}" as="font" type="font/woff2" crossorigin>`
      : '',
    `<link rel="icon" href="${escape(iconOf(checkout))}">`,
    `<meta name="theme-color" content="${escape(colorOf(checkout))}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escape(content)}">`,
    ),
  ].join('');
}
