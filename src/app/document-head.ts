import type { Checkout } from '../checkout/checkout.ts';

type Drawn = Pick<Checkout, 'brand' | 'flow' | 'page'>;

/** The icon of a page: that of its flow, else of its brand. */
export const iconOf = ({ brand, flow }: Drawn): string =>
  flow.props?.media?.favicon ?? brand.images[brand.settings.faviconFile] ?? '';

/** The colour that the browser's own bars take beside a page. */
export const colorOf = ({ brand, page }: Drawn): string => brand.theme[page.mode].background.page;

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
