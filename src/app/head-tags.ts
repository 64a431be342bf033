import type { Checkout } from '../checkout/checkout.ts';
import { colorOf, iconOf } from './document-head.ts';

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one]!,
  );

/** Icon, colour and Open Graph tags of a page: what browsers and messengers show of a link. */
export function headTags(checkout: Checkout, url: URL): string {
  const { brand, productName } = checkout;
  const picture = new URL(brand.images[brand.settings.logoFile] ?? '', url.origin).href;
  const properties = {
    'og:title': checkout.text('app.title'),
    'og:type': 'website',
    'og:site_name': productName,
    'og:locale': brand.settings.lang.replace('-', '_'),
    'og:image': picture,
  };
  return [
    `<link rel="icon" href="${escape(iconOf(checkout))}">`,
    `<meta name="theme-color" content="${escape(colorOf(checkout))}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escape(content)}">`,
    ),
  ].join('');
}
