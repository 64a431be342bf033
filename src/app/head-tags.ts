import type { Checkout } from '../checkout/checkout.ts';

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one]!,
  );

/** Icon, colour and Open Graph tags of a page: what browsers and messengers show of a link. */
export function headTags(checkout: Checkout, url: URL): string {
  const { brand, flow, page, productName } = checkout;
  const { faviconFile, logoFile } = brand.settings;
  const icon = flow.props?.media?.favicon ?? brand.images[faviconFile] ?? '';
  const picture = new URL(brand.images[logoFile] ?? '', url.origin).href;
  const color = brand.theme[page.mode].background.page;
  const properties = {
    'og:title': checkout.text('app.title'),
    'og:type': 'website',
    'og:site_name': productName,
    'og:locale': brand.settings.lang.replace('-', '_'),
    'og:image': picture,
  };
  return [
    `<link rel="icon" href="${escape(icon)}">`,
    `<meta name="theme-color" content="${escape(color)}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escape(content)}">`,
    ),
  ].join('');
}
