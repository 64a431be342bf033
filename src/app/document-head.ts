import type { Checkout } from '../checkout/checkout.ts';

type Drawn = Pick<Checkout, 'brand' | 'flow' | 'page'>;

/** The icon of a page: that of its flow, else of its brand. */
const iconOf = ({ brand, flow }: Drawn): string =>
  flow.props?.media?.favicon ?? brand.images[brand.settings.faviconFile] ?? '';

/** The colour that the browser's own bars take beside a page. */
const colorOf = ({ brand, page }: Drawn): string => brand.theme[page.mode].background.page;

/** The element of the document's head that a selector finds, made where it is missing. */
function elementInHead(selector: string, name: string, attribute: [string, string]): Element {
  const known = document.head.querySelector(selector);
  if (known) return known;
  const made = document.createElement(name);
  made.setAttribute(...attribute);
  document.head.append(made);
  return made;
}

/**
 * Shows the icon and colour of a visit that the browser has resolved: the server wrote those that it
 * knew, and the document of a static host has none.
 */
export function showInHead(drawn: Drawn): void {
  const icon = elementInHead('link[rel="icon"]', 'link', ['rel', 'icon']);
  const color = elementInHead('meta[name="theme-color"]', 'meta', ['name', 'theme-color']);
  icon.setAttribute('href', iconOf(drawn));
  color.setAttribute('content', colorOf(drawn));
}

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
