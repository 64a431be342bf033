import type { Checkout } from '../checkout/checkout.ts';

type Drawn = Pick<Checkout, 'brand' | 'flow' | 'page'>;

const iconOf = ({ brand, flow }: Drawn): string =>
  flow.props?.media?.favicon ?? brand.images[brand.settings.faviconFile] ?? '';

const colorOf = ({ brand, page }: Drawn): string => brand.theme[page.mode].background.page;

/** Shows what the browser knows of a visit's document, in the place of what its page came with. */
export function showInHead(drawn: Drawn & Pick<Checkout, 'text'>): void {
  document.documentElement.lang = drawn.brand.settings.lang;
  document.title = drawn.text('app.title');
  document.querySelector('link[rel=icon]')!.setAttribute('href', iconOf(drawn));
  document.querySelector('meta[name=theme-color]')!.setAttribute('content', colorOf(drawn));
}

const escape = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

/** Font, icon, colour and Open Graph tags of a page. */
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
